import { keepPreviousData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useDeferredValue, useEffect, useRef } from 'react'
import type { VisitorKind } from '#accounts/access.ts'
import { ApiError, callApiForHeaders } from '#platform/web/call-api.ts'
import type { CompanyQuestion, questionsApi } from '../contract.ts'
import type { Part } from '../find-questions.ts'
import type { CompanyFilter } from './company-filter.ts'
import { questionPagesKey } from './question-keys.ts'
import { readOwnQuestions } from './use-question-marks.ts'
import { readHeldList } from './whole-list.ts'

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

export interface Wanted {
  readonly filter: CompanyFilter
  readonly kind: VisitorKind
  readonly enabled: boolean
}

/** The first page of what matches. While another is on its way, the one before stays. */
export function useFirstQuestions({ filter, kind, enabled }: Wanted) {
  const client = useQueryClient()
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...pageQuery(client, filter, kind, 0),
    enabled,
    placeholderData: keepPreviousData,
  })
  // The first list of all is drawn in slices, and the page answers between them; what a letter finds is drawn at once.
  const isDrawn = useDeferredValue(data !== undefined)
  return {
    first: isDrawn ? data : undefined,
    isOld: isPlaceholderData,
    failure: error && !isFetching ? sentenceFor(error) : undefined,
    retry: useCallback(() => void refetch(), [refetch]),
  }
}

/**
 * Asks for the first page in the event that wants it: the question is on its way while the page is still drawn. Gives
 * nothing where it cannot be had. Always the same function.
 */
export function useAskAhead({
  kind,
  enabled,
}: Omit<Wanted, 'filter'>): (filter: CompanyFilter) => Promise<ListedPage | undefined> {
  const client = useQueryClient()
  const latest = useRef({ kind, enabled: false })
  useEffect(() => {
    latest.current = { kind, enabled }
  }, [kind, enabled])
  return useCallback(
    async (filter) => {
      if (!latest.current.enabled) return undefined
      // What goes wrong is told to the list, which asks for the same.
      return client.query(pageQuery(client, filter, latest.current.kind, 0)).catch(() => undefined)
    },
    [client],
  )
}

/** A page beyond the first; absent while it has not come. */
export function useFurtherQuestions(
  { filter, kind, enabled }: Wanted,
  page: number,
): readonly CompanyQuestion[] | undefined {
  return useQuery({ ...pageQuery(useQueryClient(), filter, kind, page), enabled }).data?.questions
}

/** Where the whole list is held, an answer is there at once; else the server gives it. */
function pageQuery(client: QueryClient, filter: CompanyFilter, kind: VisitorKind, page: number) {
  const part = { limit: pageSize, offset: page * pageSize }
  const query = { ...queryFor(filter, kind), ...part }
  const answerHere = () => findHere(client, filter, kind, part)
  return {
    queryKey: [...questionPagesKey, kind, query],
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<ListedPage> =>
      answerHere() ?? { ...(await askForQuestions(query, signal)), filter },
    initialData: answerHere,
  }
}

/** Finds in the list that is held here; nothing where it is not, or not what the member has solved and starred. */
function findHere(
  client: QueryClient,
  filter: CompanyFilter,
  kind: VisitorKind,
  part: Part,
): ListedPage | undefined {
  const list = readHeldList(client)
  const own = kind === 'member' ? readOwnQuestions(client) : nothingOwn
  if (!list || !own) return undefined
  const { companies, patterns, difficulties, search, withSql, sorting, seed } = filter
  const { total, places } = list.find(
    {
      companies,
      patterns,
      difficulties,
      search,
      withSql,
      sorting,
      seed,
      // Of others nobody knows what they have solved or starred.
      ...(kind === 'member' && filter.starredOnly && { only: own.starred }),
      ...(kind === 'member' && filter.hideSolved && { without: own.solved }),
    },
    part,
  )
  return { questions: places.map((at) => list.questionAt(at, own.solved)), total, filter }
}

const nothingOwn = { solved: new Set<number>(), starred: new Set<number>() }

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
