import { remembered } from '#platform/remembered.ts'
import { addTo, type BitSet, emptySet } from './bit-set.ts'
import { startsOf } from './question-columns.ts'

/** Questions by a key that many of them may have: values of all, one question's after the other's. */
interface Grouped {
  readonly values: Uint32Array
  readonly starts: Uint32Array
  /** How many different values there are; all are below. */
  readonly different: number
}

/** As the columns have them: places in the names, and how many of them each question has. */
export function groupOf(
  places: readonly number[],
  counts: readonly number[],
  names: readonly string[],
): Grouped {
  return { values: Uint32Array.from(places), starts: startsOf(counts), different: names.length }
}

/** Gives the set of a key, nothing where there is no such key. */
export function keepSets(
  count: number,
  grouped: () => Grouped,
  valuesByKey: () => ReadonlyMap<string, readonly number[]>,
): (key: string) => BitSet | undefined {
  const setOf = remembered((key) => {
    const set = emptySet(count)
    const { values, starts, different } = grouped()
    const isWanted = new Uint8Array(different)
    for (const value of valuesByKey().get(key) ?? []) isWanted[value] = 1
    for (let at = 0; at < count; at++)
      for (let nth = starts[at] ?? 0, end = starts[at + 1] ?? 0; nth < end; nth++)
        if (isWanted[values[nth] ?? 0] === 1) addTo(set, at)
    return set
  })
  // What somebody made up is not remembered.
  return (key) => (valuesByKey().has(key) ? setOf(key) : undefined)
}

/** Places modulo `count` by their keys in small letters: two lists of names for the same things, one after the other. */
export function groupPlaces(keys: readonly string[], count: number): ReadonlyMap<string, readonly number[]> {
  const groups = new Map<string, number[]>()
  keys.forEach((key, nth) => {
    const group = groups.get(key.toLowerCase())
    if (group) group.push(nth % count)
    else groups.set(key.toLowerCase(), [nth % count])
  })
  return groups
}

/** Lines in one text, and where each begins; at last, where another would begin. */
interface Lines {
  readonly text: string
  readonly starts: Uint32Array
}

export function linesOf(text: string, count: number): Lines {
  const starts = new Uint32Array(count + 1)
  for (let at = 1; at <= count; at++) {
    const end = text.indexOf('\n', starts[at - 1])
    starts[at] = (end === -1 ? text.length : end) + 1
  }
  return { text, starts }
}

/** Looks through all lines at once, which is far quicker than through one after the other. */
export function addLinesWith(set: BitSet, { text, starts }: Lines, search: string): void {
  let at = 0
  for (let hit = text.indexOf(search); hit !== -1; hit = text.indexOf(search, starts[at + 1])) {
    while ((starts[at + 1] ?? text.length) <= hit) at++
    addTo(set, at)
  }
}
