import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useVisitor } from '#accounts/web/use-visitor.ts'
import { likelyKind } from '#accounts/web/visitor.ts'
import { callApi } from '#platform/web/call-api.ts'
import { useProgressSource } from '#progress/web/tick/progress-source.ts'
import type { Category, Pattern, patternsApi } from '../contract.ts'

/**
 * All categories with their patterns, loaded once, beside the question who is here; another visitor's answer is
 * dropped when that changes. The progress they carry goes to the one map that all screens read.
 */
export function useCategories({ enabled }: { enabled?: boolean } = {}): UseQueryResult<Category[]> {
  const visitor = useVisitor()
  const source = useProgressSource()
  const query = useQuery({
    queryKey: ['categories'],
    queryFn: () => callApi<typeof patternsApi.categories>('GET', '/api/categories'),
    enabled: enabled ?? likelyKind(visitor) !== 'none',
  })

  const { data: categories } = query
  useEffect(() => {
    if (!categories) return
    const patterns = categories.flatMap((category) => category.patterns)
    if (!source.cache.readSizes()) source.cache.putSizes(patterns.map(sizeOf))
    source.adopt(patterns.flatMap((pattern) => (pattern.locked ? [] : (pattern.progress ?? []))))
  }, [categories, source])

  return query
}

function sizeOf({ id, practiceQuestionCount }: Pattern) {
  return { id, problemCount: practiceQuestionCount }
}
