import { afterEach, expect, test } from 'vitest'
import { startTemporaryPostgres } from '../../scripts/testing/temporary-postgres.ts'
import { dataOfThisRun, postgresData, type TestData } from '../lib/test-data.ts'
import { killWhileWriting, theApp } from './kill-while-writing.ts'

let data: TestData | undefined
afterEach(async () => {
  await data?.remove()
  data = undefined
})

const nothing = { lost: 0, halfApplied: 0, other: [] }

test('what was confirmed is there after the app was killed, and nothing is half done', async () => {
  data = await dataOfThisRun()
  const report = await killWhileWriting({
    data,
    victim: theApp,
    pairs: 3,
    writes: 120,
    kills: 2,
    seed: Date.now(),
  })
  expect(report, `again with seed ${report.facts.seed}`).toMatchObject(nothing)
}, 300_000)

if (process.env.TEST_STORE === 'postgres')
  test('what was confirmed is there after PostgreSQL was stopped at once; the app stays', async () => {
    const postgres = await startTemporaryPostgres({ durable: true })
    try {
      const victim = { name: 'PostgreSQL', kill: postgres.crash, revive: postgres.start }
      const report = await killWhileWriting({
        data: await postgresData(postgres.url),
        victim,
        pairs: 3,
        writes: 80,
        kills: 1,
        seed: Date.now(),
      })
      expect(report, `again with seed ${report.facts.seed}`).toMatchObject(nothing)
    } finally {
      await postgres.stop()
    }
  }, 300_000)
