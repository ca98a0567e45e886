import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { currentUserQuery, readCurrentUser } from '#accounts/web/current-user.ts'
import { useVisitor } from '#accounts/web/use-visitor.ts'
import { missingPart } from '#platform/ui/missing-part.ts'
import { useToast } from '#platform/ui/Toast.tsx'
import { holdEarlyTicks } from './early-ticks.ts'
import { openGuestProgress } from './guest-progress.ts'
import { loadMemberProgress } from './load-member-progress.ts'
import { statsKey } from './overall-progress-query.ts'
import {
  nameless,
  nobody,
  ProgressContext,
  type ProgressSource,
  tellRefusal,
  withoutCode,
} from './progress-source.ts'

/** Stands once, inside the visitor and query providers: ticks that wait are saved from every page. */
export function ProgressProvider({ children }: { children: ReactNode }) {
  const visitor = useVisitor()
  const toast = useToast()
  const queryClient = useQueryClient()
  const [early] = useState(holdEarlyTicks)
  const [source, setSource] = useState<ProgressSource>(early.source)
  const [attempt, setAttempt] = useState(0)
  const isLoading = visitor.kind === 'loading'
  // Empty when the answer had none: not every server that a proxy leads to is ours.
  const userId = visitor.kind === 'member' ? visitor.user.id || '' : undefined
  const isGuest = visitor.kind === 'guest'

  useEffect(() => {
    if (isLoading) return
    const fail = (description: string) => toast.show({ title: 'Error', description, tone: 'destructive' })
    let isOver = false
    let close = () => {}
    const show = (opened: { source: ProgressSource; close(): void }) => {
      close = opened.close
      setSource(opened.source)
      early.handOn(opened.source)
    }
    if (isGuest) show(openGuestProgress())
    else if (userId === undefined) setSource(nobody)
    else if (userId === '') setSource(nameless)
    else {
      setSource(early.source)
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
        () => {
          if (isOver) return
          const missing = withoutCode(() => setAttempt(attempt + 1))
          setSource(missing)
          tellRefusal(missing)
          if (attempt > 0) dispatchEvent(new Event(missingPart))
        },
      )
    }
    return () => {
      isOver = true
      close()
      setSource(nobody)
      early.drop()
    }
  }, [isLoading, userId, isGuest, attempt, early, toast, queryClient])

  return <ProgressContext value={source}>{children}</ProgressContext>
}
