import { type Cases, shuffle, wholeNumber } from '#algorithms/cases.ts'
import { isDistinct } from '#algorithms/valid-inputs.ts'

type Args = readonly [amount: number, coins: readonly number[]]

export const cases: Cases<Args, number> = {
  kind: 'function',
  statement:
    'Return the number of combinations of `coins` that add up to `amount`; you may use each coin any number of times. Combinations that differ only in order are the same, and an amount of 0 has one combination. `amount` is not negative, and the coins are positive and distinct.',
  name: { python: 'change', typescript: 'change', java: 'change', cpp: 'change' },
  parameters: [
    { name: 'amount', type: 'int' },
    { name: 'coins', type: 'int[]' },
  ],
  returns: 'int',
  examples: [
    { name: 'the coins of the lesson', args: [6, [1, 2, 5]], result: 5 },
    { name: 'the order of the coins does not matter', args: [6, [5, 1, 2]], result: 5 },
    { name: 'an amount that these coins never make', args: [7, [2, 4]], result: 0 },
    { name: 'one coin that fits evenly', args: [9, [3]], result: 1 },
    { name: 'coins that are all too large', args: [4, [8, 9]], result: 0 },
    { name: 'nothing to pay: one way', args: [0, [1, 2, 5]], result: 1 },
    { name: 'no coins', args: [4, []], result: 0 },
    { name: 'no coins and nothing to pay', args: [0, []], result: 1 },
  ],
  /** Different coins, some of them too large for any amount. */
  random(next, size) {
    const coins = Array.from({ length: size + 1 }, (_, index) => index + 1)
    return [wholeNumber(next, 0, size), shuffle(next, coins).slice(0, wholeNumber(next, 0, 4))]
  },
  /** Tries every number of the first coin, then the other coins for the rest. */
  reference(amount, [coin, ...others]) {
    if (coin === undefined) return amount === 0 ? 1 : 0
    let ways = 0
    for (let rest = amount; rest >= 0; rest -= coin) ways += cases.reference(rest, others)
    return ways
  },
  isValid: ([amount, coins]) => amount >= 0 && coins.every((coin) => coin >= 1) && isDistinct(coins),
  demoInput: ([amount, coins]) => ({ coins, amount }),
  growth: {
    kind: 'Small coins, which leave a rest again and again: the ways, counted one by one, grow with the square of the amount.',
    order: 1,
    sizes: [4096, 16_384, 65_536, 262_144],
    input: (size) => [size, [1, 5, 10]],
  },
}
