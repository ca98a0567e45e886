import { expect, test } from '@playwright/test'
import { hasPassed } from '../faults/lib/report.ts'
import { tickOverLossyConnection } from '../faults/unreliable-network/lossy-connection.ts'
import { tickDuringServerOutage } from '../faults/unreliable-network/server-outage.ts'

/** Short versions of `npm run test:faults -- lossy-connection server-outage`. */

test('two tabs and two devices lose no tick on a line that delays, reorders and resets', async () => {
  const report = await tickOverLossyConnection({ runs: 2, seed: 11 })
  expect(hasPassed(report), JSON.stringify(report)).toBe(true)
})

test('a tick that nobody answers, or nobody listens to, is shown as waiting and saved later', async () => {
  const report = await tickDuringServerOutage({ runs: 2 })
  expect(hasPassed(report), JSON.stringify(report)).toBe(true)
})
