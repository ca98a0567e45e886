import { describe, expect, test } from 'vitest'
import { testBank, testFlip, testSpot } from '#testing/practice-bank.ts'
import { areMarksInside, fits, grades, judge } from './judge.ts'

const bank = testBank()
const spot = bank.promptsOf('spot', 'two-pointers-1')
const flip = bank.promptsOf('flip', 'sliding-window--two-pointers')
/** 'longest run' are the words 11 and 12 of the text. */
const deciding = { prompt: 0 as const, from: 12, to: 14 }
const beside = { prompt: 0 as const, from: 0, to: 3 }
const gradesOf = (prompts: typeof spot, answer: Parameters<typeof judge>[1]) =>
  judge(prompts, answer).map(({ grade }) => grade)

describe('an answer', () => {
  test.each([
    ['that is wrong', 'sliding-window', 3, [deciding], grades.again],
    ["that is 'I don't know'", null, 1, [], grades.again],
    ['that is a right guess', 'two-pointers', 1, [deciding], grades.hard],
    ['that is right', 'two-pointers', 2, [deciding], grades.good],
    ['that is right and sure without a mark', 'two-pointers', 3, [], grades.good],
    ['that is right and sure with a mark on other words', 'two-pointers', 3, [beside], grades.good],
    [
      'that is right and sure with a mark that overlaps what decides',
      'two-pointers',
      3,
      [beside, deciding],
      grades.easy,
    ],
  ] as const)('%s is graded', (_, named, sure, marks, grade) => {
    expect(gradesOf(spot, testSpot('two-pointers-1', named, { sure, marks: [...marks] }))).toEqual([grade])
  })

  test('that names a pattern that also fits is right', () => {
    const alsoFits = [{ pattern: 'prefix-sum', whyNotFirst: 'It needs more memory.' }]
    const [prompt] = spot
    expect(fits({ ...prompt!, alsoFits }, 'prefix-sum')).toBe(true)
    expect(fits(prompt!, 'prefix-sum')).toBe(false)
    expect(fits(prompt!, null)).toBe(false)
  })

  test('to a duel is graded for each of the two prompts', () => {
    const pair = 'sliding-window--two-pointers'
    expect(gradesOf(flip, testFlip(pair, ['sliding-window', 'two-pointers']))).toEqual([3, 3])
    expect(gradesOf(flip, testFlip(pair, ['two-pointers', 'two-pointers']))).toEqual([1, 3])
    const marks = [{ ...deciding, prompt: 1 as const }]
    expect(gradesOf(flip, testFlip(pair, ['sliding-window', null], { sure: 3, marks }))).toEqual([4, 1])
  })
})

test.each([
  ['in the text', [{ prompt: 0, from: 0, to: 22 }], true],
  ['after the last word', [{ prompt: 0, from: 0, to: 23 }], false],
  ['that ends before it begins', [{ prompt: 0, from: 3, to: 2 }], false],
  ['in the second prompt of a Spot', [{ prompt: 1, from: 0, to: 0 }], false],
] as const)('a mark %s', (_, marks, isInside) => {
  expect(areMarksInside(spot, marks)).toBe(isInside)
})
