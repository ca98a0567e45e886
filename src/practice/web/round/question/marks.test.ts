import { expect, test } from 'vitest'
import type { Mark } from '../../../contract.ts'
import { type MarkChange, markWords, removeMark, resizeMark } from './marks.ts'

const mark = (from: number, to: number, prompt: 0 | 1 = 0): Mark => ({ prompt, from, to })
const rangesOf = (change: MarkChange) =>
  change.kind === 'full' ? 'full' : change.marks.map(({ from, to }) => `${from}-${to}`).join(' ')

test.each([
  ['new words', [], { from: 3, to: 5 }, '3-5'],
  ['words next to a mark, which join it', [mark(3, 5)], { from: 6, to: 6 }, '3-6'],
  ['words that bridge two marks', [mark(0, 1), mark(4, 5)], { from: 2, to: 3 }, '0-5'],
  ['words over a mark', [mark(3, 4)], { from: 1, to: 6 }, '1-6'],
  ['words apart', [mark(0, 1)], { from: 4, to: 4 }, '0-1 4-4'],
  ['a fourth mark, which is refused', [mark(0, 0), mark(3, 3), mark(6, 6)], { from: 9, to: 9 }, 'full'],
  [
    'words that join one of three marks',
    [mark(0, 0), mark(3, 3), mark(6, 6)],
    { from: 7, to: 8 },
    '0-0 3-3 6-8',
  ],
])('marks %s', (_, marks, range, expected) => {
  expect(rangesOf(markWords(marks, 0, range))).toBe(expected)
})

test('a press on one word of a mark removes the mark', () => {
  expect(markWords([mark(3, 5)], 0, { from: 4, to: 4 })).toMatchObject({ kind: 'removed', marks: [] })
  expect(removeMark([mark(3, 5)], mark(3, 5))).toMatchObject({ kind: 'removed' })
})

test('marks of the other prompt are neither joined nor removed', () => {
  const other = mark(3, 5, 1)
  expect(markWords([other], 0, { from: 4, to: 4 })).toMatchObject({
    kind: 'marked',
    marks: [other, mark(4, 4)],
  })
})

test('an end of a mark can be moved, up to joining the next mark', () => {
  const first = mark(3, 5)
  expect(rangesOf(resizeMark([first], first, { from: 3, to: 4 }))).toBe('3-4')
  expect(rangesOf(resizeMark([first, mark(8, 9)], first, { from: 3, to: 7 }))).toBe('3-9')
})
