import { lessonPlaces } from '#content/lesson-places.ts'
import { remembered } from '#platform/remembered.ts'
import {
  addTo,
  type BitSet,
  countBits,
  emptySet,
  fullSet,
  hasBit,
  join,
  keepOnly,
  remove,
} from './bit-set.ts'
import type { sortings } from './contract.ts'
import { once } from './once.ts'
import type { QuestionColumns } from './question-columns.ts'
import { createOrders } from './question-orders.ts'
import { addLinesWith, groupOf, groupPlaces, keepSets, linesOf } from './question-sets.ts'

export type Sorting = (typeof sortings)[number]

export interface QuestionFilter {
  /** Slugs or names; case does not count. Empty lists filter nothing. */
  readonly companies: readonly string[]
  readonly patterns: readonly string[]
  readonly difficulties: readonly string[]
  /** Part of a title, or the beginning of a number. */
  readonly search: string
  readonly withSql: boolean
  /** Only these questions, or all but these. */
  readonly only?: ReadonlySet<number>
  readonly without?: ReadonlySet<number>
  readonly sorting: Sorting
  /** Of the shuffled order. */
  readonly seed: number
}

export interface Part {
  readonly offset: number
  readonly limit: number
}

export interface Found {
  /** How many match in all. */
  readonly total: number
  /** Places in the columns of those in the wanted part, in order. */
  readonly places: readonly number[]
}

export interface QuestionFinder {
  placeOf(id: number): number | undefined
  find(filter: QuestionFilter, part: Part): Found
}

/**
 * Finds in the columns of the list, the same on the server and in the browser. Nothing is prepared but what is asked
 * for: the set of a company is made when it is first chosen, an order when it is first wanted, and both are kept.
 */
export function createFinder(columns: QuestionColumns): QuestionFinder {
  const { ids } = columns
  const count = ids.length
  const places = once(() => new Map(ids.map((id, at) => [id, at])))
  const titles = once(() => linesOf(columns.titles.toLowerCase(), count))
  const numbers = once(() => linesOf(ids.map((id) => `#${id}`).join('\n'), count))
  const companies = keepSets(
    count,
    once(() => groupOf(columns.companies, columns.companyCounts, columns.companySlugs)),
    once(() => groupPlaces([...columns.companySlugs, ...columns.companyNames], columns.companySlugs.length)),
  )
  const patterns = keepSets(
    count,
    once(() => groupOf(columns.patterns, columns.patternCounts, columns.patternNames)),
    once(() => {
      // A list of names is joined by commas, which a display name may hold; the slug of its lesson never does.
      const slugs = columns.patternNames.map((name) => lessonPlaces.get(name)?.name ?? name)
      return groupPlaces([...slugs, ...columns.patternNames], slugs.length)
    }),
  )
  const ofDifficulty = remembered((letter) => setWhere(count, (at) => columns.difficulties[at] === letter))
  const sql = once(() => setWhere(count, (at) => Number(columns.kinds[at]) >= 2))
  const orders = createOrders(columns)
  // The one look that goes through all titles; many search for the same, and whoever deletes a letter does again.
  const searched = remembered((search) => {
    const found = emptySet(count)
    // No line holds a break.
    if (!search.includes('\n')) {
      addLinesWith(found, titles(), search)
      if (/^\d/.test(search)) addLinesWith(found, numbers(), `#${search}`)
    }
    return found
  }, mostSearches)

  const setOfIds = (wanted: ReadonlySet<number>): BitSet => {
    const set = emptySet(count)
    for (const id of wanted) {
      const at = places().get(id)
      if (at !== undefined) addTo(set, at)
    }
    return set
  }

  function matching(filter: QuestionFilter): BitSet {
    const set = fullSet(count)
    for (const [setOf, wanted] of [
      [companies, filter.companies],
      [patterns, filter.patterns],
      [(key: string) => ofDifficulty(letters.get(key) ?? ''), filter.difficulties],
    ] as const) {
      if (wanted.length === 0) continue
      const either = emptySet(count)
      for (const key of wanted) {
        const one = setOf(key.toLowerCase())
        if (one) join(either, one)
      }
      keepOnly(set, either)
    }
    if (!filter.withSql) remove(set, sql())
    if (filter.only) keepOnly(set, setOfIds(filter.only))
    if (filter.without) remove(set, setOfIds(filter.without))

    const search = filter.search.trim().toLowerCase()
    if (search !== '') keepOnly(set, searched(search))
    return set
  }

  return {
    placeOf: (id) => places().get(id),
    find(filter, part) {
      const set = matching(filter)
      const order =
        filter.sorting === 'shuffle' ? orders.shuffled(set, filter.seed) : orders[filter.sorting]()
      const total = countBits(set)
      return { total, places: partOf(order, set, total, part) }
    },
  }
}

/** A kilobyte each where there are ten thousand questions. */
const mostSearches = 200

const letters: ReadonlyMap<string, string> = new Map([
  ['easy', 'E'],
  ['medium', 'M'],
  ['hard', 'H'],
])

function partOf(order: Uint32Array, set: BitSet, total: number, { offset, limit }: Part): readonly number[] {
  const places: number[] = []
  const last = Math.min(total, offset + limit)
  for (let nth = 0, passed = 0; passed < last; nth++) {
    const at = order[nth] ?? 0
    if (hasBit(set, at) && ++passed > offset) places.push(at)
  }
  return places
}

function setWhere(count: number, isMeant: (at: number) => boolean): BitSet {
  const set = emptySet(count)
  for (let at = 0; at < count; at++) if (isMeant(at)) addTo(set, at)
  return set
}
