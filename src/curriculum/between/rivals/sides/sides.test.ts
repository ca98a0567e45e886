import { describe, expect, test } from 'vitest'
import { allLessons } from '../../../catalogue.ts'
import { rivalsOf } from '../rivals.ts'

/**
 * For each two rivals: on which side of their clue each practice problem of both falls, or `neither` if the clue does
 * not decide. A clue states a property and is not reworded until every problem of ours falls on its side: what it
 * leaves open is listed with the reason. The reader knew which lesson a problem belongs to, so this shows that nothing
 * was forgotten, not that a stranger would agree.
 */
type Sides = Readonly<Record<string, Readonly<Record<string, string>>>>
const files = import.meta.glob<Sides>('./*.json', { eager: true, import: 'default' })
const judged: Sides = Object.assign({}, ...Object.values(files))

const leftOpen: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  'sliding-window--two-pointers': { 121: 'only two prices count, and the order of the days' },
  'prefix-sum--sliding-window': {
    121: "Kadane's algorithm on the daily changes solves it, too",
    992: 'exactly k is at most k without at most k - 1, and only those two can only break',
  },
  'hash-lookup--sorting': {
    347: 'the counts are looked up, and then ranked',
    846: 'the counts are looked up, and then taken in sorted order',
  },
  'frequency-counting--hash-lookup': {
    347: 'numbers are looked up, and then their counts are compared with each other',
  },
  'prefix-sum--state-machine-dp': { 121: "Kadane's algorithm on the daily changes solves it, too" },
  'dynamic-programming--sliding-window': {
    121: 'the lowest price so far is a left end, and the best profit so far an earlier answer',
  },
  'greedy-intervals--sorting': { 252: 'nothing is decided: adjacent meetings are compared after sorting' },
  'greedy-intervals--heap-priority-queue': { 253: 'sorted starts and ends, or a heap of open ends' },
  'basic-binary-search--binary-search-on-answer': { 441: 'a multiplication tests a guess, and no pass' },
  'interval-dp--string-dynamic-programming': {
    516: 'a range of one string, or prefixes of the string and of its reverse',
  },
  'frequency-counting--heap-priority-queue': {
    621: 'a heap takes the tasks, but the counts alone give a formula',
  },
  'linked-list-reversal--linked-list-two-pointers': {
    143: 'the middle is found first, and then half of the list is reversed',
    234: 'the middle is found first, and then half of the list is reversed',
  },
  'queue-operations--stack-operations': { 225: 'a stack is built, and queues are the only tool' },
  'backtracking--depth-first-search': {
    797: 'the graph is given, but its nodes are free again for the next path',
  },
  'depth-first-search--topological-sort': { 310: 'edges without direction, peeled from the leaves' },
  'shortest-path-and-mst--topological-sort': { 310: 'edges without direction, peeled from the leaves' },
  'depth-first-search--union-find': { 685: 'groups find the edge, but its direction takes an extra check' },
  'grid-dp--matrix-traversal': { 329: 'moves never come back, but their order is found by searching' },
  'longest-increasing-subsequence--state-machine-dp': { 1671: 'two rules, but one chain for each' },
}

describe.each(Object.keys(judged))('the clue between %s', (pair) => {
  const names = pair.split('--')
  const lessons = allLessons.filter(({ name }) => names.includes(name))

  test('is one of two rivals', () => {
    const [first = '', second = ''] = names
    expect(names).toEqual([...names].sort())
    expect(rivalsOf(first).map(({ name }) => name)).toContain(second)
  })

  test('puts every practice problem on the side of its own pattern, or leaves it open for a reason', () => {
    const wrong = lessons.flatMap(({ name, practice }) =>
      practice
        .filter(({ number }) => !lessons.some((other) => other.name !== name && has(other.practice, number)))
        .filter(({ number }) => judged[pair]?.[number] !== (leftOpen[pair]?.[number] ? 'neither' : name))
        .map(({ number, title }) => `${title} (${number}) of ${name} is judged ${judged[pair]?.[number]}`),
    )
    expect(wrong).toEqual([])
  })
})

test('every two rivals were judged', () => {
  const pairs = allLessons.flatMap(({ name }) =>
    rivalsOf(name).map((rival) => [name, rival.name].sort().join('--')),
  )
  expect(Object.keys(judged).sort()).toEqual([...new Set(pairs)].sort())
})

function has(practice: readonly { readonly number: number }[], number: number): boolean {
  return practice.some((problem) => problem.number === number)
}
