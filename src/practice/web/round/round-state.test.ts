import { expect, test } from 'vitest'
import { tentFlip } from '#testing/browser/practice-replies.ts'
import { testFlip, testSpot } from '#testing/practice-bank.ts'
import type { Answer, SpotItem } from '../../contract.ts'
import { answerFinder, cellsOf, creditIn, describeCells, formatTime, resultAt } from './round-state.ts'

const item = (id: string): SpotItem => ({
  kind: 'spot',
  isSeen: false,
  isNew: false,
  prompt: {
    id,
    text: 'Some words.',
    form: 'short',
    asks: [],
    pattern: 'trie',
    closePatterns: [],
    alsoFits: [{ pattern: 'hash-lookup', whyNotFirst: 'Slower.' }],
    evidence: [],
    rival: { pattern: 'hash-lookup', fails: 'No prefixes.' },
    why: 'Walk down.',
    cost: 'O(n)',
    rivals: [],
  },
})
const round = { id: 'r', items: [item('a'), item('b'), item('c'), item('d')] }
const answer = (id: string, named: string | null, rest: Partial<Answer> = {}) =>
  testSpot(id, named, { roundId: 'r', ...rest })

test('each item has the first answer that was given to it in this round', () => {
  const first = answer('a', 'trie', { at: '2026-01-01T10:00:00.000Z' })
  const later = answer('a', null, { at: '2026-01-01T11:00:00.000Z' })
  const elsewhere = answer('b', 'trie', { roundId: 'other' })
  const answerTo = answerFinder(round.id, [later, elsewhere, first])
  expect(round.items.map(answerTo)).toEqual([first, undefined, undefined, undefined])
})

test('the strip shows results, the current item and what waits to be sent', () => {
  const answers = [answer('a', 'hash-lookup'), answer('b', null), answer('c', 'grid-dp')]
  const steps = round.items.map((each, index) => ({ item: each, answer: answers[index] }))
  const statesOf = (waiting: string[]) => cellsOf(steps, 3, new Set(waiting)).map(({ state }) => state)
  expect(statesOf([])).toEqual(['right', 'unknown', 'wrong', 'now'])
  expect(statesOf([answers[1]!.id])).toEqual(['right', 'waiting', 'wrong', 'now'])
  expect(describeCells(cellsOf(steps, undefined, new Set()))).toBe(
    '4 items: 1 right, 1 wrong, 1 not known, 1 to come',
  )
})

test('a near-synonym is close and counts half, in a duel when the other half is right or close, too', () => {
  const spot = { ...item('a'), prompt: { ...item('a').prompt, pattern: 'sliding-window' } }
  const step = (named: string | null) => ({ item: spot, answer: answer('a', named) })
  const named = ['sliding-window', 'string-sliding-window', 'trie', null]
  expect(named.map((each) => resultAt(step(each)))).toEqual(['right', 'close', 'wrong', 'unknown'])
  expect(creditIn(named.map(step))).toBe(1.5)
  const duel = (first: string, second: string) =>
    resultAt({ item: tentFlip, answer: testFlip(tentFlip.pairId, [first, second]) })
  expect(duel('tree-traversal', 'union-find')).toBe('close')
  expect(duel('tree-traversal', 'trie')).toBe('wrong')
})

test.each([
  [400, '1 s'],
  [41_200, '41 s'],
  [340_000, '5 min 40 s'],
  [3_660_000, '1 h 1 min'],
])('%i milliseconds are shown as %j', (ms, text) => {
  expect(formatTime(ms)).toBe(text)
})
