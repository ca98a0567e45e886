import { expect, test } from 'vitest'
import {
  countTicks,
  parseGuestProgress,
  withAddedTicks,
  writeGuestProgress,
} from '#progress/web/tick/guest-progress.ts'

const counts = new Map([
  [1, 2],
  [2, 3],
])

test('guest ticks that were written can be read again', () => {
  const masks = new Map([
    [1, 0b11],
    [2, 0b1],
  ])
  const text = writeGuestProgress(masks, counts)
  expect(JSON.parse(text)).toEqual({
    1: { completed: true, problemsSolved: 3 },
    2: { completed: false, problemsSolved: 1 },
  })
  expect(parseGuestProgress(text)).toEqual(masks)
  expect(countTicks(masks)).toBe(3)
})

test.each(['', 'null', '[]', '3', '"text"', '{', 'undefined'])('%j is not guest progress', (text) => {
  expect(() => parseGuestProgress(text)).toThrow()
})

test('invalid entries are left out, the others stay', () => {
  const text = JSON.stringify({
    1: { problemsSolved: 1 },
    2: { problemsSolved: -1 },
    3: { problemsSolved: 1.5 },
    4: { problemsSolved: '7' },
    5: { problemsSolved: 2 ** 31 },
    6: null,
    7: 7,
    '8x': { problemsSolved: 1 },
    __proto__x: { problemsSolved: 1 },
  })
  expect(parseGuestProgress(text)).toEqual(new Map([[1, 1]]))
})

test('adding ticks clears none and skips unknown problems and patterns', () => {
  const added = new Map([
    [1, 0b110],
    [2, 0],
    [9, 1],
  ])
  expect(withAddedTicks(new Map([[1, 0b1]]), added, counts)).toEqual(new Map([[1, 0b11]]))
})
