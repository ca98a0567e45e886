import { expect, test } from 'vitest'
import { dayMs } from '#platform/durations.ts'
import { grades } from '../judge.ts'
import { altitudeOf, levelAt, newPatternRating, offsetAt, recallAt, recallOfMix, worthOf } from './rating.ts'
import { addAnswers, addInPlace, emptyStanding, type JudgedAnswer, type StandingState } from './standing.ts'

const verdicts = {
  right: { named: 'own', credit: 1, grade: grades.good },
  close: { named: 'other', credit: 0.5, grade: grades.hard },
  wrong: { named: 'other', credit: 0, grade: grades.again },
  unknown: { named: null, credit: 0, grade: grades.again },
} as const

let nextId = 0

type Given = Partial<Omit<JudgedAnswer, 'at'>> & { pattern?: string }

/** A Spot of a daily round; one round a day. */
function spot(day: number, verdict: keyof typeof verdicts, more: Given = {}): JudgedAnswer {
  const id = String(++nextId).padStart(4, '0')
  const { pattern = 'a', promptId = `p${id}`, ...rest } = more
  return {
    id,
    at: day * dayMs,
    day: Math.floor(day),
    offset: 0,
    promptId,
    kind: 'spot',
    dailyRound: `round of day ${Math.floor(day)}`,
    isRated: true,
    difficulty: 0,
    sure: 2,
    shown: [],
    verdicts: [{ prompt: promptId, pattern, ...verdicts[verdict] }],
    ...rest,
  }
}

const others = (right: number, wrong = 0) =>
  Array.from({ length: right + wrong }, (_, index) =>
    spot(index / 1000, index < right ? 'right' : 'wrong', {
      pattern: `x${index}`,
      dailyRound: 'round of day 0',
    }),
  )
const rights = (days: readonly number[], more: Given = {}) => days.map((day) => spot(day, 'right', more))
const eleventh = () => [...others(8, 2), ...rights([3, 6, 11])]

const known = ({ rating, patterns }: StandingState, day: number) => {
  const pattern = patterns.a ?? newPatternRating()
  const level = levelAt(rating, day * dayMs)
  const recall = recallAt(rating, pattern, day * dayMs, 0)
  return {
    numbers: [
      level.value,
      level.variance,
      pattern.offset,
      offsetAt(pattern, day * dayMs).variance,
      recall.value,
      recall.low,
      recall.high,
    ],
    isShown: recall.isShown,
    isSecure: recall.isSecure,
  }
}

