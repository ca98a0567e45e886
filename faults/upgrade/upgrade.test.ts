import { expect, test } from 'vitest'
import { dataUnderTest } from '../lib/test-data.ts'
import { killUpgrades } from './kill-upgrades.ts'
import type { Setup } from './older-data.ts'
import { upgradeAtOnce } from './upgrade-at-once.ts'

const setup: Setup = { createData: dataUnderTest, rows: 8, padding: '', pauseMs: 5 }
const nothing = { lost: 0, halfApplied: 0, other: [] }

test('an upgrade that is killed changes nothing, and the next start completes it', async () => {
  const report = await killUpgrades(setup, 2, Date.now())
  expect(report, `repeat with seed ${report.figures.seed}`).toMatchObject(nothing)
}, 300_000)

test('two processes that start at once on an older store take turns', async () => {
  // Slow enough that the second waits longer than a query would.
  const report = await upgradeAtOnce({ ...setup, pauseMs: 30 }, [2])
  expect(report).toMatchObject(nothing)
}, 300_000)
