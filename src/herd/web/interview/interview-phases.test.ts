import { parse } from 'valibot'
import { expect, test } from 'vitest'
import {
  elapsedMs,
  formatClock,
  interviewMinutes,
  pauseStopwatch,
  phaseAt,
  startStopwatch,
  stopwatchSchema,
  zeroStopwatch,
} from './interview-phases.ts'

test.each([
  [0, 'Clarify', 300],
  [299, 'Clarify', 1],
  [300, 'Plan', 600],
  [900, 'Code', 1200],
  [2100, 'Test', 300],
  [2400, 'Wrap up', 300],
  [2699, 'Wrap up', 1],
  [2760, 'Wrap up', -60],
])('after %i seconds the phase is %s, with %i seconds left', (seconds, title, left) => {
  expect(phaseAt(seconds)).toMatchObject({ phase: { title }, secondsLeft: left })
})

test('the phases take 45 minutes', () => {
  expect(interviewMinutes).toBe(45)
})

test.each([
  [0, '0:00'],
  [65, '1:05'],
  [3909, '65:09'],
  [-61, '1:01'],
  [59.9, '0:59'],
])('%d seconds are shown as %s', (seconds, text) => {
  expect(formatClock(seconds)).toBe(text)
})

test('a stopwatch counts only while it runs, including after a pause', () => {
  const running = startStopwatch(zeroStopwatch, 1000)
  expect(elapsedMs(running, 4000)).toBe(3000)
  expect(startStopwatch(running, 9000)).toEqual(running)
  const paused = pauseStopwatch(running, 4000)
  expect(elapsedMs(paused, 99_000)).toBe(3000)
  const again = parse(stopwatchSchema, startStopwatch(paused, 10_000))
  expect(elapsedMs(again, 12_000)).toBe(5000)
})

test('setting the clock back does not reduce the elapsed time', () => {
  expect(elapsedMs({ elapsedMs: 500, startedAt: 9000 }, 8000)).toBe(500)
})
