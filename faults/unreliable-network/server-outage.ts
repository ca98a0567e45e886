import { expect, type Page } from '@playwright/test'
import { quantile } from '../../bench/lib/report.ts'
import { countSaved } from '../../e2e/support/people.ts'
import type { Report } from '../lib/report.ts'
import { until } from '../lib/wait-until.ts'
import { openTwice, withProxiedSite } from './browser-pages.ts'

/** Ticks a problem while the server is unreachable: measures when that is shown, and checks that it is saved later. */
export function tickDuringServerOutage({ runs }: { runs: number }): Promise<Report> {
  return withProxiedSite(async ({ site, proxy, address, browser }) => {
    const shownMs: number[] = []
    let lost = 0
    for (let run = 1; run <= runs; run += 1) {
      const pair = await openTwice(browser, site, { address, where: 'tabs' })
      const [page] = pair.pages
      // Alternate between refused and frozen connections.
      if (run % 2 === 0) await proxy.refuse()
      else proxy.freeze()
      shownMs.push(await timeUntilShown(page))
      await proxy.restore()
      const context = page.context()
      const isSaved = async () => (await countSaved(context, site)) === 1
      await until('the tick is saved', isSaved).catch(() => {
        lost += 1
      })
      await pair.close()
    }
    return {
      promise:
        'a tick made while the server is unreachable is kept and saved later, and shown as waiting within 2 s',
      injected: 'connections refused and frozen alternately',
      volume: `${runs} browser runs`,
      lost,
      halfApplied: 0,
      other: [],
      figures: {
        'shown after ms, median': Math.round(quantile(shownMs, 0.5)),
        'shown after ms, slowest': Math.round(Math.max(...shownMs)),
      },
    }
  })
}

/** @returns milliseconds from the click until the tick is shown as waiting. */
async function timeUntilShown(page: Page): Promise<number> {
  const box = page.getByRole('checkbox').first()
  await box.check()
  const began = performance.now()
  await expect(page.getByText('waiting to be saved').first()).toBeVisible({ timeout: 60_000 })
  return performance.now() - began
}
