import { afterEach, expect, test } from 'vitest'
import { dataUnderTest, type TestData } from '../lib/test-data.ts'
import { appProcess, crashDuringWrites } from './crash-during-writes.ts'

let data: TestData | undefined
afterEach(async () => {
  await data?.remove()
  data = undefined
})

const nothing = { lost: 0, halfApplied: 0, other: [] }

test('confirmed changes survive a kill of the app, and nothing is half-applied', async () => {
  data = await dataUnderTest()
  const report = await crashDuringWrites({
    data,
    target: appProcess,
    pairs: 3,
    writes: 120,
    kills: 1,
    seed: Date.now(),
  })
  expect(report, `repeat with seed ${report.figures.seed}`).toMatchObject(nothing)
}, 300_000)
