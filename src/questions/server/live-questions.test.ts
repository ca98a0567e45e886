import { afterEach, expect, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { raiseEdition } from './imported-store.ts'
import { holdQuestions } from './live-questions.ts'

let database: TestDatabase
afterEach(() => database.remove())

test('changes of another process are seen although the clock of this one was set back', async () => {
  database = await createTestDatabase({ milliseconds: 0 })
  const held = holdQuestions(database.store)
  const first = await held.current()
  const anHourAgo = Date.now() - 3_600_000
  vi.spyOn(Date, 'now').mockReturnValue(anHourAgo)
  await raiseEdition(database.open(), 'sightings')
  await expect.poll(async () => (await held.current()).edition, { timeout: 20_000 }).not.toBe(first.edition)
})
