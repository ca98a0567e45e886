import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useCallback } from 'react'
import { useToast } from '#platform/ui/feedback/Toast.tsx'
import { type OnPatternsCompleted, PatternsCompletedContext } from '#progress/web/tick/progress-source.ts'
import type { Category } from '../contract.ts'
import { categoriesQuery } from './categories.ts'
import { findNextStep } from './category/card/next-pattern.ts'

/** Says that a pattern is completed where its last tick happens, unless that is its lesson, and offers the next step. */
export function CompletionToasts({ children }: { children: ReactNode }) {
  const toast = useToast()
  const queryClient = useQueryClient()
  const onCompleted = useCallback<OnPatternsCompleted>(
    (ids, solved) => {
      const announce = (categories: readonly Category[]) => {
        const patterns = categories.flatMap((category) => category.patterns)
        const completed = patterns.filter(({ id }) => ids.includes(id))
        const [first] = completed
        if (!first) return
        // Made here, where it is needed: made with the module, it takes a phone 60 ms before any page can be used.
        const names = new Intl.ListFormat('en')
        toast.show({
          title: `You completed ${names.format(completed.map(({ displayName }) => displayName))}!`,
          action: findNextStep(categories, first.id, solved),
        })
      }
      // Without the names, as offline on a first visit, the tick has to do.
      queryClient.ensureQueryData(categoriesQuery).then(announce, () => {})
    },
    [toast, queryClient],
  )
  return <PatternsCompletedContext value={onCompleted}>{children}</PatternsCompletedContext>
}
