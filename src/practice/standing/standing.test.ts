import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayMs, minuteMs } from '#platform/durations.ts'
import { ratedAnswer, testBank } from '#testing/practice-bank.ts'
import type { Grade } from '../judge.ts'
import { confusionsOf, presentPattern, presentStanding } from './present-standing.ts'
import { addAnswers, emptyStanding, isNewest, type JudgedAnswer } from './standing.ts'

const bank = testBank()
const start = Date.UTC(2026, 0, 1, 12)
const pair = 'sliding-window--two-pointers'
const noRounds = {
  ...{ roundsToday: 0, pendingCount: 0, roundSize: 10, dueCount: 0 },
  ...{
    checks: [],
    check: 'open' as const,
    isFlattered: false,
    best: { streak: 0, storm: 0 },
    recentAnswers: [],
  },
}
const patternNames = bank.patterns.map(({ name }) => name)
let lastId = 0

const nextId = () => `answer-${String(++lastId).padStart(5, '0')}`

/** In UTC. */
function timeOf(day: number) {
  const at = start + day * dayMs
  return { at, day: Math.floor(at / dayMs), offset: 0 }
}

function spot(
  day: number,
  promptId: string,
  grade: Grade,
  more: Partial<JudgedAnswer> & { named?: string | null } = {},
): JudgedAnswer {
  const pattern = bank.findPrompt(promptId)!.pattern
  const { named = grade > 1 ? pattern : null, ...rest } = more
  return {
    id: nextId(),
    ...timeOf(day),
    promptId,
    kind: 'spot',
    dailyRound: null,
    ...ratedAnswer,
    verdicts: [{ prompt: promptId, pattern, named, grade }],
    ...rest,
  }
}

function flip(day: number, first: Grade, second: Grade): JudgedAnswer {
  const named = (grade: Grade, right: string, wrong: string) => (grade > 1 ? right : wrong)
  return {
    id: nextId(),
    ...timeOf(day),
    promptId: pair,
    kind: 'flip',
    dailyRound: null,
    ...ratedAnswer,
    isRated: false,
    verdicts: [
      {
        prompt: `${pair}-a`,
        pattern: 'sliding-window',
        named: named(first, 'sliding-window', 'two-pointers'),
        grade: first,
      },
      {
        prompt: `${pair}-b`,
        pattern: 'two-pointers',
        named: named(second, 'two-pointers', 'sliding-window'),
        grade: second,
      },
    ],
  }
}

const standingOf = (...answers: JudgedAnswer[]) => addAnswers(emptyStanding(), answers)
const twoPointers = (answers: JudgedAnswer[], day: number) =>
  presentPattern(standingOf(...answers), bank, 'two-pointers', { now: start + day * dayMs, offset: 0 })

