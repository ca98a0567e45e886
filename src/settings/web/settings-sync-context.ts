import { createContext } from 'react'
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
