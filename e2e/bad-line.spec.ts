import { expect, test } from '@playwright/test'
import { tickOverABadLine } from '../faults/bad-line/tick-over-a-bad-line.ts'
import { tickWhileAway } from '../faults/bad-line/tick-while-away.ts'
import { isKept } from '../faults/lib/fault-report.ts'

/** Short forms of what `npm run test:faults -- bad-line server-away` does hundreds of times. */

test('two tabs and two devices lose no tick on a line that delays, reorders and resets', async () => {
  const report = await tickOverABadLine({ runs: 2, seed: 11 })
  expect(isKept(report), JSON.stringify(report)).toBe(true)
})

test('a tick that nobody answers, or nobody listens to, is shown as waiting and saved later', async () => {
  const report = await tickWhileAway({ runs: 2 })
  expect(isKept(report), JSON.stringify(report)).toBe(true)
})
