import { expect, test } from 'vitest'
import { expectComputedNumbers } from '../../walkthroughs/computed-numbers.ts'
import { recursion, walkthrough } from './walkthrough.ts'

interface Jar {
  readonly weight: number
  readonly value: number
}

const jars: readonly Jar[] = [
  { weight: 3, value: 3 },
  { weight: 1, value: 5 },
  { weight: 4, value: 6 },
  { weight: 1, value: 2 },
]
const weightOf = (chosen: readonly Jar[]) => chosen.reduce((sum, { weight }) => sum + weight, 0)
const coinsOf = (chosen: readonly Jar[]) => chosen.reduce((sum, { value }) => sum + value, 0)

function choicesOf(items: readonly Jar[]): Jar[][] {
  return Array.from({ length: 2 ** items.length }, (_, choice) =>
    items.filter((_, index) => choice & (1 << index)),
  )
}

const most = (items: readonly Jar[], room: number) =>
  Math.max(...choicesOf(items).flatMap((chosen) => (weightOf(chosen) <= room ? [coinsOf(chosen)] : [])))

/** Packs in this order what still fits. */
function packBy(compare: (a: Jar, b: Jar) => number): number {
  const chosen: Jar[] = []
  for (const jar of jars.toSorted(compare)) if (weightOf([...chosen, jar]) <= 4) chosen.push(jar)
  return coinsOf(chosen)
}

/** The most with any number of each item. */
const mostAgain = (items: readonly Jar[], room: number): number =>
  Math.max(
    0,
    ...items
      .filter(({ weight }) => weight <= room)
      .map(({ weight, value }) => value + mostAgain(items, room - weight)),
  )

test('every number of the lesson follows from its input', () => {
  const repeats = recursion.calls.filter(({ isRepeat }) => isRepeat).length
  const [first, second, third] = jars as [Jar, Jar, Jar, Jar]
  const [firstTwo, firstThree] = [jars.slice(0, 2), jars.slice(0, 3)]
  expectComputedNumbers(walkthrough, [
    ['It earns 6, and 8 are possible', packBy((a, b) => b.value - a.value), most(jars, 4)],
    [
      'It earns 7, and 8 are possible',
      packBy((a, b) => b.value / b.weight - a.value / a.weight),
      most(jars, 4),
    ],
    ['It earns 8, and it can never be wrong', most(jars, 4)],
    ['4 kg, 8 coins', weightOf(firstTwo), coinsOf(firstTwo)],
    ['4 kg, 6 coins', third.weight, third.value],
    ['2 kg, 7 coins', 2, 7],
    ['if it brought 9 coins', 9],
    ['3 of the 17 calls are repeats', repeats, recursion.calls.length],
    ['20 jars take 2,097,151', 20, 2 ** 21 - 1],
    ['In a bag of 100 kg, only 2,121 of them can differ', 100, (20 + 1) * (100 + 1)],
    ['that is 5, while in 4 kg it is 8', most(firstThree, 3), 4, most(firstThree, 4)],
    ['max(3, 3 + 5) = 8', most([first], 4), most([first], 3), second.value, most(firstTwo, 4)],
    ['5 + 5 = 10', most(firstTwo, 3), second.value, most(firstTwo, 3) + second.value],
    ['it reads 5, 10, 15, 20', ...[1, 2, 3, 4].map((room) => mostAgain(firstTwo, room))],
    ['it brings 6, and leaving it brings 8', third.value, most(firstTwo, 4)],
    ['although a bag of 2 kg can bring 5', 2, most(firstThree, 2)],
    ['5, 10, 15 and 20 coins', ...[1, 2, 3, 4].map((room) => mostAgain([second], room))],
    ['20, which is right', mostAgain(jars, 4)],
    ['Four jars of the second kind bring 20', mostAgain([second], 4)],
    ['weigh 4 kg and bring 20', 4 * second.weight, mostAgain(jars, 4)],
    ['finds 3 + 5 = 8', first.value, second.value, most(jars, 4)],
    ['8', most(jars, 4)],
  ])
})

test('the counterexamples and the slip are as the lesson says', () => {
  expect(recursion.result).toBe(8)
  expect(most([...jars.slice(0, 2), { weight: 4, value: 9 }, jars[3]!], 4)).toBe(9)
  const exact = choicesOf(jars.slice(0, 3)).filter((chosen) => weightOf(chosen) === 2)
  expect(exact).toEqual([])

  const item = { weight: 2, value: 3 }
  const slip = (room: number) => (item.weight < room ? item.value : 0)
  expect([1, 2, 3].map((room) => [slip(room), most([item], room)])).toEqual([
    [0, 0],
    [0, 3],
    [3, 3],
  ])
})
