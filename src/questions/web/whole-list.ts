import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { problemUrl } from '#content/lesson.ts'
import { callApi } from '#platform/web/call-api.ts'
import type { CompanyQuestion, questionsApi } from '../contract.ts'
import { createFinder, type Found, type Part, type QuestionFilter } from '../find-questions.ts'
import { once } from '../once.ts'
import { readRows, type WholeList } from '../question-columns.ts'
import { questionPagesKey } from './question-keys.ts'
import { askMarksAgain } from './use-question-marks.ts'

/** The list of everybody, held here: a letter or a choice needs no answer of the server. */
export interface HeldList {
  readonly find: (filter: QuestionFilter, part: Part) => Found
  readonly questionAt: (place: number, solved: ReadonlySet<number>) => CompanyQuestion
}

type Sightings = CompanyQuestion['sightings']

/** Another device or the operator may have changed something: it is seen within this time. */
const staleMs = 5 * 60_000
/** A list that could not be fetched is not asked for at every step of the pointer. */
const retryMs = 60_000

const listQuery = queryOptions({
  queryKey: ['company-list'],
  queryFn: async () => {
    const list = holdList(await callApi<typeof questionsApi.wholeList>('GET', '/api/company-questions/list'))
    await warmUp(list)
    return list
  },
  staleTime: staleMs,
  gcTime: Number.POSITIVE_INFINITY,
  structuralSharing: false,
})

/** Has what every search and every choice needs made before the first of them, in short tasks between other work. */
async function warmUp({ find, questionAt }: HeldList): Promise<void> {
  const anything = { companies: [], patterns: [], difficulties: [], search: '', withSql: false, seed: 0 }
  const wanted: readonly Omit<QuestionFilter, 'sorting'>[] = [
    anything,
    { ...anything, search: 'a' },
    { ...anything, search: '1' },
    { ...anything, companies: ['none'], patterns: ['none'], without: new Set() },
  ]
  for (const filter of wanted) {
    await new Promise((resolve) => setTimeout(resolve))
    find({ ...filter, sorting: 'frequency' }, { offset: 0, limit: 1 })
  }
  questionAt(0, new Set())
}

export function holdList(list: WholeList): HeldList {
  const { find } = createFinder(list)
  const row = once(() => readRows(list))
  const sightings = new Map<number, Sightings>()
  // What two lists have is one object, so that a row which shows it in both need not be drawn again.
  const known = new Map<number, CompanyQuestion>()
  for (const { id, ...count } of list.sightings) sightings.set(id, [...(sightings.get(id) ?? []), count])
  return {
    find,
    questionAt(place, solved) {
      const before = known.get(place)
      if (before && before.isCompleted === solved.has(before.id)) return before
      const { id, slug, patterns, companies, ...facts } = row()(place)
      const question = {
        ...facts,
        id,
        patterns: [...patterns],
        companies: [...companies],
        isCompleted: solved.has(id),
        sightings: sightings.get(id) ?? [],
        leetcodeUrl: problemUrl(slug),
      }
      known.set(place, question)
      return question
    },
  }
}

/** The list, once it has come. */
export function readHeldList(client: QueryClient): HeldList | undefined {
  return client.getQueryData(listQuery.queryKey)
}

export function useIsListHeld(): boolean {
  return useQuery({ ...listQuery, enabled: false }).isSuccess
}

/**
 * Asks for the list where there is none, or an old one: then what the person keeps is asked for again, too, and what
 * was found in the old list is found anew. Nothing waits for it: until it is there the server is asked.
 */
export async function keepListReady(client: QueryClient): Promise<void> {
  const state = client.getQueryState(listQuery.queryKey)
  if (state?.fetchStatus === 'fetching' || savesData()) return
  const now = Date.now()
  if (state && now - state.dataUpdatedAt < staleMs && !state.isInvalidated) return
  if (state?.status === 'error' && now - state.errorUpdatedAt < retryMs) return
  try {
    await Promise.all([client.query(listQuery), state?.data && askMarksAgain(client)])
  } catch {
    return
  }
  if (!state?.data) return
  client.removeQueries({ queryKey: questionPagesKey, type: 'inactive' })
  await client.invalidateQueries({ queryKey: questionPagesKey })
}

/** Has the list asked for again before it is used: the counts of a question have changed. */
export function forgetHeldList(client: QueryClient): void {
  client.removeQueries({ queryKey: listQuery.queryKey })
}

function savesData(): boolean {
  // Some browsers know it, and TypeScript does not.
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } }
  return connection?.saveData === true
}
