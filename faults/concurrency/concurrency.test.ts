import { afterEach, beforeEach, expect, test } from 'vitest'
import { hasPassed } from '../lib/report.ts'
import { dataUnderTest, type TestData } from '../lib/test-data.ts'
import { testConcurrency } from './concurrency.ts'

let data: TestData
beforeEach(async () => {
  data = await dataUnderTest()
})
afterEach(() => data.remove())

test('actions that may happen only once happen once, even when requested fifty times concurrently', async () => {
  // Two processes can race more than one.
  const report = await testConcurrency(data, data.kind === 'postgres' ? 2 : 1)
  expect(hasPassed(report), JSON.stringify(report, null, 1)).toBe(true)
}, 300_000)
