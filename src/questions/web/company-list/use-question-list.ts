import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import type { VisitorKind } from '#accounts/access.ts'
import { minuteMs } from '#platform/durations.ts'
import { ApiError, call, sentenceOf } from '#platform/web/call-api.ts'
import { useSolvedQuery, useSolvedState } from '#progress/web/tick/progress-source.ts'
import {
  filterQuestions,
  leadingCompanies,
  nothingSolvedOrStarred,
  sortQuestions,
} from '../../filter-questions.ts'
import type { Question } from '../../question.ts'
import { type CompanyCount, countCompanies, decodeQuestions, sortPatterns } from '../../question-list.ts'
import { indexStarsAndNotes, starsAndNotesQuery } from '../stars-and-notes/stars-and-notes-query.ts'
import type { CompanyFilter } from './company-filter.ts'

export interface QuestionList {
  readonly questions: readonly Question[]
  readonly companies: readonly CompanyCount[]
  readonly patterns: readonly string[]
  readonly builtInDate: string
  readonly importedReportCount: number
}

/** The whole list, which is the same for everyone. The browser filters it itself. */
const listQuery = queryOptions({
  queryKey: ['company-list'],
  queryFn: async ({ signal }): Promise<QuestionList> => {
    const reply = await call('GET /api/company-questions/list', { signal })
    const questions = decodeQuestions(reply)
    return {
      questions,
      companies: countCompanies(questions),
      patterns: sortPatterns(questions),
      builtInDate: reply.builtInDate,
      importedReportCount: reply.importedReportCount,
    }
  },
  structuralSharing: false,
  // Another member may have reported something, or the operator may have imported something.
  staleTime: 5 * minuteMs,
  refetchOnMount: true,
  refetchOnWindowFocus: true,
})

export function useQuestionList({ enabled }: { enabled: boolean }) {
  return useQuery({ ...listQuery, enabled })
}

/** Shows the new counts of a question after the member has reported something or withdrawn a report. */
export function changeSightings(
  client: QueryClient,
  { id, sightings }: Pick<Question, 'id' | 'sightings'>,
): void {
  client.setQueryData(
    listQuery.queryKey,
    (list) =>
      list && {
        ...list,
        questions: list.questions.map((question) =>
          question.id === id ? { ...question, sightings } : question,
        ),
      },
  )
}

/** The list, the member's own stars and notes, and the questions that match the filter. */
export function useCompanyQuestions(filter: CompanyFilter, kind: VisitorKind) {
  const isMember = kind === 'member'
  const { data: list, error, isFetching, refetch } = useQuestionList({ enabled: kind !== 'none' })
  const own = useQuery({ ...starsAndNotesQuery, enabled: isMember, select: indexStarsAndNotes })
  const starsAndNotes = isMember ? own.data : undefined
  const { solved, isLoaded } = useSolvedState()
  const { isError: hasSolvedError } = useSolvedQuery()
  // The controls answer first; the list follows in a render that the next keystroke interrupts.
  const shownFilter = useDeferredValue(filter)
  // Without these, solved questions would appear as unsolved for a moment.
  const isSettled =
    !isMember || ((starsAndNotes !== undefined || own.isError) && (isLoaded || hasSolvedError))
  const { sorting, seed } = shownFilter
  const sorted = useMemo(
    () => list && { ...list, questions: sortQuestions(list.questions, { sorting, seed }) },
    [list, sorting, seed],
  )
  // A tick changes the list only when solved questions are hidden.
  const hiddenProblems = isMember && shownFilter.hideSolved ? solved : nothingSolvedOrStarred.solved
  const matching = useMemo(
    () =>
      sorted && isSettled
        ? filterQuestions(
            sorted,
            {
              ...shownFilter,
              withSql: true,
              solved: hiddenProblems.size > 0 ? false : undefined,
              starredOnly: starsAndNotes !== undefined && shownFilter.starredOnly,
            },
            { solved: hiddenProblems, starred: starsAndNotes?.starred ?? nothingSolvedOrStarred.starred },
          )
        : undefined,
    [sorted, isSettled, shownFilter, starsAndNotes, hiddenProblems],
  )
  const { withSql } = shownFilter
  const found = useMemo(
    () => (withSql ? matching : matching?.filter(({ isSql }) => !isSql)),
    [matching, withSql],
  )
  const sqlCount = useMemo(() => matching?.filter(({ isSql }) => isSql).length ?? 0, [matching])
  const { companies, search } = shownFilter
  const leading = useMemo(
    () => leadingCompanies({ companies, search }, list?.companies ?? []),
    [companies, search, list],
  )
  return {
    list,
    /** Undefined for guests, and while they are unknown. */
    starsAndNotes,
    /** Undefined for guests, and while it is unknown. */
    solvedCount: isMember && isLoaded ? list?.questions.filter(({ id }) => solved.has(id)).length : undefined,
    /** Undefined while the list is loading. */
    found,
    /** SQL questions that match the rest of the filter, whether they are shown or hidden. */
    sqlCount,
    /** Slugs of the companies that come first in each row. */
    leading,
    /** True while `found` belongs to an earlier filter. */
    isStale: shownFilter !== filter,
    error: error && !list && !isFetching ? sentenceForList(error) : undefined,
    retry: () => void refetch(),
    hasStarsAndNotesError: isMember && own.isError && !own.isFetching,
    retryStarsAndNotes: () => void own.refetch(),
  }
}

function sentenceForList(error: Error): string {
  return error instanceof ApiError ? `Failed to fetch: ${error.status}` : sentenceOf(error)
}
