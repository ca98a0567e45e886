import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useVisitor } from '#accounts/web/use-visitor.ts'
import { useToast } from '#platform/ui/feedback/Toast.tsx'
import { LearningContext, type LearningSource, learningKey } from './learning-source.ts'

/** Rendered once, inside the visitor and query providers: what waits is sent from every page. */
export function LearningProvider({ children }: { children: ReactNode }) {
  const visitor = useVisitor()
  const toast = useToast()
  const queryClient = useQueryClient()
  const [source, setSource] = useState<LearningSource>()
  const userId = visitor.kind === 'member' ? visitor.user.id || undefined : undefined
  const isNeeded = userId !== undefined || visitor.kind === 'guest'

  useEffect(() => {
    if (!isNeeded) return
    let close = () => {}
    let isCurrent = true
    // Loaded later: no page needs it to start.
    import('./open-learning.ts').then(
      ({ openLearning }) => {
        if (!isCurrent) return
        const opened = openLearning(userId, {
          onRefused: (description) =>
            toast.show({ title: 'Your progress was not saved', description, tone: 'destructive' }),
          onImported: () => void queryClient.invalidateQueries({ queryKey: [learningKey] }),
        })
        close = opened.close
        setSource(opened.source)
      },
      () => {}, // Without network and cache there is no learning to show. The next page tries again.
    )
    return () => {
      isCurrent = false
      close()
      setSource(undefined)
    }
  }, [isNeeded, userId, toast, queryClient])

  return <LearningContext value={source}>{children}</LearningContext>
}
