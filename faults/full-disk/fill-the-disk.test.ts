import { expect, test } from 'vitest'
import { fillDiskOf } from './fill-disk-of.ts'

test('a full disk refuses writes, answers reads, and leaves nothing half written', async ({ skip }) => {
  const kind = process.env.TEST_STORE === 'postgres' ? 'postgres' : 'sqlite'
  const report = await fillDiskOf(kind, 1, Date.now())
  if (!report) return skip('nobody may mount a small disk here')
  expect(report, `again with seed ${report.facts.seed}`).toMatchObject({ lost: 0, halfApplied: 0, other: [] })
}, 300_000)
