import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useVisitor } from '#accounts/web/use-visitor.ts'
import { likelyKind } from '#accounts/web/visitor.ts'
import { categorySummaries } from '#curriculum/index.ts'
import type { CategoryHue } from '#curriculum/pattern.ts'
import { call, sentenceOf } from '#platform/web/call-api.ts'
import { localValue } from '#platform/web/local-value.ts'
import { useSolvedQuery } from '#progress/web/tick/progress-source.ts'
import type { Category } from '../contract.ts'

/** Name of the pattern whose card was opened last in this browser. Deleted at sign-out like all personal data. */
export const lastLesson = localValue('capra.lastLesson')

export const categoriesQuery = queryOptions({
  queryKey: ['categories'],
  queryFn: () => call('GET /api/categories'),
})

/**
 * All categories with their patterns, fetched once in parallel with the current user. The reply of another visitor is
 * dropped when another user signs in. What is solved comes from `useSolvedState`.
 */
export function useCategories(): UseQueryResult<Category[]> {
  const visitor = useVisitor()
  return useQuery({ ...categoriesQuery, enabled: likelyKind(visitor) !== 'none' })
}

interface KnownCategories {
  readonly categories: readonly Category[] | undefined
  /** Why they could not be loaded. */
  readonly failure: string | undefined
  retry(): void
}

/**
 * The categories, once it is known who is signed in and what they have solved: before that, a tick could not be saved.
 * They are also shown when what is solved could not be loaded.
 */
export function useKnownCategories(): KnownCategories {
  const visitor = useVisitor()
  const { data, error, isFetching, refetch } = useCategories()
  const { isLoading, isFetched } = useSolvedQuery()
  // Not while a failed request is repeated: the page would go back to its loading state.
  const isSolvedLoading = isLoading && !isFetched
  return {
    categories: visitor.kind === 'loading' || isSolvedLoading ? undefined : data,
    failure: error && !isFetching ? `The patterns could not be loaded. ${sentenceOf(error)}` : undefined,
    retry: () => void refetch(),
  }
}

/** The server sends a hue as text. One that this release does not know gets the first category's. */
export function hueOf({ colorClass }: { colorClass: string }): CategoryHue {
  return categorySummaries.find(({ hue }) => hue === colorClass)?.hue ?? 'arrays'
}

/** A category has the same hill drawing on every screen. */
export function hillSeed(categoryId: number): number {
  return categoryId + 2
}
