import { setTimeout as wait } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { randomFrom } from '../lib/random.ts'
import type { Report } from '../lib/report.ts'
import { startRestartableProduct } from '../lib/restartable-product.ts'
import {
  checkUpgraded,
  contentsOf,
  type Findings,
  type Setup,
  upgradeUndisturbed,
  withOlderData,
} from './older-data.ts'
import { startUpgrade } from './upgrade-process.ts'

/** Kills the upgrade of an older store at random moments, and then starts the product on what is left. */
export async function killUpgrades(setup: Setup, kills: number, seed: number): Promise<Report> {
  const random = randomFrom(seed)
  const expected = await upgradeUndisturbed(setup)
  const findings: Findings = { lost: 0, halfApplied: 0, other: [] }
  let interrupted = 0
  for (let time = 1; time <= kills; time += 1) {
    await withOlderData(setup, async (data) => {
      const upgrade = startUpgrade(data, setup.pauseMs)
      await upgrade.begun
      await wait(random.below(expected.durationMs))
      upgrade.child.kill('SIGKILL')
      await upgrade.ended

      const found = await contentsOf(data)
      const isUnchanged = isDeepStrictEqual(found, expected.before)
      if (isUnchanged) interrupted += 1
      else if (!isDeepStrictEqual(found, expected.after)) findings.halfApplied += 1

      const { code, stderr } = await startUpgrade(data, 0).ended
      if (code !== 0) findings.other.push(`After kill ${time} the upgrade fails: ${stderr}`)
      await checkUpgraded(data, expected, findings)
      const product = await startRestartableProduct({ ...data.settings, SMTP_URL: 'smtp://127.0.0.1:1' })
      if (!(await product.isReady())) findings.other.push(`After kill ${time} the product is not ready.`)
      await product.stop()
    })
  }
  return {
    promise: 'an upgrade that is killed changes nothing, and the next start completes it',
    injected: 'SIGKILL during an upgrade',
    volume: `${kills} kills`,
    ...findings,
    figures: { seed, 'killed before the end': interrupted, 'upgrade ms': Math.round(expected.durationMs) },
  }
}
