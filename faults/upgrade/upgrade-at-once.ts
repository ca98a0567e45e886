import type { Report } from '../lib/report.ts'
import { checkUpgraded, type Findings, type Setup, upgradeUndisturbed, withOlderData } from './older-data.ts'
import { startUpgrade } from './upgrade-process.ts'

/** Several processes start at once on an older store. One upgrades it, and the others wait. */
export async function upgradeAtOnce(setup: Setup, processes: readonly number[]): Promise<Report> {
  const expected = await upgradeUndisturbed(setup)
  const findings: Findings = { lost: 0, halfApplied: 0, other: [] }
  for (const count of processes)
    await withOlderData(setup, async (data) => {
      const upgrades = Array.from({ length: count }, () => startUpgrade(data, setup.pauseMs))
      for (const { code, stderr } of await Promise.all(upgrades.map(({ ended }) => ended)))
        if (code !== 0) findings.other.push(`One of ${count} processes ended with ${code}: ${stderr}`)
      await checkUpgraded(data, expected, findings)
    })
  return {
    promise: 'processes that start at once on an older store take turns',
    injected: `${processes.join(' and ')} processes at once`,
    volume: `upgrade of ${Math.round(expected.durationMs)} ms`,
    ...findings,
    figures: {},
  }
}
