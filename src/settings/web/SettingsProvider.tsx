import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useVisitor } from '#accounts/web/use-visitor.ts'
import { useToast } from '#platform/ui/feedback/Toast.tsx'
import { type SettingsSync, SettingsSyncContext } from './settings-sync-context.ts'

/** Rendered once, inside the visitor and query providers: changes that wait are sent from every page. */
export function SettingsProvider({ children }: { children: ReactNode }) {
  const visitor = useVisitor()
  const toast = useToast()
  const queryClient = useQueryClient()
  const [sync, setSync] = useState<SettingsSync>()
  const userId = visitor.kind === 'member' ? visitor.user.id : undefined

  useEffect(() => {
    if (!userId) return
    let close: (() => void) | undefined
    // Loaded later: no page needs it to start. Without network and cache, the next page tries again.
    const loading = import('./open-settings.ts').then(
      ({ openSettings }) => openSettings(userId, queryClient, toast),
      () => undefined,
    )
    let isCurrent = true
    void loading.then((opened) => {
      close = opened?.close
      if (isCurrent) setSync(opened?.sync)
      else close?.()
    })
    return () => {
      isCurrent = false
      close?.()
      setSync(undefined)
    }
  }, [userId, toast, queryClient])

  return <SettingsSyncContext value={sync}>{children}</SettingsSyncContext>
}
