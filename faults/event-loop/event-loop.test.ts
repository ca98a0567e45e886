import { expect, test } from 'vitest'
import { hasPassed } from '../lib/report.ts'
import { testEventLoop } from './event-loop.ts'

test('no route holds the event loop for more than 100 ms on its worst known input', async () => {
  const report = await testEventLoop({ isShort: true })
  console.log('Longest delays:', report.figures)
  expect(hasPassed(report), JSON.stringify(report, null, 1)).toBe(true)
}, 300_000)
