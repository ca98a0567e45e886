import { queryOptions, useQuery } from '@tanstack/react-query'
import { createContext } from 'react'
import { useVisitor } from '#accounts/web/use-visitor.ts'
import { minuteMs } from '#platform/durations.ts'
import { call } from '#platform/web/call-api.ts'
import type { StoredSettings } from '../contract.ts'
import type { Settings } from '../rules.ts'

export type SettingsChange = Partial<Settings>

/** Saves a member's changes, and knows those that the server has not confirmed. */
export interface SettingsSync {
  change(change: SettingsChange): void
  /** The same object until it changes. */
  waiting(): SettingsChange
  /** Returns a function that stops it. */
  subscribe(listener: () => void): () => void
  /** Takes what the server has stored. */
  adopt(saved: StoredSettings): void
}

/** Undefined for all but members, and until its code is loaded. */
export const SettingsSyncContext = createContext<SettingsSync | undefined>(undefined)

export const settingsQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: ['settings', userId],
    queryFn: () => call('GET /api/settings'),
    enabled: userId !== undefined,
    staleTime: minuteMs,
    refetchOnMount: true,
    // Another device may change them, too.
    refetchOnWindowFocus: true,
  })

/** What the server has stored of the member's settings. */
export function useSettingsQuery() {
  const visitor = useVisitor()
  return useQuery(settingsQuery(visitor.kind === 'member' ? visitor.user.id : undefined))
}
