import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { readCurrentUser } from '#accounts/web/current-user.ts'
import { useVisitor } from '#accounts/web/use-visitor.ts'
import { useToast } from '#platform/ui/feedback/Toast.tsx'
import { call } from '#platform/web/call-api.ts'
import { runSaveQueue } from '#platform/web/run-save-queue.ts'
import type { Check } from '../../contract.ts'
import { practiceKey } from '../standing-query.ts'
import { type CheckAnswer, type CheckSync, createCheckSync, waitingChecksPrefix } from './check-sync.ts'

const timeoutMs = 20_000

export const checkKey = (userId: string | undefined) => [practiceKey, userId, 'check']

/** Sends the answers of a check while this page is open, also those that an earlier visit could not send. */
export function useCheckSync(): { sync: CheckSync | undefined; waiting: readonly CheckAnswer[] } {
  const visitor = useVisitor()
  const client = useQueryClient()
  const toast = useToast()
  const [sync, setSync] = useState<CheckSync>()
  const userId = visitor.kind === 'member' ? visitor.user.id : undefined

  useEffect(() => {
    if (!userId) return
    const opened = createCheckSync({
      userId,
      send: (id, answers) =>
        call('POST /api/practice/checks/:id/answers', {
          params: { id },
          body: { answers: [...answers] },
          keepalive: true,
          signal: AbortSignal.timeout(timeoutMs),
        }),
      isStillSignedIn: async () => (await readCurrentUser())?.id === userId,
      onSaved: (check) => onSaved(client, userId, check),
      onRefused(sentence, isKept) {
        toast.show({
          title: isKept ? 'An answer of the check is not saved yet' : 'An answer of the check was not saved',
          description: isKept ? `${sentence} It is kept in this browser and sent again.` : sentence,
          tone: 'destructive',
        })
        if (!isKept) void client.invalidateQueries({ queryKey: [practiceKey] })
      },
    })
    setSync(opened)
    const stop = runSaveQueue(opened, { prefix: waitingChecksPrefix, userId })
    return () => {
      stop()
      setSync(undefined)
    }
  }, [userId, client, toast])

  const waiting = useSyncExternalStore(
    sync?.subscribe ?? subscribeToNothing,
    sync?.waiting ?? readNothing,
    readNothing,
  )
  return { sync, waiting }
}

/** A finished check has changed what is known of the person. */
function onSaved(client: QueryClient, userId: string, check: Check): void {
  client.setQueryData(checkKey(userId), check)
  void client.invalidateQueries({
    predicate: ({ queryKey }) =>
      queryKey[0] === practiceKey && queryKey[2] !== 'round' && queryKey[2] !== 'check',
  })
}

const nothing: readonly CheckAnswer[] = []
const readNothing = () => nothing
const subscribeToNothing = () => () => {}
