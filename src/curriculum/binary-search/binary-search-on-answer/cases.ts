import { type Cases, enlarge, wholeNumber } from '#algorithms/cases.ts'

type Args = readonly [piles: readonly number[], hours: number]

export const cases: Cases<Args, number> = {
  kind: 'function',
  statement:
    'You clear `piles` of items at a constant whole speed: each hour you choose one pile and remove that many items from it, and if the pile has fewer, the rest of the hour is lost. Return the lowest speed that clears all piles within `hours`. There is at least one pile, no pile is empty, and there are at least as many hours as piles.',
  name: { python: 'least_speed', typescript: 'leastSpeed', java: 'leastSpeed', cpp: 'leastSpeed' },
  parameters: [
    { name: 'piles', type: 'int[]' },
    { name: 'hours', type: 'int' },
  ],
  returns: 'int',
  examples: [
    { name: 'the lesson', args: [[4, 9, 11, 5], 8], result: 5 },
    { name: 'one hour for each pile', args: [[5, 8, 3], 3], result: 8 },
    { name: 'more hours than needed', args: [[4, 9, 11, 5], 40], result: 1 },
    { name: 'one pile', args: [[7], 3], result: 3 },
    { name: 'one pile in one hour', args: [[7], 1], result: 7 },
    { name: 'equal piles', args: [[6, 6, 6, 6], 8], result: 3 },
    { name: 'piles of one', args: [[1, 1, 1], 3], result: 1 },
    { name: 'one large pile among small ones', args: [[1, 12, 1], 5], result: 4 },
  ],
  random(next, size) {
    const piles = Array.from({ length: wholeNumber(next, 1, size) }, () => wholeNumber(next, 1, 12))
    return [piles, piles.length + wholeNumber(next, 0, 30)]
  },
  // Small enough for a search that tries one speed after the other.
  larger: ([piles, hours]) => [enlarge(piles, 50_000), piles.length + (hours % 3)],
  /** Clears the piles hour by hour, from the slowest speed on. */
  reference(piles, hours) {
    let speed = 1
    while (clear(piles, speed) > hours) speed++
    return speed
  },
  isValid: ([piles, hours]) => piles.length > 0 && piles.every((pile) => pile >= 1) && hours >= piles.length,
  growth: {
    kind: 'Large piles and one hour for each, so that only the highest speed will do: trying every speed takes n² divisions.',
    order: 1,
    sizes: [2048, 4096, 8192, 16_384],
    input: (size) => [Array.from({ length: size }, (_, index) => size - (index % 2)), size],
  },
}

function clear(piles: readonly number[], speed: number): number {
  let hours = 0
  for (let left of piles) for (; left > 0; left -= speed) hours++
  return hours
}
