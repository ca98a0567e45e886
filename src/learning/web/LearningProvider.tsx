import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useVisitor } from '#accounts/web/use-visitor.ts'
import { useToast } from '#platform/ui/feedback/Toast.tsx'
import { guestLearning } from './guest-learning.ts'
import { LearningContext, type LearningSource, learningKey } from './learning-source.ts'

/** Rendered once, inside the visitor and query providers: what waits is sent from every page. */
export function LearningProvider({ children }: { children: ReactNode }) {
  const visitor = useVisitor()
  const toast = useToast()
  const queryClient = useQueryClient()
  const [source, setSource] = useState<LearningSource>()
  const userId = visitor.kind === 'member' ? visitor.user.id : undefined
  const isGuest = visitor.kind === 'guest'

  useEffect(() => {
    if (!userId && !isGuest) return
    let close: (() => void) | undefined
    let isCurrent = true
    // Loaded later: no page needs it to start.
    import('./open-learning.ts').then(
      ({ openGuestLearning, openMemberLearning }) => {
        if (!isCurrent) return
        if (!userId) return setSource(openGuestLearning())
        const opened = openMemberLearning(userId, (description) =>
          toast.show({ title: 'Your progress was not saved', description, tone: 'destructive' }),
        )
        close = opened.close
        setSource(opened.source)
      },
      () => {}, // Without network and cache there is no learning to show. The next page tries again.
    )
    // A guest's learning was added to the account.
    const stopListening = guestLearning.onChange(() => {
      void queryClient.invalidateQueries({ queryKey: [learningKey] })
    })
    return () => {
      isCurrent = false
      stopListening()
      close?.()
      setSource(undefined)
    }
  }, [userId, isGuest, toast, queryClient])

  return <LearningContext value={source}>{children}</LearningContext>
}
