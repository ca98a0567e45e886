import { expect, type Page } from '@playwright/test'
import { quantile } from '../../bench/lib/report.ts'
import { countSaved } from '../../e2e/people.ts'
import type { FaultReport } from '../lib/fault-report.ts'
import { until } from '../lib/until.ts'
import { openTwice, overALine } from './browsers.ts'

/** Ticks while nobody answers: how soon that can be seen, and whether all is saved when somebody answers again. */
export function tickWhileAway({ runs }: { runs: number }): Promise<FaultReport> {
  return overALine(async ({ site, line, address, browser }) => {
    const shownMs: number[] = []
    let lost = 0
    for (let run = 1; run <= runs; run += 1) {
      const two = await openTwice(browser, site, { address, apart: 'tabs' })
      const [page] = two.pages
      // In turns nobody listens, and nobody says anything.
      if (run % 2 === 0) await line.refuse()
      else line.freeze()
      shownMs.push(await timeUntilShown(page))
      await line.mend()
      const context = page.context()
      const isSaved = async () => (await countSaved(context, site)) === 1
      await until('the tick is saved', isSaved).catch(() => {
        lost += 1
      })
      await two.close()
    }
    return {
      promise:
        'a tick made while the server is away is kept and saved later, and shown as waiting within 2 s',
      injected: 'server refused and frozen in turns',
      howOften: `${runs} browser runs`,
      lost,
      halfApplied: 0,
      other: [],
      facts: {
        'shown after ms, median': Math.round(quantile(shownMs, 0.5)),
        'shown after ms, slowest': Math.round(Math.max(...shownMs)),
      },
    }
  })
}

/** @returns milliseconds from the click to the words. */
async function timeUntilShown(page: Page): Promise<number> {
  const box = page.getByRole('checkbox').first()
  await box.check()
  const began = performance.now()
  await expect(page.getByText('waiting to be saved').first()).toBeVisible({ timeout: 60_000 })
  return performance.now() - began
}
