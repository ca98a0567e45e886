import { expect, test } from 'vitest'
import { countText } from '#platform/count-words.ts'
import { dayMs, hourMs } from '#platform/durations.ts'
import { dueText, durationText, lastSeenText } from './day-words.ts'

const now = Date.parse('2026-11-23T08:00:00')
const at = (days: number, hours = 0) => new Date(now + days * dayMs + hours * hourMs).toISOString()

test.each([
  [at(0, -7), 'today'],
  [at(0, -9), 'yesterday'],
  [at(-9), '9 days ago'],
  [null, ''],
])('last seen %s is %j', (lastSeen, text) => {
  expect(lastSeenText(lastSeen, now)).toBe(text)
})

test.each([
  [at(-9), 'today'],
  [at(0, 15), 'today'],
  [at(0, 17), 'tomorrow'],
  [at(12), 'in 12 days'],
  [null, ''],
])('due %s is %j', (due, text) => {
  expect(dueText(due, now)).toBe(text)
})

test('small numbers are words', () => {
  expect(countText(1, 'prompt')).toBe('one prompt')
  expect(countText(10, 'prompt')).toBe('ten prompts')
  expect(countText(61, 'prompt')).toBe('61 prompts')
  expect(durationText(1)).toBe('About one minute.')
})
