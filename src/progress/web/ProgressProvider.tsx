import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { currentUserQuery, readCurrentUser } from '#accounts/web/current-user.ts'
import { useVisitor } from '#accounts/web/use-visitor.ts'
import { useToast } from '#platform/ui/Toast.tsx'
import { openGuestProgress } from './guest-progress.ts'
import { loadMemberProgress } from './load-member-progress.ts'
import { statsKey } from './overall-progress-query.ts'
import { nameless, nobody, ProgressContext, type ProgressSource } from './progress-source.ts'

/** Stands once, inside the visitor and query providers: ticks that wait are saved from every page. */
export function ProgressProvider({ children }: { children: ReactNode }) {
  const visitor = useVisitor()
  const toast = useToast()
  const queryClient = useQueryClient()
  const [source, setSource] = useState<ProgressSource>(nobody)
  // Empty when the answer had none: not every server that a proxy leads to is ours.
  const userId = visitor.kind === 'member' ? visitor.user.id || '' : undefined
  const isGuest = visitor.kind === 'guest'

  useEffect(() => {
    if (userId === undefined && !isGuest) return
    const fail = (description: string) => toast.show({ title: 'Error', description, tone: 'destructive' })
    let isOver = false
    let close = () => {}
    const show = (opened: { source: ProgressSource; close(): void }) => {
      close = opened.close
      setSource(opened.source)
    }
    if (userId === undefined) show(openGuestProgress())
    else if (userId === '') setSource(nameless)
    else
      loadMemberProgress().then(
        ({ openMemberProgress }) => {
          if (isOver) return
          show(
            openMemberProgress(userId, {
              isStillMe: async () => (await readCurrentUser())?.id === userId,
              onStats: (stats) => queryClient.setQueryData(statsKey, stats),
              onRefused: fail,
              onSignedOut(sentence) {
                if (sentence !== undefined) fail(sentence)
                void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey })
              },
            }),
          )
        },
        () =>
          isOver || fail('Your progress could not be fetched. Load the page again before you tick anything.'),
      )
    return () => {
      isOver = true
      close()
      setSource(nobody)
    }
  }, [userId, isGuest, toast, queryClient])

  return <ProgressContext value={source}>{children}</ProgressContext>
}
