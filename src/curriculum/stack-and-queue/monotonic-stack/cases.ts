import { type Cases, enlarge, numbers } from '#algorithms/cases.ts'

type Args = readonly [temperatures: readonly number[]]

export const cases: Cases<Args, readonly number[]> = {
  kind: 'function',
  statement:
    '`temps` has the temperature of each day. Return an array that gives, for each day, the number of days until a warmer one, or 0 if no later day is warmer. An equal temperature is not warmer.',
  name: {
    python: 'days_until_warmer',
    typescript: 'daysUntilWarmer',
    java: 'daysUntilWarmer',
    cpp: 'daysUntilWarmer',
  },
  parameters: [{ name: 'temps', type: 'int[]' }],
  returns: 'int[]',
  examples: [
    { name: 'the days of the lesson', args: [[18, 14, 11, 12, 16, 21, 13]], result: [5, 3, 1, 1, 1, 0, 0] },
    { name: 'no days', args: [[]], result: [] },
    { name: 'one day', args: [[0]], result: [0] },
    { name: 'warmer every day', args: [[1, 2, 3]], result: [1, 1, 0] },
    { name: 'colder every day', args: [[3, 2, 1]], result: [0, 0, 0] },
    { name: 'an equal day is not warmer', args: [[2, 2, 2, 3]], result: [3, 2, 1, 0] },
    { name: 'zero and negatives', args: [[-3, -8, 0, -5, 4]], result: [2, 1, 2, 1, 0] },
  ],
  random: (next, size) => [numbers(next, size, -4, 5)],
  larger: (args) => enlarge(args, 1_000_000),
  reference: (temperatures) =>
    temperatures.map((degrees, day) => {
      const wait = temperatures.slice(day).findIndex((later) => later > degrees)
      return Math.max(0, wait)
    }),
  growth: {
    kind: 'Colder every day until the last, which is the warmest: looking ahead from each day takes n² / 2 comparisons.',
    order: 1,
    sizes: [4096, 16_384, 65_536, 262_144],
    input: (size) => [Array.from({ length: size }, (_, day) => (day === size - 1 ? size : size - day - 1))],
  },
}
