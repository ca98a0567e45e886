import { expect, test } from 'vitest'
import { expectComputedNumbers } from '../../walkthroughs/computed-numbers.ts'
import type { QueueCall } from './two-stack-queue-scene.ts'
import { calls, moves, walkthrough } from './walkthrough.ts'

/** When letters move from the first pile to the second, and how many. */
interface Rule {
  readonly moves: 'never' | 'always' | 'when empty' | 'one when empty' | 'over and back'
}

/** What each pop and peek gives with two piles, and how many moves each takes. */
function withPiles(list: readonly QueueCall[], { moves: when }: Rule) {
  const inbox: number[] = []
  const outbox: number[] = []
  const given: number[] = []
  const moved: number[] = []
  for (const call of list) {
    if (call.name === 'push') {
      inbox.push(call.value)
      continue
    }
    let count = 0
    const move = (from: number[], to: number[]) => {
      to.push(from.pop()!)
      count++
    }
    if (when === 'one when empty' && outbox.length === 0) move(inbox, outbox)
    if (when === 'always' || when === 'over and back' || (when === 'when empty' && outbox.length === 0))
      while (inbox.length > 0) move(inbox, outbox)
    const pile = when === 'never' ? inbox : outbox
    given.push((call.name === 'pop' ? pile.pop() : pile.at(-1))!)
    if (when === 'over and back') while (outbox.length > 0) move(outbox, inbox)
    moved.push(count)
  }
  return { given, moves: moved.reduce((sum, each) => sum + each, 0), byCall: moved }
}

/** As the problem says: of those that came and have not left, the first. */
function inOrderOfArrival(list: readonly QueueCall[]): number[] {
  const waiting: number[] = []
  return list.flatMap((call) => {
    if (call.name === 'push') waiting.push(call.value)
    if (call.name === 'push') return []
    return call.name === 'pop' ? waiting.shift()! : waiting[0]!
  })
}

/** From a text such as 'push 1, pop'. */
function read(text: string): QueueCall[] {
  return text.split(', ').map((call) => {
    if (call === 'pop' || call === 'peek') return { name: call }
    return { name: 'push', value: Number(call.replace('push ', '')) }
  })
}

const allFirst = (letters: number): QueueCall[] => [
  ...Array.from({ length: letters }, (_, value): QueueCall => ({ name: 'push', value })),
  ...Array.from({ length: letters }, (): QueueCall => ({ name: 'pop' })),
]

test('two piles give the letters in the order of arrival, and the quick tries do not', () => {
  expect(walkthrough.input).toEqual({
    calls: calls.map((call) => (call.name === 'push' ? `push ${call.value}` : call.name)).join(', '),
  })
  expect(inOrderOfArrival(calls)).toEqual([1, 2, 2, 3])
  expect(withPiles(calls, { moves: 'when empty' }).given).toEqual([1, 2, 2, 3])
  expect(withPiles(calls, { moves: 'over and back' }).given).toEqual([1, 2, 2, 3])
  expect(withPiles(calls, { moves: 'never' }).given).toEqual([2, 3, 4, 3])
  expect(withPiles(calls, { moves: 'always' }).given).toEqual([1, 3, 4, 3])
})

test('each letter moves once at most', () => {
  const letters = calls.filter(({ name }) => name === 'push').length
  expect(withPiles(calls, { moves: 'when empty' }).moves).toBe(letters)
  const { byCall } = withPiles(allFirst(1000), { moves: 'when empty' })
  expect(byCall).toEqual([1000, ...Array.from({ length: 999 }, () => 0)])
})

test('moving one at each pop gives 4 before 3', () => {
  expect(withPiles(read('push 3, push 4, pop, pop'), { moves: 'one when empty' }).given).toEqual([4, 3])
})

test('only calls with two letters on the inbox show the slip', () => {
  const shows = walkthrough.code.edge.options.map(({ text }) => {
    const list = read(text)
    return withPiles(list, { moves: 'one when empty' }).given.join() !== inOrderOfArrival(list).join()
  })
  expect(shows).toEqual([true, false, false])
  expect(withPiles(read('push 1, push 2, pop'), { moves: 'one when empty' }).given).toEqual([2])
})

test('where the latest has to leave, two piles give the wrong letters', () => {
  const list = read('push 1, push 2, pop, push 3, pop')
  expect(withPiles(list, { moves: 'when empty' }).given).toEqual([1, 2])
  expect(withPiles(list, { moves: 'never' }).given).toEqual([2, 3])
})

test('every number of the lesson follows from its input', () => {
  const overAndBack = withPiles(calls, { moves: 'over and back' }).moves
  const once = withPiles(calls, { moves: 'when empty' }).moves
  expect(moves.reduce((sum, { value }) => sum + Number(value), 0)).toBe(overAndBack)
  const many = withPiles(allFirst(1000), { moves: 'over and back' }).moves
  expectComputedNumbers(walkthrough, [
    ['4 of the 15 moves', once, overAndBack],
    ['4 of 15.', once, overAndBack],
    ['1,000 pushes and then 1,000 pops take 1,000,000 moves', 1000, 1000, many],
    ['with 1,000 on the inbox, it would move 1,000', 1000, 1000],
    ['all 1,000 letters', 1000],
    ['once 1,000 letters have moved, the next 999 pops', 1000, 999],
  ])
})