/** Level and offset with their variances, recall with its interval; whether it is shown, and secure. */
test.each<[string, number, () => readonly JudgedAnswer[], readonly number[], boolean, boolean]>([
  ['no answers', 0, () => [], [0, 1.5, 0, 0.5, 0.5, 0.1943, 0.8057], false, false],
  ['one right', 0, () => rights([0]), [0.4615, 1.1538, 0.1538, 0.4615, 0.6118, 0.3284, 0.863], false, false],
  [
    'one wrong',
    0,
    () => [spot(0, 'wrong')],
    [-0.4615, 1.1538, -0.1538, 0.4615, 0.3882, 0.137, 0.6716],
    false,
    false,
  ],
  ['one close', 0, () => [spot(0, 'close')], [0, 1.1538, 0, 0.4615, 0.5, 0.2179, 0.7821], false, false],
  [
    'right on days 0, 3 and 6',
    6,
    () => rights([0, 3, 6]),
    [0.9837, 0.8451, 0.3862, 0.4484, 0.7406, 0.5271, 0.9165],
    false,
    false,
  ],
  [
    'the same on day 36',
    36,
    () => rights([0, 3, 6]),
    [0.7537, 1.1451, 0.3862, 0.5, 0.6984, 0.4384, 0.9115],
    false,
    false,
  ],
  [
    'the same with hard prompts',
    6,
    () => rights([0, 3, 6], { difficulty: 0.8 }),
    [1.2625, 0.8362, 0.4916, 0.446, 0.7934, 0.6142, 0.9395],
    false,
    false,
  ],
  [
    'ten right in a round of chosen patterns',
    0,
    () => rights(Array(10).fill(0), { dailyRound: null, isRated: false }),
    [0, 1.5, 0, 0.5, 0.5, 0.1943, 0.8057],
    false,
    false,
  ],
  [
    'one prompt right on days 0 and 31',
    31,
    () => rights([0, 31], { promptId: 'q' }),
    [0.421, 1.2737, 0.222, 0.4778, 0.615, 0.3223, 0.872],
    false,
    false,
  ],
  [
    'one prompt right on days 0 and 20',
    20,
    () => rights([0, 20], { promptId: 'q' }),
    [0.3315, 1.3538, 0.1538, 0.5, 0.5866, 0.2838, 0.8597],
    false,
    false,
  ],
  [
    'eight of ten others right, then right on days 3, 6 and 11',
    11,
    eleventh,
    [1.3708, 0.4387, 0.3055, 0.4646, 0.7935, 0.6403, 0.9233],
    true,
    false,
  ],
  [
    'the same, and wrong on day 12',
    12,
    () => [...eleventh(), spot(12, 'wrong')],
    [1.0824, 0.4219, 0.0005, 0.4446, 0.7055, 0.5134, 0.8728],
    true,
    false,
  ],
  [
    'three daily rounds of one day',
    0,
    () =>
      [0, 1, 2].map((round) => ({
        ...spot(round / 10, 'right'),
        day: 0,
        dailyRound: `round ${round}`,
      })),
    [0.7599, 0.9441, 0.2733, 0.4287, 0.6866, 0.4418, 0.8931],
    false,
    false,
  ],
  [
    "a mix of eight patterns right, I don't know in one of seven",
    1,
    () => [spot(0, 'right', { dailyRound: null }), spot(1, 'unknown', { dailyRound: null, isRated: false })],
    [0.4615, 1.1638, 0.1538, 0.4715, 0.6116, 0.3266, 0.864],
    false,
    false,
  ],
  [
    'thirty others right, then right on days 1, 4 and 8',
    8,
    () => [...others(30), ...rights([1, 4, 8])],
    [2.6395, 0.286, 0.1393, 0.48, 0.9065, 0.8403, 0.9683],
    true,
    true,
  ],
  [
    'the same on day 69',
    69,
    () => [...others(30), ...rights([1, 4, 8])],
    [2.1395, 0.896, 0.1393, 0.5, 0.8488, 0.71, 0.9634],
    false,
    false,
  ],
])('a rating after %s', (_, day, answers, expected, isShown, isSecure) => {
  const all = answers()
  const state = addAnswers(emptyStanding(), all)
  const found = known(state, day)
  for (const [index, number] of expected.entries()) expect(found.numbers[index]).toBeCloseTo(number, 4)
  expect([found.isShown, found.isSecure]).toEqual([isShown, isSecure])

  const oneByOne = emptyStanding()
  for (const answer of all) addInPlace(oneByOne, [answer])
  const shuffled = addAnswers(emptyStanding(), all.toReversed())
  for (const other of [oneByOne, shuffled])
    for (const [index, number] of known(other, day).numbers.entries())
      expect(number).toBeCloseTo(found.numbers[index]!, 9)
})

const mixOf = (state: StandingState, shares: Readonly<Record<string, number>>, now: number) =>
  Object.entries(shares).map(([pattern, share]) => {
    const rating = state.patterns[pattern] ?? newPatternRating()
    return {
      share,
      recall: recallAt(state.rating, rating, now, 0),
      offsetVariance: offsetAt(rating, now).variance,
    }
  })

test('the recall of a mix infers what it does not know from the level', () => {
  const state = addAnswers(emptyStanding(), eleventh())
  const now = 11 * dayMs
  const { value, low, high, known } = recallOfMix(
    mixOf(state, { a: 3, x0: 1, x9: 1, new: 1 }, now),
    levelAt(state.rating, now).variance,
  )
  expect(value).toBeCloseTo(0.7675, 4)
  expect(low).toBeCloseTo(0.618, 4)
  expect(high).toBeCloseTo(0.9169, 4)
  expect(known).toBeCloseTo(0.5, 9)
})

test('an hour is worth most where recall is low, and never takes anything away', () => {
  const { rating, patterns } = addAnswers(emptyStanding(), eleventh())
  const worth = (pattern: string) => worthOf(rating, patterns[pattern] ?? newPatternRating(), 11 * dayMs, 0)
  expect(worth('x9')).toBeGreaterThan(worth('a'))
  expect(worth('a')).toBeGreaterThan(0)
})

test('the level is shown as a height', () => {
  expect(altitudeOf({ value: 0, variance: 1.5 })).toEqual({ meters: 1000, range: 245 })
  expect(altitudeOf({ value: 1, variance: 0.25 })).toEqual({ meters: 1182, range: 100 })
})