describe('recall', () => {
  test('is known from the first answer, and has enough to go by after ten', () => {
    const others = patternNames.slice(2, 11).map((name) => spot(0, `${name}-1`, 3))
    const first = twoPointers([spot(0, 'two-pointers-1', 3)], 0)
    expect(first).toMatchObject({ n: 1, right: 1, isShown: false })
    expect(first.recall).toBeCloseTo(0.6118, 4)
    const many = [...others, ...[1, 2, 3].map((number) => spot(number, `two-pointers-${number}`, 3))]
    expect(twoPointers(many.slice(0, -2), 3).isShown).toBe(false)
    expect(twoPointers(many, 3)).toMatchObject({ n: 3, isShown: true })
  })

  test('falls slowly after a week without practice, and after 60 days is what it was', () => {
    const answers = [
      ...patternNames.slice(2, 12).map((name) => spot(0, `${name}-1`, 3)),
      ...[1, 2, 3, 4].map((number) => spot(number, `two-pointers-${number}`, 3)),
    ]
    const [now, soon, later, last] = [4, 11, 50, 65].map((day) => twoPointers(answers, day))
    // The range widens at once, which draws the mean a little to the middle.
    expect(soon!.recall).toBeCloseTo(now!.recall!, 1)
    expect(later!.recall).toBeLessThan(soon!.recall!)
    expect(later).toMatchObject({ isShown: true, earlier: null })
    expect(last!.isShown).toBe(false)
    expect(last!.earlier?.recall).toBeCloseTo(now!.recall!, 2)
    expect(last!.earlier?.at).toBe(new Date(start + 4 * dayMs).toISOString())
  })

  test('ignores duels, prompts seen in the last 30 days, and prompts that a duel or a feedback has shown', () => {
    const answers = [
      flip(0, 3, 3),
      spot(20, `${pair}-b`, 3),
      spot(21, 'two-pointers-1', 1, { shown: ['two-pointers-2'] }),
      spot(40, 'two-pointers-1', 3),
      spot(41, 'two-pointers-2', 3),
    ]
    expect(twoPointers(answers, 41)).toMatchObject({ n: 1, right: 0, weight: 1 })
    const repeated = [...answers, spot(80, 'two-pointers-1', 3)]
    expect(twoPointers(repeated, 80), 'a repeat counts half').toMatchObject({ n: 1, weight: 1.5 })
  })

  test('is not moved by what a round does not count', () => {
    const unrated = [1, 2, 3].map((number) => spot(0, `two-pointers-${number}`, 3, { isRated: false }))
    expect(twoPointers(unrated, 0)).toMatchObject({ n: 0, recall: null, due: expect.any(String) })
  })

  test('counts one of several variants of a problem at first sight', () => {
    const variant = (day: number, promptId: string) => ({
      ...spot(day, promptId, 3),
      verdicts: [
        {
          ...{ prompt: promptId, family: 'two-pointers-1', pattern: 'two-pointers', named: 'two-pointers' },
          grade: 3 as const,
        },
      ],
    })
    const answers = [
      variant(0, 'two-pointers-1'),
      variant(1, 'two-pointers-2'),
      variant(40, 'two-pointers-3'),
    ]
    expect(twoPointers(answers, 40)).toMatchObject({ n: 1, weight: 1.5 })
  })

  test('counts half for a near-synonym, also in answers of earlier releases', () => {
    const named = 'string-two-pointers'
    const close = { ...spot(0, 'two-pointers-1', 1, { named }) }
    expect(twoPointers([close], 0)).toMatchObject({ n: 1, right: 0 })
    expect(twoPointers([close], 0).recall).toBeCloseTo(0.5)
  })

  test('turns into forecasts that are compared with what came, from the eleventh answer on', () => {
    const answers = patternNames.slice(0, 12).map((name, index) => spot(index / 100, `${name}-1`, 3))
    const { forecasts, counted } = presentStanding(
      standingOf(...answers),
      bank,
      { now: start, offset: 0 },
      noRounds,
    )
    expect(counted).toBe(12)
    expect(forecasts.reduce((sum, { count }) => sum + count, 0)).toBe(2)
    const [bin] = forecasts.filter(({ count }) => count > 0)
    expect(bin).toMatchObject({ credit: bin?.count })
    expect((bin?.forecast ?? 0) / (bin?.count ?? 1)).toBeGreaterThanOrEqual(bin?.from ?? 1)
  })

  test('keeps what was said to be sure apart', () => {
    const answers = [1, 2, 3].map((number) =>
      spot(0, `two-pointers-${number}`, number === 3 ? 1 : 3, { sure: number === 1 ? 1 : 3 }),
    )
    const { words } = presentStanding(standingOf(...answers), bank, { now: start, offset: 0 }, noRounds)
    expect(words).toEqual([
      { count: 1, right: 1 },
      { count: 0, right: 0 },
      { count: 2, right: 1 },
    ])
  })

  test('has a level for each day, with what was answered on it', () => {
    const answers = [
      spot(0, 'two-pointers-1', 3),
      spot(0.1, 'two-pointers-2', 1),
      spot(2, 'two-pointers-3', 3),
    ]
    const { days } = presentStanding(standingOf(...answers), bank, { now: start, offset: 0 }, noRounds)
    expect(days).toMatchObject([
      { answered: 2, credit: 1 },
      { day: days[0]!.day + 2, answered: 1, credit: 1 },
    ])
    expect(days[1]!.altitude.meters).toBeGreaterThan(days[0]!.altitude.meters)
  })
})

