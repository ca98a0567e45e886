import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { minuteMs } from '#platform/durations.ts'
import type { ReplyTo } from '#platform/endpoint.ts'
import { ApiError, call } from '#platform/web/call-api.ts'
import type { QuestionMark, Sighting } from '../../contract.ts'

export type Marks = ReplyTo<'GET /api/company-questions/marks'>

/** Stars, notes and own reports. What is solved is one list for all of the product: `useSolvedState`. */
export const marksQuery = queryOptions({
  queryKey: ['company-marks'],
  queryFn: () => call('GET /api/company-questions/marks'),
  // Another device may have changed something.
  staleTime: 5 * minuteMs,
  refetchOnMount: true,
  refetchOnWindowFocus: true,
})

/** A member's marks by question. */
export interface MarkIndex {
  readonly starred: ReadonlySet<number>
  /** Undefined without a note. */
  readonly noteOf: (id: number) => string | undefined
  readonly sightingsOf: (id: number) => readonly Sighting[]
}

export function indexMarks({ marks, sightings }: Marks): MarkIndex {
  const notes = new Map(marks.map(({ id, note }) => [id, note]))
  const byQuestion = Map.groupBy(sightings, ({ questionId }) => questionId)
  return {
    starred: new Set(marks.filter(({ isStarred }) => isStarred).map(({ id }) => id)),
    noteOf: (id) => notes.get(id),
    sightingsOf: (id) => byQuestion.get(id) ?? [],
  }
}

export function changeMarks(client: QueryClient, change: (marks: Marks) => Marks): void {
  client.setQueryData(marksQuery.queryKey, (marks) => marks && change(marks))
}

export function withMark({ marks, ...rest }: Marks, id: number, change: Partial<QuestionMark>): Marks {
  const before = marks.find((mark) => mark.id === id) ?? { id, isStarred: false, note: '' }
  return { ...rest, marks: [...marks.filter((mark) => mark.id !== id), { ...before, ...change }] }
}

export function sentenceFor(error: Error): string {
  return error instanceof ApiError ? error.sentence : 'The server cannot be reached. Please try again.'
}
