import { afterEach, beforeEach, expect, test } from 'vitest'
import { isKept } from '../lib/fault-report.ts'
import { dataOfThisRun, type TestData } from '../lib/test-data.ts'
import { happenOnce } from './only-once.ts'

let data: TestData
beforeEach(async () => {
  data = await dataOfThisRun()
})
afterEach(() => data.remove())

test('what may happen once happens once, whoever asks fifty times at once', async () => {
  // Two processes have more to quarrel about than one.
  const report = await happenOnce(data, data.kind === 'postgres' ? 2 : 1)
  expect(isKept(report), JSON.stringify(report, null, 1)).toBe(true)
}, 300_000)
