import { afterEach, expect, test } from 'vitest'
import { startThrowAwayPostgres } from '../../scripts/testing/throw-away-postgres.ts'
import { type DataPlace, placeOfThisRun, postgresPlace } from '../lib/data-place.ts'
import { killWhileWriting, theApp } from './kill-while-writing.ts'

let place: DataPlace | undefined
afterEach(async () => {
  await place?.remove()
  place = undefined
})

const nothing = { lost: 0, halfApplied: 0, other: [] }

test('what was confirmed is there after the app was killed, and nothing is half done', async () => {
  place = await placeOfThisRun()
  const report = await killWhileWriting({
    place,
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
    const postgres = await startThrowAwayPostgres({ keepsCommits: true })
    try {
      const victim = { name: 'PostgreSQL', kill: postgres.crash, revive: postgres.start }
      const report = await killWhileWriting({
        place: await postgresPlace(postgres.url),
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