describe('the schedule', () => {
  const dueDay = (answers: JudgedAnswer[]) =>
    (Date.parse(twoPointers(answers, 0).due ?? '') - start) / dayMs + 0.5 // From noon to midnight.

  test('brings a mistake back the next day, and later what was right, and latest what was easy', () => {
    const days = [1, 2, 3, 4].map((grade) => dueDay([spot(0, 'two-pointers-1', grade as Grade)]))
    expect(days[0]).toBe(1)
    expect(days).toEqual(days.toSorted((a, b) => a - b))
    expect(days[3]).toBeGreaterThan(5)
  })

  test('grows with every right answer and starts over after a mistake', () => {
    const right = [spot(0, 'two-pointers-1', 3), spot(3, 'two-pointers-2', 3), spot(12, 'two-pointers-3', 3)]
    const stability = twoPointers(right, 12).stability ?? 0
    expect(stability).toBeGreaterThan(twoPointers(right.slice(0, 2), 12).stability ?? 0)
    expect(twoPointers([...right, spot(30, 'two-pointers-4', 1)], 30).stability).toBeLessThan(stability)
  })

  test('is fed by duels and by prompts seen 14 days ago, but not by prompts seen since', () => {
    const once = [spot(0, 'two-pointers-1', 3)]
    const { due } = twoPointers(once, 0)
    expect(twoPointers([...once, flip(5, 3, 3)], 5).due).not.toBe(due)
    expect(twoPointers([...once, spot(14, 'two-pointers-1', 3)], 14).due).not.toBe(due)
    const tooEarly = twoPointers([...once, spot(13.9, 'two-pointers-1', 3)], 14)
    expect(tooEarly).toMatchObject({ due, n: 1, right: 1 })
    expect(twoPointers([...once, spot(13.9, 'two-pointers-1', 1)], 14).due, 'but a slip is').not.toBe(due)
    expect(tooEarly.lastSeen).toBe(new Date(start + 13.9 * dayMs).toISOString())
  })
})

describe('daily rounds', () => {
  const inRound = (round: string, day: number, number: number) =>
    spot(day, `two-pointers-${number}`, 3, { dailyRound: round })

  test('count twice a day; the answers of a third are history, and their prompts are seen', () => {
    const answers = [inRound('a', 0, 1), inRound('b', 0.1, 2), inRound('c', 0.2, 3)]
    expect(twoPointers(answers, 1).n).toBe(2)
    expect(standingOf(...answers).answered).toBe(3)
    expect(twoPointers([...answers, spot(30, 'two-pointers-3', 3)], 30).n).toBe(2)
    expect(twoPointers([...answers, inRound('d', 1, 4)], 1).n).toBe(3)
  })

  test('that went on the next day count with the day they began', () => {
    const answers = [inRound('a', 0, 1), inRound('a', 1, 2), inRound('b', 1.1, 3), inRound('c', 1.2, 4)]
    expect(twoPointers(answers, 2).n).toBe(4)
  })
})

test('a pattern is secure when recall is high, surely, and it was right on two days a week apart', () => {
  const others = patternNames
    .filter((name) => name !== 'two-pointers')
    .flatMap((name) => [1, 2, 3].map((number) => spot(number / 100, `${name}-${number}`, 3)))
  const week = (lastDay: number) => [
    ...others,
    ...[1, 2].map((number) => spot(1, `two-pointers-${number}`, 3)),
    spot(lastDay, 'two-pointers-4', 3),
  ]
  expect(twoPointers(week(7), 7).isSecure).toBe(false)
  expect(twoPointers(week(8), 8)).toMatchObject({ isSecure: true, right: 3 })
  expect(twoPointers(week(8), 200).isSecure).toBe(false)
})

