import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { useCallback, useDeferredValue, useMemo } from 'react'
import type { VisitorKind } from '#accounts/access.ts'
import { digits } from '#platform/count-words.ts'
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
  // A tick or a star changes the list only when it depends on them.
  const hidden = isMember && shownFilter.hideSolved ? solved : nothingSolvedOrStarred.solved
  const starred = shownFilter.starredOnly ? starsAndNotes?.starred : undefined
  const find = useCallback(
    (filter: CompanyFilter) =>
      filterQuestions(
        sorted ?? nothing,
        {
          ...filter,
          withSql: true,
          solved: filter.hideSolved && hidden.size > 0 ? false : undefined,
          starredOnly: filter.starredOnly && starred !== undefined,
        },
        { solved: hidden, starred: starred ?? nothingSolvedOrStarred.starred },
      ),
    [sorted, hidden, starred],
  )
  const matching = useMemo(
    () => (sorted && isSettled ? find(shownFilter) : undefined),
    [sorted, isSettled, find, shownFilter],
  )
  const { companies, search, withSql } = shownFilter
  const found = useMemo(
    () => (withSql ? matching : matching?.filter(({ isSql }) => !isSql)),
    [matching, withSql],
  )
  const sqlText = useMemo(() => textOfSql(matching, withSql), [matching, withSql])
  const leading = useMemo(
    () => leadingCompanies({ companies, search }, list?.companies ?? []),
    [companies, search, list],
  )
  const company = useMemo(
    () => (companies.length === 1 ? list?.companies.find(({ slug }) => slug === companies[0]) : undefined),
    [companies, list],
  )
  const solvedCount = useMemo(() => {
    if (!isMember || !isLoaded || !matching) return undefined
    const all = shownFilter.hideSolved ? find({ ...shownFilter, hideSolved: false }) : matching
    return all.filter(({ id, isSql }) => solved.has(id) && (withSql || !isSql)).length
  }, [isMember, isLoaded, matching, find, shownFilter, withSql, solved])
  const count = useCallback(
    (filter: CompanyFilter) => find(filter).filter(({ isSql }) => filter.withSql || !isSql).length,
    [find],
  )
  return {
    list,
    /** Undefined for guests, and while they are unknown. */
    starsAndNotes,
    /** Of the questions that match, hidden solved ones too. Undefined for guests, and while it is unknown. */
    solvedCount,
    /** Undefined while the list is loading. */
    found,
    /** What `found` was found with: the filter, or an earlier one for a moment. */
    shown: {
      filter: shownFilter,
      /** Why SQL questions are missing from the total, or that they are there. Empty when none matches. */
      sqlText,
      /** The one that is chosen. */
      company,
      /** Slugs of the companies that come first in each row. */
      leading,
      /** How many questions another filter would find. */
      count,
    },
    /** True while `found` belongs to an earlier filter. */
    isStale: shownFilter !== filter,
    error: error && !list && !isFetching ? sentenceForList(error) : undefined,
    retry: () => void refetch(),
    hasStarsAndNotesError: isMember && own.isError && !own.isFetching,
    retryStarsAndNotes: () => void own.refetch(),
  }
}

const nothing = { questions: [], companies: [], patterns: [] }

function textOfSql(matching: readonly Question[] | undefined, withSql: boolean): string {
  const count = matching?.filter(({ isSql }) => isSql).length ?? 0
  if (count === 0) return ''
  const isAre = count === 1 ? 'question is' : 'questions are'
  return `${digits(count)} SQL ${isAre} ${withSql ? 'included' : 'hidden'}.`
}

function sentenceForList(error: Error): string {
  return error instanceof ApiError ? `Failed to fetch: ${error.status}` : sentenceOf(error)
}
