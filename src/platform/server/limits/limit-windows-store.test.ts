import { afterAll, beforeAll, expect, test } from 'vitest'
import { minuteMs } from '#platform/durations.ts'
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import {
  checkWindows,
  deleteEndedWindows,
  type LimitReached,
  type LimitWindow,
  refundWindows,
  takeAllOrNone,
  takeWindows,
} from './limit-windows-store.ts'

const shift = { milliseconds: 0 }
let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(shift)
})
afterAll(() => database.remove())

let windows = 0
const windowOf = (limit: number, more: Partial<LimitWindow> = {}): LimitWindow => ({
  key: `window ${++windows}`,
  limit,
  periodMs: minuteMs,
  ...more,
})
const takes = async (window: LimitWindow, times: number) => {
  const outcomes = await Promise.allSettled(
    Array.from({ length: times }, () => takeAllOrNone(database.store, [window])),
  )
  return outcomes.filter(({ status }) => status === 'fulfilled').length
}

test('concurrent requests cannot exceed the limit', async () => {
  const window = windowOf(7)
  expect(await takes(window, 40)).toBe(7)
  expect(await takes(window, 3)).toBe(0)
})

test('a full window reports the wait and opens after its period', async () => {
  const window = windowOf(1)
  await takeAllOrNone(database.store, [window])
  const refusal = await takeAllOrNone(database.store, [window]).catch((error: LimitReached) => error)
  expect(refusal).toMatchObject({ name: 'LimitReached' })
  expect((refusal as LimitReached).seconds).toBeGreaterThan(55)
  expect((refusal as LimitReached).seconds).toBeLessThanOrEqual(60)
  await expect(checkWindows(database.store, [window])).rejects.toMatchObject({ name: 'LimitReached' })

  shift.milliseconds += 60_001
  await expect(checkWindows(database.store, [window])).resolves.toBeUndefined()
  expect(await takes(window, 2)).toBe(1)
})

test('a second process counts in the same window', async () => {
  const window = windowOf(2)
  await takeAllOrNone(database.store, [window])
  const other = database.open()
  await takeAllOrNone(other, [window])
  await expect(takeAllOrNone(other, [window])).rejects.toMatchObject({ name: 'LimitReached' })
})

test('when one of several is full, none is counted', async () => {
  const [roomy, full] = [windowOf(1), windowOf(1)]
  await takeAllOrNone(database.store, [full])
  await expect(takeAllOrNone(database.store, [roomy, full])).rejects.toMatchObject({ name: 'LimitReached' })
  expect(await takes(roomy, 1)).toBe(1)
})

test('a refunded event can be used again, and only once', async () => {
  const window = windowOf(1)
  await takeAllOrNone(database.store, [window])
  await refundWindows(database.store, [window])
  await refundWindows(database.store, [window])
  expect(await takes(window, 2)).toBe(1)
})

test('a window can block for longer than the rest of its period', async () => {
  const window = windowOf(2, { refusalMs: 600_000 })
  await takeAllOrNone(database.store, [window])
  shift.milliseconds += 50_000
  await takeAllOrNone(database.store, [window])
  shift.milliseconds += 20_000
  expect(await takes(window, 1)).toBe(0)
  shift.milliseconds += 590_000
  expect(await takes(window, 1)).toBe(1)
})

test('a rolled-back transaction counts nothing', async () => {
  const window = windowOf(1)
  await expect(
    database.store.transaction(async (tx) => {
      await takeWindows(tx, [window])
      throw new Error('rolled back')
    }),
  ).rejects.toThrow('rolled back')
  expect(await takes(window, 1)).toBe(1)
})

test('expired windows are deleted, open ones are not', async () => {
  const [ended, open] = [windowOf(1, { periodMs: 1000 }), windowOf(1)]
  await takeAllOrNone(database.store, [ended, open])
  shift.milliseconds += 2000
  await deleteEndedWindows(database.store)
  const left = await database.store.db.selectFrom('limit_window').select('key').execute()
  expect(left.map(({ key }) => key)).toContain(open.key)
  expect(left.map(({ key }) => key)).not.toContain(ended.key)
})
