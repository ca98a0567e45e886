import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useVisitor } from '#accounts/web/use-visitor.ts'
import { likelyKind } from '#accounts/web/visitor.ts'
import { categorySummaries } from '#curriculum/index.ts'
import type { CategoryHue } from '#curriculum/pattern.ts'
import { call, sentenceOf } from '#platform/web/call-api.ts'
import { localValue } from '#platform/web/local-value.ts'
import { useProgressSource } from '#progress/web/tick/progress-source.ts'
import type { Category, Pattern } from '../contract.ts'

/** Name of the pattern whose card was opened last in this browser. Deleted at sign-out like all personal data. */
export const lastLesson = localValue('capra.lastLesson')

export const categoriesQuery = queryOptions({
  queryKey: ['categories'],
  queryFn: () => call('GET /api/categories'),
})

/**
 * All categories with their patterns, fetched once in parallel with the current user. The reply of another visitor is
 * dropped when another user signs in. The progress in it goes to the map that all screens read.
 */
export function useCategories({ enabled }: { enabled?: boolean } = {}): UseQueryResult<Category[]> {
  const visitor = useVisitor()
  const source = useProgressSource()
  const query = useQuery({
    ...categoriesQuery,
    enabled: enabled ?? likelyKind(visitor) !== 'none',
  })

  const { data: categories } = query
  useEffect(() => {
    if (!categories) return
    const patterns = categories.flatMap((category) => category.patterns)
    if (!source.cache.readPatterns()) source.cache.putPatterns(patterns.map(problemsOf))
    source.adoptLessons(patterns.flatMap((pattern) => (pattern.locked ? [] : (pattern.progress ?? []))))
  }, [categories, source])

  return query
}

function problemsOf(pattern: Pattern) {
  return { ...sizeOf(pattern), problems: pattern.practiceQuestions.map(({ number }) => number) }
}

export function sizeOf({ id, practiceQuestionCount }: Pattern) {
  return { id, problemCount: practiceQuestionCount }
}

interface KnownCategories {
  readonly categories: readonly Category[] | undefined
  /** Why they could not be loaded. */
  readonly failure: string | undefined
  retry(): void
}

/** The categories, once it is known who is signed in: before that, a tick could not be saved. */
export function useKnownCategories(): KnownCategories {
  const visitor = useVisitor()
  const { data, error, isFetching, refetch } = useCategories()
  return {
    categories: visitor.kind === 'loading' ? undefined : data,
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
