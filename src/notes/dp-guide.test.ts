import { describe, expect, test } from 'vitest'
import { recordCalls } from '#algorithms/scenes/call-tree.ts'
import { amount, coins, growth, questions, stages, tree } from '#content/notes/dp/coin-change.ts'
import { debugList, depth, largeCounts, rebuild } from '#content/notes/dp/cost.ts'
import { families, loopDirection } from '#content/notes/dp/families.ts'
import { kinds, kindsInWords } from '#content/notes/dp/kinds.ts'
import { ladder } from '#content/notes/dp/ladder.ts'
import { paintHouse, tooLittle, tooMuch } from '#content/notes/dp/state.ts'
import { limits, otherwise } from '#content/notes/dp/when.ts'
import { allLessons } from '#curriculum/catalogue.ts'
import { readPatterns } from '#curriculum/read-patterns.ts'
import { paintCosts, reachableSums } from './dp-examples.ts'
import { traceCoinChange } from './trace-coin-change.ts'

const fewest = (a: number, pieces: readonly number[] = coins) => traceCoinChange(pieces, a, 'memo').result
const bruteForce = traceCoinChange(coins, amount, 'brute force').calls
const withMemo = traceCoinChange(coins, amount, 'memo').calls

describe('when it is dynamic programming', () => {
  test('the largest coin is safe for 1, 5, 10 and 25, and not for 1, 3 and 4', () => {
    for (let a = 1; a <= 200; a++)
      expect(largestFirst(a, [1, 5, 10, 25]), String(a)).toHaveLength(fewest(a, [1, 5, 10, 25]))
    expect(largestFirst(6, coins)).toEqual([4, 1, 1])
    expect(fewest(6)).toBe(2)
    const text = otherwise.map(({ use }) => use).join(' ')
    expect(text).toContain('coins 1, 5, 10 and 25')
    expect(text).toContain('for 6 it gives 4 + 1 + 1, but 3 + 3 is shorter')
  })

  test('each limit affords the steps that are given for its largest input', () => {
    const steps: Readonly<Record<string, number>> = {
      'n ≤ 20': 2 ** 20 * 20,
      'n ≤ 100': 100 ** 4,
      'n ≤ 500': 500 ** 3,
      'n ≤ 5,000': 5000 ** 2,
      'n ≤ 200, sum ≤ 10,000': 200 * 10_000,
      'n ≤ 100,000': 100_000 * Math.log2(100_000),
      'Numbers up to 10^18': String(10n ** 18n).length * 2 * 10,
    }
    expect(limits.map((each) => [each.limit, each.steps])).toEqual(
      Object.entries(steps).map(([limit, count]) => [limit, `${inWords(count)} steps`]),
    )
  })
})

describe('Coin Change', () => {
  test('the trees have as many calls as their texts say', () => {
    const count = (isRepeat: boolean) => withMemo.filter((call) => call.isRepeat === isRepeat).length
    const different = new Set(bruteForce.map(({ label }) => label)).size
    expect(tree.bruteForce).toContain(`${bruteForce.length} calls, but only ${different} different amounts`)
    expect(bruteForce.filter(({ isRepeat }) => !isRepeat)).toHaveLength(different)
    expect(tree.memo).toContain(`${withMemo.length} calls: ${count(false)} solve`)
    expect(tree.memo).toContain(`the ${count(true)} hatched ones`)
  })

  test('the number of calls grows as the table says', () => {
    expect(growth).toEqual(
      [6, 12, 30].map((a) => ({
        amount: String(a),
        bruteForce: callsFor(a).toLocaleString('en-US'),
        memo: String(traceCoinChange(coins, a, 'memo').calls.length),
      })),
    )
    expect(callsFor(amount)).toBe(bruteForce.length)
    expect(callsFor(40) / callsFor(39)).toBeCloseTo(1.6, 1)
    expect(stages.bruteForce.text).toContain('by about 1.6')
  })

  test('the answers use the right numbers', () => {
    const text = questions.map(({ answer }) => answer).join(' ')
    const rests = coins.map((coin) => amount - coin)
    expect(rests.join()).toBe('5,3,2')
    expect(text).toContain('the rest: 5, 3 or 2')
    expect(text).toContain(`1 + min(${rests.map((rest) => fewest(rest)).join(', ')}) = ${fewest(amount)}`)
    expect(stages.shortRow.text).toContain(`${Math.max(...coins)} cells back`)
  })

  test('walking back gives 3 and 3', () => {
    const last = coins.find((coin) => fewest(amount - coin) === fewest(amount) - 1)
    expect([last, amount - (last ?? 0)]).toEqual([3, 3])
    expect(fewest(3)).toBe(1)
    expect(rebuild.walk).toContain('the coins are 3 and 3')
  })
})

describe('the state', () => {
  test('without the color, painting costs 10 instead of 3', () => {
    const [first, second] = paintHouse.costs
    const cheapest = Math.min(...first)
    const color = first.findIndex((cost) => cost <= cheapest)
    const oneNumber = cheapest + Math.min(...second.filter((_, other) => other !== color))
    const best = Math.min(...(paintCosts(paintHouse.costs).at(-1) ?? []))
    expect([oneNumber, best]).toEqual([10, 3])
    expect(paintHouse.colors[color]).toBe('red')
    expect(tooLittle.wrong).toContain('`best(1) = 1`, in red')
    expect(tooLittle.wrong).toContain(`the total is ${oneNumber}`)
    expect(tooLittle.right).toContain(`2 + 1 = ${best}`)
  })

  test('with the coins so far in the key, no call repeats', () => {
    const keyed = recordCalls<string, void>('', (used, recurse) => {
      const rest = amount - [...used].reduce((sum, coin) => sum + Number(coin), 0)
      for (const coin of coins) if (coin <= rest) recurse(`${used}${coin}`)
    }).calls
    expect(keyed).toHaveLength(bruteForce.length)
    expect(keyed.filter(({ isRepeat }) => isRepeat)).toEqual([])
    expect(tooMuch.path).toContain(`all ${bruteForce.length} calls differ`)
  })
})

