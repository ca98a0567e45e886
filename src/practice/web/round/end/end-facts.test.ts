import { expect, test } from 'vitest'
import { radioPrompt, roundId, spotOf, tentFlip, tramPrompt } from '#testing/browser/practice-replies.ts'
import { daysFromNow, standing, standingOf } from '#testing/browser/standing-replies.ts'
import { testFlip, testSpot } from '#testing/practice-bank.ts'
import type { Step } from '../round-state.ts'
import { headingOf, isMostlyMissed, markedWords, missedPatterns, tomorrowText } from './end-facts.ts'
import { largestMoves, movesOf, newsOf } from './what-moved.ts'

const step = (named: string | null, prompt = tramPrompt): Step => {
  const item = spotOf(prompt)
  return { item, answer: testSpot(prompt.id, named, { roundId }) }
}
const right = step('prefix-sum')
const close = step('binary-search-on-answer', { ...radioPrompt, closePatterns: [] })
const unknown = step(null)

test('a heading says what was named, and what was left open if that was most', () => {
  expect(headingOf([right, right, step('trie')])).toBe('Two of three')
  expect(headingOf([...Array(8).fill(unknown), right, right])).toBe('Two named, eight left open')
  expect(headingOf([...Array(6).fill(unknown), right, right, right, right])).toBe('Four of ten')
})

test('the family counts half', () => {
  const string = step('two-pointers', { ...tramPrompt, pattern: 'string-two-pointers' })
  expect(headingOf([right, string])).toBe('One and a half of two')
  expect(headingOf([string, step('trie')])).toBe('Half of two')
})

test('what came back after a miss does not change the count', () => {
  expect(headingOf([step('trie'), { ...right, comebackOf: 0 }])).toBe('None of one')
})

test('a round is mostly missed from seven of ten on, duels and wrong names too', () => {
  const duel: Step = { item: tentFlip, answer: testFlip(tentFlip.pairId, [null, null], { roundId }) }
  expect(isMostlyMissed([unknown, duel])).toBe(true)
  expect(isMostlyMissed([unknown, step('trie')])).toBe(true)
  expect(isMostlyMissed([unknown, right])).toBe(false)
  expect(isMostlyMissed([close])).toBe(false)
})

test('tomorrow is what is due by then', () => {
  const due = (days: number) => standingOf('trie', '+', { due: daysFromNow(days) })
  expect(tomorrowText(standing([due(1)]), Date.now())).toBe('Tomorrow: one pattern is due, about one minute.')
  expect(tomorrowText(standing([due(5)]), Date.now())).toBe('Nothing is due tomorrow.')
})

test('words that decide and were marked in a prompt named right are praised, others are not', () => {
  const words = tramPrompt.text.split(' ')
  const at = (word: string) => words.indexOf(word)
  const marked = (from: number): Step => ({
    ...right,
    answer: testSpot(tramPrompt.id, 'prefix-sum', { marks: [{ prompt: 0, from, to: from }] }),
  })
  expect(markedWords([right, marked(at('minus'))])?.words).toBe('minus people who got off')
  expect(markedWords([marked(at('200,000'))])).toBeUndefined()
  const miss = testSpot(tramPrompt.id, 'trie', { marks: [{ prompt: 0, from: at('minus'), to: at('minus') }] })
  expect(markedWords([{ ...right, answer: miss }])).toBeUndefined()
})

const begin = {
  roundId,
  userId: 'guest',
  altitude: { meters: 1000, range: 90 },
  counted: 20,
  answered: 20,
  mixUps: [{ pattern: 'trie', takenFor: 'sorting' }],
}
const was = [
  standingOf('trie', '+++--', { recall: 0.6, interval: [0.4, 0.8] }),
  standingOf('sorting', '+++--', { recall: 0.6, interval: [0.4, 0.8] }),
  standingOf('heap-priority-queue', '+++--', { recall: 0.6, interval: [0.4, 0.8] }),
]
const now = standing([
  { ...was[0]!, recall: 0.7, interval: [0.52, 0.84], isSecure: true },
  { ...was[1]!, recall: 0.5, interval: [0.31, 0.69] },
  { ...was[2]!, recall: 0.61, interval: [0.42, 0.8] },
  standingOf('union-find', '+', { isShown: false }),
])
const asked = new Set(['trie', 'sorting', 'heap-priority-queue', 'union-find'])
const start = { ...begin, patterns: standing(was).patterns }

test('three ridges show the largest gain, what is new, and the largest loss', () => {
  const moves = movesOf(asked, now, start)
  expect(largestMoves(moves).map(({ pattern, isNew }) => [pattern, isNew])).toEqual([
    ['trie', false],
    ['union-find', true],
    ['sorting', false],
  ])
})

test('where nothing is new and nothing lost, the next largest gains fill the three', () => {
  const gains = standing(was.map((each, index) => ({ ...each, recall: 0.65 + 0.03 * index })))
  const moves = movesOf(asked, gains, start)
  expect(largestMoves(moves).map(({ pattern }) => pattern)).toEqual([
    'heap-priority-queue',
    'sorting',
    'trie',
  ])
})

test('on a device on which the round did not begin, there is only where the patterns are', () => {
  const moves = movesOf(asked, now, undefined)
  expect(moves.every(({ before, isNew }) => before === undefined && !isNew)).toBe(true)
  expect(largestMoves(moves)).toHaveLength(3)
  expect(newsOf(now, undefined, asked, new Set())).toEqual([])
})

test('of many that became secure, three are named, those of the round first', () => {
  const secure = (...names: readonly string[]) =>
    newsOf(
      standing(names.map((name) => standingOf(name, '+++--', { isSecure: true }))),
      { ...start, mixUps: [] },
      new Set(['trie']),
      new Set(),
    )
  expect(secure('sorting', 'trie')).toEqual([
    'Trie (Prefix Tree) is secure now.',
    'So is Sorting & In-Place Partitioning.',
  ])
  expect(secure('sorting', 'union-find', 'grid-dp', 'matrix-traversal', 'trie')).toEqual([
    'Trie (Prefix Tree) is secure now.',
    'So are Sorting & In-Place Partitioning, Matrix & Grid Traversal, and two more.',
  ])
})

test('news is what became secure, and what is no longer mixed up', () => {
  expect(newsOf(now, start, asked, new Set())).toEqual([
    'Trie (Prefix Tree) is secure now.',
    'You no longer take Trie (Prefix Tree) for Sorting & In-Place Partitioning.',
  ])
})

test('what the round has missed is no news, each half of a pair by itself', () => {
  const duel: Step = {
    item: tentFlip,
    answer: testFlip(tentFlip.pairId, [tentFlip.prompts[0].pattern, null], { roundId }),
  }
  const missed = missedPatterns([right, step('sorting', { ...tramPrompt, pattern: 'trie' }), duel])
  expect([...missed]).toEqual(['trie', tentFlip.prompts[1].pattern])
  expect(newsOf(now, start, asked, missed)).toEqual([])
})
