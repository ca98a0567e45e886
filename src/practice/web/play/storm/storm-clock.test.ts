import { expect, test } from 'vitest'
import { afterStormAnswer, beginStorm, clockText, spokenTime, stormColumns } from './storm-clock.ts'

const start = 1_000_000

test('a slip costs five seconds and ends the row', () => {
  const right = afterStormAnswer(beginStorm(start), true, start + 2000)
  const slip = afterStormAnswer(right, false, start + 4000)
  expect([right.inARow, slip.inARow]).toEqual([1, 0])
  expect(slip.endsAt - start).toBe(175_000)
})

test('ten in a row give ten seconds, up to three minutes', () => {
  const play = (secondsEach: number) => {
    let run = beginStorm(start)
    for (let count = 1; count <= 10; count++)
      run = afterStormAnswer(run, true, start + count * secondsEach * 1000)
    return run
  }
  expect(play(3).endsAt - start).toBe(190_000)
  expect(play(0.5).endsAt - start).toBe(185_000)
  expect(play(3).inARow).toBe(10)
})

test('right answers are counted in columns of ten seconds', () => {
  let run = beginStorm(start)
  for (const seconds of [1, 9, 10, 35, 185]) run = afterStormAnswer(run, true, start + seconds * 1000)
  const columns = stormColumns(run)
  expect(columns).toHaveLength(19)
  expect(columns.slice(0, 4)).toEqual([2, 1, 0, 1])
  expect(stormColumns(beginStorm(start))).toHaveLength(18)
})

test.each([
  [180_000, '3:00', '3 minutes left'],
  [74_200, '1:15', '1 minute 30 seconds left'],
  [60_000, '1:00', '1 minute left'],
  [29_000, '0:29', '30 seconds left'],
  [0, '0:00', 'Time is up'],
])('%i milliseconds are shown as %j and said as %j', (left, text, spoken) => {
  expect(clockText(left)).toBe(text)
  expect(spokenTime(left)).toBe(spoken)
})
