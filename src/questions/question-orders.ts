import { type BitSet, hasBit } from './bit-set.ts'
import { lotOf } from './lots.ts'
import { once } from './once.ts'
import { type QuestionColumns, startsOf } from './question-columns.ts'

/** Ranks are below 2^32, places below this: together they are still whole numbers. */
const mostPlaces = 2 ** 21

/** Places of all questions in each order; equal ones by number. */
export function createOrders({ ids, difficulties, companyCounts, frequencies }: QuestionColumns) {
  const number = once(() => sorted(Uint32Array.from(ids.keys()), (at) => ids[at] ?? 0))
  const starts = once(() => startsOf(companyCounts))
  const best = (at: number) => (companyCounts[at] === 0 ? 0 : (frequencies[starts()[at] ?? 0] ?? 0))
  return {
    number,
    frequency: once(() => sorted(number(), (at) => 100 - best(at))),
    difficulty: once(() => sorted(number(), (at) => 'EMH'.indexOf(difficulties[at] ?? ''))),
    /** Only of those in the set. */
    shuffled: (set: BitSet, seed: number) =>
      sorted(
        number().filter((at) => hasBit(set, at)),
        (at) => lotOf(seed, ids[at] ?? 0),
      ),
  }
}

/** Sorts by rank, and leaves equal ones as they are: as one list of numbers, which sorts many times faster than objects. */
function sorted(places: Uint32Array, rankOf: (at: number) => number): Uint32Array {
  const keys = new Float64Array(places.length)
  for (let nth = 0; nth < keys.length; nth++) keys[nth] = rankOf(places[nth] ?? 0) * mostPlaces + nth
  keys.sort()
  const order = new Uint32Array(keys.length)
  for (let nth = 0; nth < keys.length; nth++) order[nth] = places[(keys[nth] ?? 0) % mostPlaces] ?? 0
  return order
}
