import { afterEach, beforeEach, expect, test } from 'vitest'
import { type DataPlace, placeOfThisRun } from '../lib/data-place.ts'
import { isKept } from '../lib/fault-report.ts'
import { happenOnce } from './only-once.ts'

let place: DataPlace
beforeEach(async () => {
  place = await placeOfThisRun()
})
afterEach(() => place.remove())

test('what may happen once happens once, whoever asks fifty times at once', async () => {
  // Two processes have more to quarrel about than one.
  const report = await happenOnce(place, place.kind === 'postgres' ? 2 : 1)
  expect(isKept(report), JSON.stringify(report, null, 1)).toBe(true)
}, 300_000)
