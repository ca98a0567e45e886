import {
  type MutationKey,
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useCallback } from 'react'
import type { ReplyOf } from '#platform/endpoint.ts'
import { useToast } from '#platform/ui/feedback/Toast.tsx'
import { ApiError, callApi } from '#platform/web/call-api.ts'
import { type Completion, completionKey } from '#progress/web/overview/overall-progress.ts'
import type { QuestionMark, questionsApi, Sighting } from '../contract.ts'
import { questionPagesKey, starKey } from './question-keys.ts'

type Marks = ReplyOf<typeof questionsApi.marks>

const marksQuery = queryOptions({
  queryKey: ['company-marks'],
  queryFn: async ({ client }) => {
    const completionsSince = watchChanges<Completion>(client, completionKey)
    const starsSince = watchChanges<StarChange>(client, starKey)
    const marks = await callApi<typeof questionsApi.marks>('GET', '/api/company-questions/marks')
    return starsSince().reduce(withMark, completionsSince().reduce(withCompletion, marks))
  },
})

/**
 * Gives what was changed while an answer was on its way, which may not know of it; what failed has been taken back.
 * All mutations of the key carry a `Change`.
 */
function watchChanges<Change>(client: QueryClient, mutationKey: MutationKey): () => readonly Change[] {
  const cache = client.getMutationCache()
  const findAll = () => cache.findAll({ mutationKey })
  const over = new Set(findAll().filter(({ state }) => state.status !== 'pending'))
  return () =>
    findAll()
      .filter((mutation) => !over.has(mutation) && mutation.state.status !== 'error')
      // The caller says what those of its key carry.
      .map(({ state }) => state.variables as Change)
}

function withCompletion(marks: Marks, { id, isCompleted }: Completion): Marks {
  const others = marks.solved.filter((each) => each !== id)
  return { ...marks, solved: isCompleted ? [...others, id] : others }
}

/** Has the member's own asked for again where it is known. */
export function askMarksAgain(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: marksQuery.queryKey })
}

/** Which questions the member has solved and starred; nothing while that is not known. */
export function readOwnQuestions(client: QueryClient): OwnQuestions | undefined {
  const own = client.getQueryData(marksQuery.queryKey)
  if (!own) return undefined
  const starred = own.marks.filter(({ isStarred }) => isStarred)
  return { solved: new Set(own.solved), starred: new Set(starred.map(({ id }) => id)) }
}

/** Whether `readOwnQuestions` gives them; draws again when it does. */
export function useAreOwnKnown(): boolean {
  return useQuery({ ...marksQuery, enabled: false }).isSuccess
}

/** Asks which questions the member has solved; nothing while that is not known. */
export function useSolved({ enabled }: { enabled: boolean }): ReadonlySet<number> | undefined {
  return useQuery({ ...marksQuery, enabled, select: toSolved }).data
}

function toSolved({ solved }: Marks): ReadonlySet<number> {
  return new Set(solved)
}

interface OwnQuestions {
  readonly solved: ReadonlySet<number>
  readonly starred: ReadonlySet<number>
}

/** Asks for a member's own stars, notes and sightings. */
export function useMarks({ enabled }: { enabled: boolean }) {
  const { error, isFetching, refetch } = useQuery({ ...marksQuery, enabled })
  return { hasFailed: error !== null && !isFetching, retry: useCallback(() => void refetch(), [refetch]) }
}

export interface OwnMark extends Omit<QuestionMark, 'id'> {
  readonly sightings: readonly Sighting[]
}

/** What the member keeps about one question; absent while that is not known. */
export function useMark(id: number): OwnMark | undefined {
  const { data } = useQuery({
    ...marksQuery,
    select: ({ marks, sightings }) => ({
      isStarred: false,
      note: '',
      ...marks.find((mark) => mark.id === id),
      sightings: sightings.filter(({ questionId }) => questionId === id),
    }),
  })
  return data
}

/** What the member keeps about a question; nothing while that is not known. */
export type MarkOf = (id: number) => OwnMark | undefined

const noMark: OwnMark = { isStarred: false, note: '', sightings: [] }

/** What the member keeps about each question, for a list of them; nothing while that is not known. */
export function useOwnMarks({ enabled }: { enabled: boolean }): MarkOf {
  const { data } = useQuery({ ...marksQuery, enabled, select: byQuestion })
  return useCallback((id) => data && (data.get(id) ?? noMark), [data])
}

function byQuestion({ marks, sightings }: Marks): ReadonlyMap<number, OwnMark> {
  const own = new Map(marks.map((mark): [number, OwnMark] => [mark.id, { ...mark, sightings: [] }]))
  for (const [id, theirs] of Map.groupBy(sightings, ({ questionId }) => questionId))
    own.set(id, { ...(own.get(id) ?? noMark), sightings: theirs })
  return own
}

export function changeMarks(client: QueryClient, change: (marks: Marks) => Marks): void {
  client.setQueryData(marksQuery.queryKey, (before) => before && change(before))
}

export function changeCompletion(client: QueryClient, completion: Completion): void {
  changeMarks(client, (marks) => withCompletion(marks, completion))
}

function withMark(
  { marks, ...rest }: Marks,
  { id, ...change }: Partial<QuestionMark> & { readonly id: number },
): Marks {
  const before = marks.find((mark) => mark.id === id) ?? { id, isStarred: false, note: '' }
  return { ...rest, marks: [...marks.filter((mark) => mark.id !== id), { ...before, ...change }] }
}

export function changeMark(client: QueryClient, id: number, change: Partial<QuestionMark>): void {
  changeMarks(client, (marks) => withMark(marks, { ...change, id }))
}

export interface StarChange {
  readonly id: number
  readonly isStarred: boolean
}

/** Stars or unstars. It shows at once, and goes back with a sentence if it cannot be saved. */
export function useStar(): (change: StarChange) => void {
  const client = useQueryClient()
  const toast = useToast()
  const { mutate } = useMutation({
    mutationKey: starKey,
    // One after the other, so that the last answer is the last truth.
    scope: { id: 'star-company-question' },
    mutationFn: ({ id, isStarred }: StarChange) =>
      callApi<typeof questionsApi.saveMark>('PUT', '/api/company-questions/:id/mark', {
        params: { id },
        body: { isStarred },
        keepalive: true,
      }),
    onError: (failure, { id, isStarred }) => {
      changeMark(client, id, { isStarred: !isStarred })
      toast.show({ title: 'Error', description: sentenceOf(failure), tone: 'destructive' })
    },
    onSettled: () => {
      const queryKey = [...questionPagesKey, 'member', { starred: true }]
      client.removeQueries({ queryKey, type: 'inactive' })
      void client.invalidateQueries({ queryKey })
    },
  })
  return useCallback(
    (change) => {
      changeMark(client, change.id, change)
      mutate(change)
    },
    [client, mutate],
  )
}

export function sentenceOf(failure: Error): string {
  return failure instanceof ApiError ? failure.sentence : 'The server cannot be reached. Please try again.'
}
