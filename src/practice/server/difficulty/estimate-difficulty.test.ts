import { expect, test } from 'vitest'
import { centerDifficulties, estimateDifficulty } from './estimate-difficulty.ts'

const samples = (members: number, credit: number) =>
  Array.from({ length: members }, (_, index) => ({ member: `${index}`, mean: 0, variance: 0.5, credit }))

test('a prompt has the difficulty of its text until 20 members have answered it', () => {
  expect(estimateDifficulty(0.4, samples(19, 0))).toBe(0.4)
  expect(estimateDifficulty(0.4, samples(20, 0))).toBeGreaterThan(0.4)
  // Many answers of few members are not enough.
  expect(estimateDifficulty(0.4, [...samples(10, 0), ...samples(10, 0)])).toBe(0.4)
})

test('a prompt that members miss is harder, and one that they name easier, than one named by half', () => {
  const [missed, half, named] = [0, 0.5, 1].map((credit) => estimateDifficulty(0, samples(40, credit)))
  expect(half).toBeCloseTo(0, 9)
  expect(missed).toBeGreaterThan(1)
  expect(named).toBeCloseTo(-missed!, 9)
})

test('difficulties are centered on the texts, bounded and rounded to tenths', () => {
  const found = [0.52, 0.52, 9].map((difficulty) => ({ content: 0, difficulty }))
  expect(centerDifficulties(found)).toEqual([-2, -2, 2])
  expect(centerDifficulties([{ content: 0.4, difficulty: 0.61 }])).toEqual([0.4])
})