describe('the families', () => {
  test('lead to lessons and problems that exist', async () => {
    const patterns = await readPatterns('lesson.ts')
    expect(patterns.size).toBe(allLessons.length)
    for (const { lesson, classic } of families) {
      if (!lesson) continue
      expect(allLessons).toContainEqual(
        expect.objectContaining({ name: lesson.name, displayName: lesson.displayName }),
      )
      const problem = allLessons
        .flatMap(({ practice }) => practice)
        .find((each) => each.number === classic.number)
      if (problem) expect(classic.title).toBe(problem.title)
    }
  })

  test('include the family of each problem on the ladder', () => {
    const names = families.map(({ name }) => name)
    for (const { title, family } of ladder.flatMap(({ problems }) => problems))
      expect(names, title).toContain(family)
  })

  test('downward each item is used once, upward again', () => {
    const { items, limit, down, up } = loopDirection
    const sums = (direction: 'down' | 'up') =>
      reachableSums(items, limit, direction)
        .at(-1)
        ?.flatMap((isReachable, sum) => (isReachable ? [sum] : []))
    expect(sums('down')).toEqual([0, 2, 3, 5])
    expect(sums('up')).toEqual([0, 2, 3, 4, 5, 6])
    expect(down.result).toContain('4 and 6 stay out of reach')
    expect(up.result).toContain('4 is 2 + 2')
    expect(reachableSums([3], 6, 'down').at(-1)?.[6]).toBe(false)
    expect(reachableSums([3], 6, 'up').at(-1)?.[6]).toBe(true)
  })
})

test('counts are 4 combinations and 9 sequences', () => {
  const combinations = countWays(coins.map((coin) => [coin]))
  const sequences = countWays([coins])
  expect([combinations, sequences]).toEqual([4, 9])
  expect(kinds.at(-1)?.cells).toEqual([`${combinations} or ${sequences}`, String(fewest(amount)), '`true`'])
  const text = kindsInWords.map((each) => each.text).join(' ')
  expect(text).toContain(
    `you count ${combinations} combinations. With amounts outside, you count ${sequences}`,
  )
  expect(text).toContain(`both give ${fewest(amount)}`)
})

describe('limits of numbers and the debug list', () => {
  test('ways to climb outgrow integers where the text says', () => {
    const firstAbove = (limit: bigint) => waysToClimb.findIndex((ways) => ways > limit)
    const text = largeCounts.join(' ')
    expect(text).toContain(`from n = ${firstAbove(2n ** 31n - 1n)}`)
    expect(text).toContain(`from n = ${firstAbove(2n ** 63n - 1n)}`)
    expect(text).toContain(`up to n = ${firstAbove(2n ** 53n) - 1}`)
  })

  test('lengths that end at each element', () => {
    const values = [1, 2, 3, 0]
    const lengths: number[] = []
    for (const [index, value] of values.entries())
      lengths.push(
        1 + Math.max(0, ...lengths.filter((_, before) => before < index && values[before]! < value)),
      )
    expect(lengths).toEqual([1, 2, 3, 1])
    const text = debugList.map(({ how }) => how).join(' ')
    expect(text).toContain('[1, 2, 3, 0]')
    expect(text).toContain(`lengths 1, 2, 3 and 1: the last cell says ${lengths.at(-1)}, the answer is 3`)
  })

  test('coin 2 cannot make 3, and the largest int plus one is negative', () => {
    expect(fewest(3, [2])).toBe(Number.POSITIVE_INFINITY)
    expect((2 ** 31 - 1 + 1) | 0).toBeLessThan(0)
    expect(depth).toContain('`fewest_coins([1], 1000)`')
  })
})

function largestFirst(a: number, pieces: readonly number[]): readonly number[] {
  const piece = pieces.findLast((each) => each <= a)
  return piece === undefined ? [] : [piece, ...largestFirst(a - piece, pieces)]
}

/** Without making them. */
function callsFor(a: number): number {
  const calls: number[] = []
  for (let part = 0; part <= a; part++)
    calls.push(1 + coins.reduce((sum, coin) => sum + (calls[part - coin] ?? 0), 0))
  return calls[a] ?? 0
}

/** In each round, the amounts go up and may use the coins of that round. */
function countWays(rounds: readonly (readonly number[])[]): number {
  const ways = Array.from({ length: amount + 1 }, (_, a) => (a === 0 ? 1 : 0))
  for (const round of rounds)
    for (let a = 1; a <= amount; a++) for (const coin of round) ways[a]! += ways[a - coin] ?? 0
  return ways[amount] ?? 0
}

const waysToClimb = Array.from({ length: 100 }, () => 1n)
for (let n = 2; n < waysToClimb.length; n++) waysToClimb[n] = waysToClimb[n - 1]! + waysToClimb[n - 2]!

function inWords(count: number): string {
  if (count < 1000) return String(count)
  const millions = count / 1_000_000
  return `${millions < 2 ? millions.toFixed(1) : Math.round(millions)} million`
}
