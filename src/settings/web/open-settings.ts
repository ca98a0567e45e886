import { type QueryClient, QueryObserver } from '@tanstack/react-query'
import { readCurrentUser } from '#accounts/web/current-user.ts'
import type { useToast } from '#platform/ui/feedback/Toast.tsx'
import { call } from '#platform/web/call-api.ts'
import { runSaveQueue } from '#platform/web/run-save-queue.ts'
import type { StoredSettings } from '../contract.ts'
import { onCodeLanguage } from './code-language.ts'
import { onGuestSettings } from './guest-settings.ts'
import { createSettingsSync, waitingSettingsPrefix } from './member-settings.ts'
import { settingsQuery } from './settings-query.ts'
import type { SettingsSync } from './settings-sync-context.ts'

const timeoutMs = 20_000

/** Reads the member's settings on every page, because the language of code is one of them, and saves what changes. */
export function openSettings(
  userId: string,
  client: QueryClient,
  toast: ReturnType<typeof useToast>,
): { readonly sync: SettingsSync; close(): void } {
  const query = settingsQuery(userId)
  const { queryKey } = query
  const queue = createSettingsSync({
    userId,
    send: (body) =>
      call('PUT /api/settings', { body, keepalive: true, signal: AbortSignal.timeout(timeoutMs) }),
    isStillSignedIn: async () => (await readCurrentUser())?.id === userId,
    onSaved(saved) {
      // A reply that is on its way is older.
      void client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, saved)
    },
    onRefused: (description) =>
      toast.show({ title: 'A setting was not saved', description, tone: 'destructive' }),
  })
  const observer = new QueryObserver(client, query)
  const adopt = ({ data }: { data: StoredSettings | undefined }) => data && queue.sync.adopt(data)
  const stops = [
    runSaveQueue(queue, { prefix: waitingSettingsPrefix, userId }),
    onCodeLanguage(queue.saveLanguage),
    observer.subscribe(adopt),
    // A guest's settings were added to the account.
    onGuestSettings(() => void client.invalidateQueries({ queryKey })),
  ]
  // A page may have read them before this code was loaded: then nothing changes.
  adopt(observer.getCurrentResult())
  return {
    sync: queue.sync,
    close() {
      for (const stop of stops) stop()
    },
  }
}
