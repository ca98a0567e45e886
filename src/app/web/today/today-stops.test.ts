import { expect, test } from 'vitest'
import type { Interview } from '#herd/contract.ts'
import type { Category } from '#patterns/contract.ts'
import type { Plan, Task } from '#plan/contract.ts'
import { dayOf } from '#platform/local-day.ts'
import type { RoundOffer } from '#practice/rounds/round-offer.ts'
import { minutesText, nextDayOf, pathOfStop, stopsOf } from './today-stops.ts'

const now = new Date(2026, 10, 26, 12).getTime()
const round: Task = { kind: 'round', minutes: 6 }
const lesson: Task = { kind: 'lesson', minutes: 12, pattern: 'trie', step: 0 }
const problems: Task = { kind: 'problems', minutes: 50, pattern: 'trie', count: 2 }
const mock: Task = { kind: 'mock', minutes: 45 }
const check: Task = { kind: 'check', minutes: 10 }
const due = { kind: 'due', roundSize: 10, dueCount: 4 } as const
const nothingDue = { kind: 'nothing-due', roundSize: 10, dueCount: 0 } as const

const categories = [
  {
    patterns: [
      {
        name: 'trie',
        locked: false,
        practiceQuestions: [
          { number: 208, title: 'Implement Trie', difficulty: 'Medium' },
          { number: 212, title: 'Word Search II', difficulty: 'Hard' },
        ],
      },
    ],
  },
] as unknown as readonly Category[]

const meeting = (hour: number, day = 26) =>
  ({
    id: `at-${day}-${hour}`,
    status: 'feedback_pending',
    startsAt: new Date(2026, 10, day, hour).toISOString(),
    startedAt: null,
    interviewerId: 'marcus',
    intervieweeId: 'ada',
    interviewer: { id: 'marcus', username: 'marcus', firstName: 'Marcus', lastName: null },
    interviewee: { id: 'ada', username: 'ada', firstName: 'Ada', lastName: null },
  }) as unknown as Interview

function stops(
  tasks: readonly Task[],
  {
    done = [],
    offer = nothingDue,
    interviews = [],
    solved = [],
  }: {
    done?: readonly Task[]
    offer?: RoundOffer
    interviews?: readonly Interview[]
    solved?: readonly number[]
  } = {},
) {
  const plan = {
    today: '2026-11-26',
    days: [{ date: '2026-11-26', tasks }],
    doneToday: done,
    done: [],
    minutesPerRound: 6,
  } as unknown as Plan
  return stopsOf(plan, { offer, interviews, memberId: 'ada', categories, solved: new Set(solved), now })
}
const texts = (...given: Parameters<typeof stops>) => stops(...given).map(({ text }) => text)

test('the round comes first, then the lesson, its problem by name, the mock interview and the Sealed Five', () => {
  expect(texts([round, check, mock, lesson, problems], { offer: due })).toEqual([
    'Daily round',
    'Lesson: Trie (Prefix Tree)',
    'Solve Implement Trie',
    'Mock interview with a GoatMate',
    'Sealed Five',
  ])
  expect(stops([round], { offer: due })[0]?.detail).toBe('Ten prompts, four of them due')
  expect(stops([round], { offer: { ...due, roundSize: 9 } })[0]?.minutes).toBe(5)
  expect(stops([problems])[0]?.detail).toBe('Medium, Trie (Prefix Tree), and one more')
  expect(texts([problems], { solved: [208] })).toEqual(['Solve Word Search II'])
  expect(stops([{ ...problems, pattern: null, count: 1 }])[0]).toMatchObject({
    text: 'Solve one problem from earlier',
    detail: 'Of a pattern you have learned',
  })
})

test('what is done comes before it, and does not come again', () => {
  const path = stops([lesson], { done: [round, { ...problems, pattern: null }] })
  expect(path.map(({ text, isDone }) => [text, isDone])).toEqual([
    ['Daily round', true],
    ['Solved two problems', true],
    ['Lesson: Trie (Prefix Tree)', false],
  ])
})

test('a round of which nothing is due is left out', () => {
  expect(texts([round, lesson])).toEqual(['Lesson: Trie (Prefix Tree)'])
})

test('a round that is due is there on a free day, too', () => {
  expect(texts([], { offer: due })).toEqual(['Daily round'])
})

test('somebody who has answered nothing begins with the lesson, also on a free day and after a round', () => {
  const first = { kind: 'first' } as const
  expect(texts([round, lesson], { offer: first })).toEqual(['Lesson: Trie (Prefix Tree)', 'Daily round'])
  const plan = {
    today: '2026-11-25',
    days: [{ date: '2026-11-26', tasks: [lesson] }],
    doneToday: [],
    done: [],
    minutesPerRound: 6,
  } as unknown as Plan
  const facts = { interviews: [], memberId: undefined, categories, solved: new Set<number>(), now }
  const left = (doneToday: readonly Task[], offer: RoundOffer, solved = facts.solved) =>
    stopsOf({ ...plan, doneToday: [...doneToday] }, { ...facts, offer, solved })
      .filter(({ isDone }) => !isDone)
      .map(({ text }) => text)
  expect(left([], first)).toEqual(['Lesson: Trie (Prefix Tree)', 'Daily round'])
  expect(left([round], nothingDue)).toEqual(['Lesson: Trie (Prefix Tree)'])
  expect(left([lesson], nothingDue)).toEqual([])
  expect(left([round], nothingDue, new Set([208]))).toEqual([])
})

test('the mock interviews of today carry their hour, in place of a planned one', () => {
  const path = stops([lesson, mock], { interviews: [meeting(18), meeting(15), meeting(18, 27), meeting(8)] })
  expect(path.map(({ text, detail }) => [text, detail])).toEqual([
    ['Lesson: Trie (Prefix Tree)', 'Each step asks before it answers'],
    ['Mock interview, 15:00', 'Marcus asks, you answer'],
    ['Mock interview, 18:00', 'Marcus asks, you answer'],
  ])
})

test('an interview within the hour is the next stop', () => {
  const meetings = { interviews: [meeting(12), meeting(18)] }
  expect(texts([round, lesson], { ...meetings, offer: due, done: [{ ...problems, pattern: null }] })).toEqual(
    [
      'Solved two problems',
      'Mock interview, 12:00',
      'Daily round',
      'Lesson: Trie (Prefix Tree)',
      'Mock interview, 18:00',
    ],
  )
})

test('a planned mock interview stays when there is none today', () => {
  expect(texts([mock], { interviews: [meeting(18, 27)] })).toEqual(['Mock interview with a GoatMate'])
})

test('a day without tasks has no stops', () => {
  expect(stops([])).toEqual([])
})

test.each([
  [6, '6 min'],
  [60, '1 h'],
  [92, '1 h 32 min'],
])('%i minutes are %s', (minutes, text) => {
  expect(minutesText(minutes)).toBe(text)
})

test('the next day is the next one with more than a round', () => {
  const days = [
    { date: '2026-11-26', tasks: [lesson] },
    { date: '2026-11-27', tasks: [round] },
    { date: '2026-11-29', tasks: [round, check] },
  ]
  const plan = { today: '2026-11-26', days } as unknown as Plan
  const facts = { offer: due, interviews: [], memberId: 'ada', categories, solved: new Set<number>(), now }
  const next = nextDayOf(plan, facts)
  expect(next?.day).toBe(dayOf('2026-11-29'))
  expect(next?.stops.map((stop) => [stop.text, pathOfStop(stop)])).toEqual([
    ['Sealed Five', '/practice/check'],
  ])
})
