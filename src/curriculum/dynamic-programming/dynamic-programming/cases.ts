import { type Cases, enlarge, numbers } from '#algorithms/cases.ts'

type Args = readonly [cash: readonly number[]]

export const cases: Cases<Args, number> = {
  kind: 'function',
  statement:
    '`cash` has the amount of money in each house of a street; no amount is negative. Return the largest total that you can rob without robbing two adjacent houses. Without houses it is 0.',
  name: { python: 'rob', typescript: 'rob', java: 'rob', cpp: 'rob' },
  parameters: [{ name: 'cash', type: 'int[]' }],
  returns: 'int',
  examples: [
    { name: 'the houses of the lesson', args: [[2, 9, 4, 1, 7, 3]], result: 16 },
    { name: 'neither all odd nor all even houses', args: [[8, 1, 2, 9]], result: 17 },
    { name: 'the richest house is not robbed', args: [[5, 6, 5]], result: 10 },
    { name: 'equal houses', args: [[4, 4, 4, 4, 4]], result: 12 },
    { name: 'empty houses between', args: [[0, 5, 0, 0, 8, 0]], result: 13 },
    { name: 'two houses', args: [[3, 7]], result: 7 },
    { name: 'one house', args: [[6]], result: 6 },
    { name: 'no houses', args: [[]], result: 0 },
  ],
  random: (next, size) => [numbers(next, size, 0, 12)],
  larger: (args) => enlarge(args),
  reference: (cash) => Math.max(...haulsOf(cash)),
  isValid: ([cash]) => cash.every((amount) => amount >= 0),
  growth: {
    kind: 'Cash in every house: the allowed choices of houses, and the calls without stored answers, grow exponentially.',
    order: 1,
    sizes: [4096, 16_384, 65_536, 262_144],
    input: (size) => [Array.from({ length: size }, (_, index) => 1 + ((index * 7919) % 1000))],
  },
}

/** The cash of each allowed choice of houses. */
function haulsOf([first, ...others]: readonly number[]): readonly number[] {
  if (first === undefined) return [0]
  return [...haulsOf(others), ...haulsOf(others.slice(1)).map((haul) => haul + first)]
}
