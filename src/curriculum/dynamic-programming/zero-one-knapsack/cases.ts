import { type Cases, enlarge, list, wholeNumber } from '#algorithms/cases.ts'

type Args = readonly [weights: readonly number[], values: readonly number[], capacity: number]

export const cases: Cases<Args, number> = {
  kind: 'function',
  statement:
    'Item `i` weighs `weights[i]` and is worth `values[i]`. Return the largest total value of items whose total weight is at most `capacity`; you may take each item at most once. `weights` and `values` have the same length, weights are positive, and values and `capacity` are not negative.',
  name: { python: 'knapsack', typescript: 'knapsack', java: 'knapsack', cpp: 'knapsack' },
  parameters: [
    { name: 'weights', type: 'int[]' },
    { name: 'values', type: 'int[]' },
    { name: 'capacity', type: 'int' },
  ],
  returns: 'int',
  examples: [
    {
      name: 'the items of the lesson: the two that fill the bag',
      args: [[3, 2, 4], [5, 3, 6], 6],
      result: 9,
    },
    { name: 'all items fit', args: [[1, 2, 3], [2, 3, 4], 7], result: 9 },
    { name: 'nothing fits', args: [[6, 8], [9, 12], 5], result: 0 },
    { name: 'an item is taken only once', args: [[2], [4], 10], result: 4 },
    { name: 'two equal items', args: [[2, 2, 3], [4, 4, 5], 5], result: 9 },
    { name: 'an item that is worth nothing', args: [[1, 2], [0, 7], 4], result: 7 },
    { name: 'no room', args: [[1, 2], [3, 4], 0], result: 0 },
    { name: 'no items', args: [[], [], 4], result: 0 },
  ],
  random(next, size) {
    const weights = list(next, size, () => wholeNumber(next, 1, 12))
    return [weights, weights.map(() => wholeNumber(next, 0, 9)), wholeNumber(next, 0, 2 * size)]
  },
  larger: ([weights, values, capacity]) => [weights, enlarge(values), capacity],
  reference: (weights, values, capacity) => Math.max(...worthsOf(weights, values, capacity)),
  isValid: ([weights, values, capacity]) =>
    weights.length === values.length &&
    weights.every((weight) => weight >= 1) &&
    values.every((value) => value >= 0) &&
    capacity >= 0,
  growth: {
    kind: 'As many items as the capacity, and all of them light: the table has n² cells, and the selections that fit grow exponentially.',
    order: 2,
    sizes: [64, 128, 256, 512],
    input(size) {
      const items = Array.from({ length: size }, (_, index) => index)
      return [items.map((item) => 1 + (item % 7)), items.map((item) => 1 + ((item * 31) % 97)), size]
    },
  },
}

/** The value of each selection that fits. */
function worthsOf(
  [weight, ...weights]: readonly number[],
  [value, ...values]: readonly number[],
  room: number,
): readonly number[] {
  if (weight === undefined || value === undefined) return [0]
  const without = worthsOf(weights, values, room)
  const withIt = weight > room ? [] : worthsOf(weights, values, room - weight)
  return [...without, ...withIt.map((worth) => worth + value)]
}
