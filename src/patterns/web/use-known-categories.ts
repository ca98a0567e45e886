import { useDeferredValue } from 'react'
import { useVisitor } from '#accounts/web/use-visitor.ts'
import { ApiError } from '#platform/web/call-api.ts'
import type { Category } from '../contract.ts'
import { useCategories } from './use-categories.ts'

interface KnownCategories {
  readonly categories: readonly Category[] | undefined
  /** Why there are none. */
  readonly failure: string | undefined
  retry(): void
}

/** The categories, once it is also known whose progress they show: before, a tick would belong to nobody. */
export function useKnownCategories(): KnownCategories {
  const visitor = useVisitor()
  const { data, error, isFetching, refetch } = useCategories()
  const known = visitor.kind === 'loading' ? undefined : data
  // The first answer fills a page: it is drawn in slices, and the page answers between them.
  const isDrawn = useDeferredValue(known !== undefined)
  return {
    categories: isDrawn ? known : undefined,
    failure: error && !isFetching ? sentenceFor(error) : undefined,
    retry: () => void refetch(),
  }
}

function sentenceFor(error: Error): string {
  const reason =
    error instanceof ApiError
      ? error.sentence
      : 'Network connection error. Please check your internet connection and try again.'
  return `The patterns could not be loaded. ${reason}`
}
