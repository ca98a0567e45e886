import { beforeEach, expect, test, vi } from 'vitest'
import { publishedProblems } from '#curriculum/index.ts'
import {
  countGuestTicks,
  openGuestProgress,
  readGuestTicks,
  withAddedTicks,
} from '#progress/web/tick/guest-progress.ts'

const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
  })
  vi.stubGlobal('addEventListener', () => {})
  vi.spyOn(console, 'warn').mockReturnValue()
})

test('guest ticks are stored as masks, and read again', () => {
  const { source } = openGuestProgress()
  const problems = publishedProblems.find(({ id }) => id === 1)?.problems ?? []
  for (const problem of problems) source.toggle(problem)
  expect(JSON.parse(stored.get('guestProgress') ?? '')).toMatchObject({
    1: { completed: true, problemsSolved: 2 ** problems.length - 1 },
  })
  expect(openGuestProgress().source.cache.read().solved).toEqual(new Set(problems))
  expect(countGuestTicks()).toBe(problems.length)
})

test.each(['', 'null', '[]', '3', '"text"', '{', 'undefined'])('%j counts as nothing solved', (text) => {
  stored.set('guestProgress', text)
  expect(readGuestTicks()).toEqual(new Map())
})

test('invalid entries are left out, the others stay', () => {
  const progress = {
    1: { problemsSolved: 1 },
    2: { problemsSolved: -1 },
    3: { problemsSolved: 1.5 },
    4: { problemsSolved: '7' },
    5: { problemsSolved: 2 ** 31 },
    6: null,
    7: 7,
    '8x': { problemsSolved: 1 },
    __proto__x: { problemsSolved: 1 },
  }
  stored.set('guestProgress', JSON.stringify(progress))
  expect(readGuestTicks()).toEqual(new Map([[1, 1]]))
})

const counts = new Map([
  [1, 2],
  [2, 3],
])

test('adding ticks clears none and skips unknown problems and patterns', () => {
  const added = new Map([
    [1, 0b110],
    [2, 0],
    [9, 1],
  ])
  expect(withAddedTicks(new Map([[1, 0b1]]), added, counts)).toEqual(new Map([[1, 0b11]]))
})