test('a pattern is used up when all its prompts and halves were seen', () => {
  const ids = bank.patterns.find(({ name }) => name === 'two-pointers')!
  const all = [...ids.openIds, ...ids.halfIds].map((id) => spot(0, id, 3))
  expect(twoPointers(all, 1).isUsedUp).toBe(true)
  expect(twoPointers(all.slice(1), 1).isUsedUp).toBe(false)
})

test('two slips on one day are a confusion for three weeks', () => {
  const state = standingOf(
    ...[1, 2].map((number) => spot(0, `two-pointers-${number}`, 1, { named: 'sliding-window' })),
  )
  expect(confusionsOf(state, start + 22 * dayMs)).toHaveLength(1)
  expect(confusionsOf(state, start + 23 * dayMs)).toEqual([])
})

test('confusions are counted for Spots and duels from the second on, until they are over', () => {
  const state = standingOf(
    spot(0, 'two-pointers-1', 1, { named: 'sliding-window' }),
    spot(1, 'two-pointers-2', 1, { named: 'prefix-sum' }),
    spot(2, 'two-pointers-3', 3),
    flip(3, 3, 1),
    spot(4, 'two-pointers-4', 1, { named: null }),
  )
  expect(confusionsOf(state, start + 4 * dayMs)).toEqual([
    {
      pattern: 'two-pointers',
      takenFor: 'sliding-window',
      count: 2,
      of: 5,
      recent: [true, false, false, true, false],
    },
  ])
  expect(confusionsOf(state, start + 40 * dayMs), 'they fade').toEqual([])
  const since = [5, 6, 7, 8].map((day) => spot(day, `two-pointers-${day - 4}`, 3))
  expect(confusionsOf(addAnswers(state, since.slice(0, 1)), start + 5 * dayMs)).toHaveLength(1)
  expect(
    confusionsOf(addAnswers(state, [...since, flip(9, 3, 3)]), start + 9 * dayMs),
    'five right answers end it',
  ).toEqual([])
})

test('adding answers one by one, or all at once in any order, gives the same standing', () => {
  const ids = bank.patterns.flatMap(({ openIds, halfIds }) => [...openIds, ...halfIds])
  const anAnswer = fc
    .record({
      promptId: fc.constantFrom(...ids, pair),
      minutes: fc.nat(60 * 24 * 60),
      grade: fc.constantFrom<Grade>(1, 2, 3, 4),
      dailyRound: fc.option(fc.constantFrom('a', 'b', 'c', 'd')),
      named: fc.constantFrom('prefix-sum', null),
    })
    .map(({ promptId, minutes, grade, dailyRound, named }) => {
      const answer =
        promptId === pair
          ? flip(0, grade, 3)
          : spot(0, promptId, grade, grade === 1 ? { named, dailyRound } : { dailyRound })
      return { ...answer, ...timeOf((minutes * minuteMs) / dayMs) }
    })
  fc.assert(
    fc.property(fc.array(anAnswer, { maxLength: 60 }), (answers) => {
      const inOrder = answers.toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1))
      const oneByOne = inOrder.reduce((state, answer) => {
        expect(isNewest(state, answer)).toBe(true)
        return addAnswers(state, [answer])
      }, emptyStanding())
      expect(oneByOne).toEqual(addAnswers(emptyStanding(), answers.toReversed()))
      expect(JSON.parse(JSON.stringify(oneByOne))).toEqual(oneByOne)
      const { patterns } = presentStanding(oneByOne, bank, { now: start + 60 * dayMs, offset: 0 }, noRounds)
      for (const { n, right, recall, interval } of patterns) {
        expect(right).toBeLessThanOrEqual(n)
        if (recall === null || interval === null) continue
        expect(recall).toBeGreaterThanOrEqual(0)
        expect(recall).toBeLessThanOrEqual(1)
        expect(interval[0]).toBeLessThanOrEqual(interval[1])
      }
    }),
    { numRuns: 60 },
  )
})
