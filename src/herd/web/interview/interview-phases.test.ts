import { expect, test } from 'vitest'
import {
  elapsedMs,
  formatClock,
  freshWatch,
  interviewMinutes,
  parseWatch,
  pauseWatch,
  phaseAt,
  startWatch,
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
])('after %i seconds one is at %s, with %i seconds of it left', (seconds, title, left) => {
  expect(phaseAt(seconds)).toMatchObject({ phase: { title }, secondsLeft: left })
})

test('the phases fill 45 minutes', () => {
  expect(interviewMinutes).toBe(45)
})

test.each([
  [0, '0:00'],
  [65, '1:05'],
  [3909, '65:09'],
  [-61, '1:01'],
  [59.9, '0:59'],
])('%d seconds read %s', (seconds, text) => {
  expect(formatClock(seconds)).toBe(text)
})

test('a stopwatch counts while it runs, also over pauses and after it was kept', () => {
  const running = startWatch(freshWatch, 1000)
  expect(elapsedMs(running, 4000)).toBe(3000)
  expect(startWatch(running, 9000)).toEqual(running)
  const paused = pauseWatch(running, 4000)
  expect(elapsedMs(paused, 99_000)).toBe(3000)
  const again = parseWatch(JSON.stringify(startWatch(paused, 10_000)))
  expect(elapsedMs(again, 12_000)).toBe(5000)
})

test.each([null, '', 'x', '7', 'null', '{}', '{"elapsedMs":"1"}', '{"elapsedMs":-4}', '{"elapsedMs":null}'])(
  'what is no stopwatch (%s) gives a fresh one',
  (text) => {
    expect(parseWatch(text)).toEqual(freshWatch)
  },
)

test('a clock that was set back takes nothing away', () => {
  expect(elapsedMs({ elapsedMs: 500, startedAt: 9000 }, 8000)).toBe(500)
})
