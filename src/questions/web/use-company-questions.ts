import { keepPreviousData, useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import type { VisitorKind } from '#accounts/access.ts'
import { ApiError, callApiForHeaders } from '#platform/web/call-api.ts'
import type { CompanyQuestion, questionsApi } from '../contract.ts'
import type { CompanyFilter } from './company-filter.ts'

/** All cached pages of the list begin with this. */
export const questionPagesKey = ['company-questions']

export interface QuestionPage {
  readonly questions: readonly CompanyQuestion[]
  /** How many match in all. */
  readonly total: number
}

/** A page that knows what it answers: it may still be shown while the answer to something else is on its way. */
export interface ListedPage extends QuestionPage {
  readonly filter: CompanyFilter
}

export const pageSize = 50

interface Wanted {
  readonly filter: CompanyFilter
  readonly kind: VisitorKind
  readonly enabled: boolean
}

/** The first page of what matches. While another is on its way, the one before stays. */
export function useFirstQuestions({ filter, kind, enabled }: Wanted) {
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...pageQuery(filter, kind, 0),
    enabled,
    placeholderData: keepPreviousData,
  })
  return {
    first: data,
    isOld: isPlaceholderData,
    failure: error && !isFetching ? sentenceFor(error) : undefined,
    retry: useCallback(() => void refetch(), [refetch]),
  }
}

/**
 * Asks for the first page in the event that wants it: the question is on its way while the page is still drawn.
 * Always the same function.
 */
export function useAskAhead({ kind, enabled }: Omit<Wanted, 'filter'>): (filter: CompanyFilter) => void {
  const client = useQueryClient()
  const latest = useRef({ kind, enabled: false })
  useEffect(() => {
    latest.current = { kind, enabled }
  }, [kind, enabled])
  return useCallback(
    (filter) => {
      // What goes wrong is told to the list, which asks for the same.
      if (latest.current.enabled) client.query(pageQuery(filter, latest.current.kind, 0)).catch(() => {})
    },
    [client],
  )
}

/** The pages that are looked at, beyond the first; those that have not come yet are left out. */
export function useFurtherQuestions(
  { filter }: ListedPage,
  kind: VisitorKind,
  pages: readonly number[],
): ReadonlyMap<number, readonly CompanyQuestion[]> {
  const wanted = pages.filter((page) => page > 0)
  return useQueries({
    queries: wanted.map((page) => ({ ...pageQuery(filter, kind, page), enabled: true })),
    combine: (results) =>
      new Map(results.flatMap(({ data }, index) => (data ? [[wanted[index] ?? 0, data.questions]] : []))),
  })
}

function pageQuery(filter: CompanyFilter, kind: VisitorKind, page: number) {
  const query = { ...queryFor(filter, kind), limit: pageSize, offset: page * pageSize }
  return {
    queryKey: [...questionPagesKey, kind, query],
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<ListedPage> => ({
      ...(await askForQuestions(query, signal)),
      filter,
    }),
  }
}

/** What is asked of the server for a filter, but for the part of the list. */
export function queryFor(filter: CompanyFilter, kind: VisitorKind) {
  const { companies, patterns, difficulties, sorting, seed, withSql } = filter
  return {
    companies: [...companies],
    patterns: [...patterns],
    difficulty: [...difficulties],
    q: filter.search.trim(),
    sql: withSql,
    // Nobody else has solved or starred anything, and the server refuses to ask.
    solved: filter.hideSolved && kind === 'member' ? false : undefined,
    starred: filter.starredOnly && kind === 'member' ? true : undefined,
    sort: sorting,
    seed: sorting === 'shuffle' ? seed : undefined,
  }
}

export async function askForQuestions(
  query: ReturnType<typeof queryFor> & { readonly limit: number; readonly offset: number },
  signal: AbortSignal,
): Promise<QuestionPage> {
  const { reply, headers } = await callApiForHeaders<typeof questionsApi.companyQuestions>(
    'GET',
    '/api/company-questions',
    { query, signal },
  )
  return { questions: reply, total: Number(headers.get('x-total-count') ?? reply.length) }
}

export function sentenceFor(error: Error): string {
  return error instanceof ApiError
    ? `Failed to fetch: ${error.status}`
    : 'Network connection error. Please check your internet connection and try again.'
}
