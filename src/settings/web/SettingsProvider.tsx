import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useVisitor } from '#accounts/web/use-visitor.ts'
import { useToast } from '#platform/ui/feedback/Toast.tsx'
import { type SettingsSync, SettingsSyncContext, settingsQuery, useSettingsQuery } from './settings-source.ts'

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
    let isCurrent = true
    // Loaded later: no page needs it to start.
    import('./member-settings.ts').then(
      ({ openMemberSettings }) => {
        if (!isCurrent) return
        const { queryKey } = settingsQuery(userId)
        const opened = openMemberSettings(userId, {
          onSaved(saved) {
            // A reply that is on its way is older.
            void queryClient.cancelQueries({ queryKey })
            queryClient.setQueryData(queryKey, saved)
          },
          onRefused: (description) =>
            toast.show({ title: 'A setting was not saved', description, tone: 'destructive' }),
          onGuestSettings: () => void queryClient.invalidateQueries({ queryKey }),
        })
        close = opened.close
        setSync(opened.sync)
      },
      () => {}, // Without network and cache nothing can be changed. The next page tries again.
    )
    return () => {
      isCurrent = false
      close?.()
      setSync(undefined)
    }
  }, [userId, toast, queryClient])

  const { data: saved } = useSettingsQuery()
  useEffect(() => {
    if (saved) sync?.adopt(saved)
  }, [saved, sync])

  return <SettingsSyncContext value={sync}>{children}</SettingsSyncContext>
}
