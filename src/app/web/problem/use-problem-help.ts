import { useQuery } from '@tanstack/react-query'
import { isCategoryOpen } from '#accounts/access.ts'
import { categorySummaries } from '#curriculum/index.ts'
import { patternList } from '#curriculum/pattern-list.ts'
import { call } from '#platform/web/call-api.ts'

/**
 * What a practice problem asks, and its hints.
 *
 * @param lesson slug of the pattern whose hints come first, if the problem has several
 */
export function useProblemHelp(number: number, isMember: boolean, lesson?: string) {
  const categoryIds = patternList
    .filter(({ problems }) => problems.includes(number))
    .map(({ categoryId }) => categoryId)
  const isOpen = categorySummaries.some(
    ({ id }, position) => categoryIds.includes(id) && isCategoryOpen(position, isMember),
  )
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['problem-help', number],
    queryFn: () => call('GET /api/problems/:number/help', { params: { number } }),
    enabled: isOpen,
  })
  return {
    /** Of a lesson that needs an account. */
    isLocked: categoryIds.length > 0 && !isOpen,
    isLoading: isOpen && !data && (isFetching || !error),
    asks: data?.asks,
    questions: data?.questions ?? [],
    /** What is written on our page, if a listing solves the problem. */
    program: data?.patterns.flatMap(({ pattern, solvedBy, isJudged }) =>
      isJudged && solvedBy !== undefined ? [{ pattern, listing: solvedBy }] : [],
    )[0],
    help: data?.patterns.find(({ pattern }) => pattern === lesson) ?? data?.patterns[0],
    failure: error && !data && !isFetching ? error : undefined,
    retry: () => void refetch(),
  }
}
