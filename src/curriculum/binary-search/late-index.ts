import { randomWholeNumber } from '#algorithms/input-fields.ts'
import { middleOf } from '#algorithms/scenes/search-range-scene.ts'

/** An index that takes many looks to find: of three at random, the one that halving reaches last. */
export function drawLateIndex(next: () => number, count: number): number {
  const drawn = Array.from({ length: 3 }, () => randomWholeNumber(next, { min: 0, max: count - 1 }))
  return drawn.reduce((latest, index) =>
    countLooks(count, index) > countLooks(count, latest) ? index : latest,
  )
}

function countLooks(count: number, index: number): number {
  let [lo, hi, looks] = [0, count - 1, 1]
  for (let mid = middleOf(lo, hi); mid !== index; mid = middleOf(lo, hi), looks++) {
    if (mid < index) lo = mid + 1
    else hi = mid - 1
  }
  return looks
}
