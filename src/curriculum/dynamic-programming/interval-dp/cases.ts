import { type Cases, enlarge, list, wholeNumber } from '#algorithms/cases.ts'
import { isDistinct } from '#algorithms/valid-inputs.ts'

type Args = readonly [length: number, cuts: readonly number[]]

export const cases: Cases<Args, number> = {
  kind: 'function',
  statement:
    'You cut a stick of the given `length` at every position in `cuts`, which are distances from its left end in any order; each cut costs the length of the piece that it cuts in two. You choose the order of the cuts. Return the smallest total cost, which is 0 if there are no cuts. All cuts are distinct and strictly between the two ends of the stick.',
  name: { python: 'least_cut_cost', typescript: 'leastCutCost', java: 'leastCutCost', cpp: 'leastCutCost' },
  parameters: [
    { name: 'length', type: 'int' },
    { name: 'cuts', type: 'int[]' },
  ],
  returns: 'int',
  examples: [
    { name: 'the stick of the lesson', args: [12, [4, 6, 7]], result: 22 },
    // In the middle first: 20 + 10 + 10 + 4.
    { name: 'the middle first would lose', args: [20, [9, 10, 11, 14]], result: 38 },
    { name: 'cuts in no order', args: [10, [3, 1, 2]], result: 15 },
    { name: 'equal spacing', args: [10, [2, 4, 6, 8]], result: 24 },
    { name: 'clustered near an end', args: [30, [24, 25, 27, 28, 29]], result: 44 },
    { name: 'equally good orders', args: [8, [5, 3, 4]], result: 15 },
    { name: 'one cut', args: [6, [2]], result: 6 },
    { name: 'no cut', args: [4, []], result: 0 },
  ],
  /** Few cuts: the reference tries all orders. */
  random(next, size) {
    const length = wholeNumber(next, size + 1, 40)
    const cuts = list(next, Math.min(size, 6), () => wholeNumber(next, 1, length - 1))
    return [length, [...new Set(cuts)]]
  },
  larger: (args) => enlarge(args, 100_000_000),
  reference: (length, cuts) => tryOrders([0, length], cuts),
  isValid: ([length, cuts]) =>
    length >= 1 && isDistinct(cuts) && cuts.every((cut) => cut > 0 && cut < length),
  growth: {
    kind: 'Any cuts: there are n² / 2 pieces, each with up to n first cuts, and n! orders of all cuts.',
    order: 3,
    sizes: [40, 80, 160, 320],
    input: (size) => [4 * size, Array.from({ length: size }, (_, index) => 4 * index + 1 + (index % 3))],
  },
}

/** Makes the cuts in every order, and pays for each the distance of the two ends next to it. */
function tryOrders(ends: readonly number[], cuts: readonly number[]): number {
  if (cuts.length === 0) return 0
  const costs = cuts.map((cut) => {
    const from = Math.max(...ends.filter((end) => end < cut))
    const to = Math.min(...ends.filter((end) => end > cut))
    const others = cuts.filter((each) => each !== cut)
    return to - from + tryOrders([...ends, cut], others)
  })
  return Math.min(...costs)
}
