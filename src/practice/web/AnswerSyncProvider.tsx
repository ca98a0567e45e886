import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react'
import { readCurrentUser } from '#accounts/web/current-user.ts'
import { useVisitor } from '#accounts/web/use-visitor.ts'
import { useToast } from '#platform/ui/feedback/Toast.tsx'
import { call } from '#platform/web/call-api.ts'
import { runSaveQueue } from '#platform/web/run-save-queue.ts'
import { type AnswerSync, createAnswerSync, waitingAnswersPrefix } from './answer-sync.ts'
import { onGuestPractice } from './guest-answers.ts'
import { practiceKey } from './standing-query.ts'

const AnswerSyncContext = createContext<AnswerSync | undefined>(undefined)
const timeoutMs = 20_000

/** Rendered once, inside the visitor and query providers: answers that wait are sent from every page. */
export function AnswerSyncProvider({ children }: { children: ReactNode }) {
  const visitor = useVisitor()
  const queryClient = useQueryClient()
  const toast = useToast()
  const [sync, setSync] = useState<AnswerSync>()
  const userId = visitor.kind === 'member' ? visitor.user.id : undefined

  useEffect(() => {
    if (!userId) return
    const opened = createAnswerSync({
      userId,
      send: (answers) =>
        call('POST /api/practice/answers', {
          body: { answers: [...answers], userId },
          keepalive: true,
          signal: AbortSignal.timeout(timeoutMs),
        }),
      isStillSignedIn: async () => (await readCurrentUser())?.id === userId,
      onSaved: () => refreshPractice(queryClient),
      onRefused: (sentence, isKept) =>
        toast.show({
          title: isKept ? 'An answer is not saved yet' : 'An answer was not saved',
          description: isKept ? `${sentence} It is kept in this browser and sent again.` : sentence,
          tone: 'destructive',
        }),
    })
    setSync(opened)
    const stop = runSaveQueue(opened, { prefix: waitingAnswersPrefix, userId })
    // A guest's answers were added to the account.
    const stopListening = onGuestPractice(() => refreshPractice(queryClient))
    return () => {
      stop()
      stopListening()
      setSync(undefined)
    }
  }, [userId, queryClient, toast])

  return <AnswerSyncContext value={sync}>{children}</AnswerSyncContext>
}

/** The round on the screen knows its answers already. */
function refreshPractice(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({
    predicate: ({ queryKey }) => queryKey[0] === practiceKey && queryKey[2] !== 'round',
  })
}

/** Undefined unless a member is here. */
export function useAnswerSync(): AnswerSync | undefined {
  return useContext(AnswerSyncContext)
}

const none: ReadonlySet<string> = new Set()
const subscribeToNothing = () => () => {}

/** Ids of the answers that could not be sent yet. */
export function useWaitingAnswers(): ReadonlySet<string> {
  const sync = useAnswerSync()
  return useSyncExternalStore(
    sync?.subscribe ?? subscribeToNothing,
    () => sync?.waiting() ?? none,
    () => none,
  )
}
