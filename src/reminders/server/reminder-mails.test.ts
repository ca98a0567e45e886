import { expect, test } from 'vitest'
import { dayOf } from '#platform/local-day.ts'
import type { PracticeState, Snapshot } from './practice-state.ts'
import { practiceText, snapshotOf, summaryText } from './reminder-mails.ts'

const ada = { id: 'ada', username: 'ada', firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com' }
const state: PracticeState = {
  heading: 'Ten prompts, five of them due today',
  duration: 'About six minutes.',
  roundSize: 10,
  dueCount: 5,
  lastAnsweredAt: null,
  days: [
    { day: dayOf('2026-11-20'), answered: 30 },
    { day: dayOf('2026-11-23'), answered: 10 },
    { day: dayOf('2026-11-27'), answered: 20 },
  ],
  altitude: { meters: 1036, range: 88 },
  recall: { Trie: 60, Sorting: 71, 'Two Pointers': 40, 'Prefix Sum': 55, Greedy: 30 },
  isCheckOpen: true,
  daysToInterview: 9,
  lastCheck: { monday: dayOf('2026-11-23'), credit: 3.5, answered: 5 },
}
const lastSunday: Snapshot = {
  date: '2026-11-22',
  meters: 1018,
  recall: { Trie: 61, Sorting: 60, 'Two Pointers': 52, 'Prefix Sum': 48 },
}

test('a summary says what was done, what moved most and what is due', () => {
  expect(summaryText(ada, state, lastSunday)).toEqual({
    kind: 'weekly-summary',
    subject: 'Your week on Capra',
    paragraphs: [
      'Hello Ada,',
      'Since Sunday, November 22, you answered 30 prompts on two days.',
      'Ten prompts, five of them due today. About six minutes.',
      "This week's Sealed Five are open.",
      'Your interview is in nine days.',
    ],
    facts: [
      { label: 'Altitude', value: '1,036 m, give or take 88 (1,018 m before)' },
      { label: 'Sealed Five', value: '3.5 of 5' },
      { label: 'Greedy', value: 'Recall 30% (new)' },
      { label: 'Two Pointers', value: 'Recall 40% (52% before)' },
      { label: 'Sorting', value: 'Recall 71% (60% before)' },
    ],
    action: 'Open practice',
  })
})

test('a summary of one day says no more of it than how much was done, and leaves out a height that did not change', () => {
  const quiet = { ...state, days: state.days.slice(-1) }
  const { paragraphs, facts } = summaryText(ada, quiet, { ...lastSunday, meters: 1036 })
  expect(paragraphs[1]).toMatch(/^Since Sunday, November 22, you answered [\w-]+ prompts\.$/)
  expect(facts[0]).toEqual({ label: 'Altitude', value: '1,036 m, give or take 88' })
})

test('Sealed Five that were answered after the last summary are told once, whenever their week began', () => {
  const factsSince = (since: Snapshot) =>
    summaryText(ada, state, since).facts.filter(({ label }) => label === 'Sealed Five')
  const sunday = dayOf('2026-11-29')
  expect(factsSince(snapshotOf({ ...state, lastCheck: null }, sunday))).toHaveLength(1)
  expect(factsSince(snapshotOf(state, sunday))).toEqual([])
  // As an earlier release stored it.
  expect(factsSince({ date: '2026-11-29', meters: null, recall: {} })).toEqual([])
})

test('a week without practice is no reproach, and has no numbers that did not move', () => {
  const { paragraphs, facts } = summaryText(
    { ...ada, firstName: null },
    { ...state, altitude: null, isCheckOpen: false, daysToInterview: null, roundSize: 0 },
    snapshotOf(state, dayOf('2026-11-28')),
  )
  expect(paragraphs).toEqual([
    'Hello,',
    'Since Saturday, November 28, you answered no prompts. That costs nothing: what is due does not pile up.',
    'Nothing is due today.',
  ])
  expect(facts).toEqual([])
})

test('a practice mail names no pattern, because the round asks for it', () => {
  const { subject, paragraphs } = practiceText(ada, state)
  expect(subject).toBe('Ten prompts, five of them due today')
  expect(paragraphs.join()).not.toMatch(/Trie|Sorting|Pointers|Prefix|Greedy/)
  expect(practiceText(ada, { ...state, daysToInterview: 0 }).paragraphs.at(-1)).toBe(
    'Your interview is today.',
  )
  expect(practiceText(ada, { ...state, daysToInterview: 1 }).paragraphs.at(-1)).toBe(
    'Your interview is tomorrow.',
  )
  expect(practiceText(ada, { ...state, dueCount: 0 }).paragraphs.at(1)).toBe(
    'Nothing is due today. A round still shows you problems that you have never seen. About six minutes.',
  )
})
