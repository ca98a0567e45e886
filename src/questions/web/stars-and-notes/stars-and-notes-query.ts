import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { minuteMs } from '#platform/durations.ts'
import type { ReplyTo } from '#platform/endpoint.ts'
import { call } from '#platform/web/call-api.ts'
import type { Sighting, StarAndNote } from '../../contract.ts'

type Stored = ReplyTo<'GET /api/company-questions/marks'>

/** Stars, notes and own reports. What is solved is one list for all of the product: `useSolvedState`. */
export const starsAndNotesQuery = queryOptions({
  queryKey: ['stars-and-notes'],
  queryFn: () => call('GET /api/company-questions/marks'),
  // Another device may have changed something.
  staleTime: 5 * minuteMs,
  refetchOnMount: true,
  refetchOnWindowFocus: true,
})

/** A member's stars, notes and own reports by question. */
export interface StarsAndNotes {
  readonly starred: ReadonlySet<number>
  /** Undefined without a note. */
  readonly noteOf: (id: number) => string | undefined
  readonly sightingsOf: (id: number) => readonly Sighting[]
}

export function indexStarsAndNotes({ marks, sightings }: Stored): StarsAndNotes {
  const notes = new Map(marks.map(({ id, note }) => [id, note]))
  const byQuestion = Map.groupBy(sightings, ({ questionId }) => questionId)
  return {
    starred: new Set(marks.filter(({ isStarred }) => isStarred).map(({ id }) => id)),
    noteOf: (id) => notes.get(id),
    sightingsOf: (id) => byQuestion.get(id) ?? [],
  }
}

/** Shows a change at once; what the server has comes with the next answer. */
export function changeStored(client: QueryClient, change: (stored: Stored) => Partial<Stored>): void {
  client.setQueryData(starsAndNotesQuery.queryKey, (stored) => stored && { ...stored, ...change(stored) })
}

export function changeStarOrNote(client: QueryClient, id: number, change: Partial<StarAndNote>): void {
  changeStored(client, ({ marks }) => {
    const before = marks.find((mark) => mark.id === id) ?? { id, isStarred: false, note: '' }
    return { marks: [...marks.filter((mark) => mark.id !== id), { ...before, ...change }] }
  })
}
