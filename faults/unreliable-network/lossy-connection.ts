import { setTimeout as wait } from 'node:timers/promises'
import { countSaved } from '../../e2e/support/people.ts'
import { randomFrom } from '../lib/random.ts'
import type { Report } from '../lib/report.ts'
import { until } from '../lib/wait-until.ts'
import { openTwice, withProxiedSite } from './browser-pages.ts'

/** Number of problems that each page ticks. */
const each = 4

/** Two pages tick problems over a connection with delays and resets; all ticks must be saved in the end. */
export function tickOverLossyConnection({ runs, seed }: { runs: number; seed: number }): Promise<Report> {
  const random = randomFrom(seed)
  return withProxiedSite(async ({ site, proxy, address, browser }) => {
    const other: string[] = []
    let lost = 0
    let resets = 0
    for (let run = 1; run <= runs; run += 1) {
      const where = run % 2 === 0 ? 'devices' : 'tabs'
      const pair = await openTwice(browser, site, { address, where })
      let isOver = false
      const failure = (async () => {
        while (!isOver) {
          proxy.slow(random.below(300))
          if (random.below(3) === 0) {
            proxy.reset()
            resets += 1
          }
          await wait(random.below(120))
        }
      })()
      try {
        await Promise.all(
          pair.pages.map(async (page, side) => {
            for (let i = 0; i < each; i += 1) {
              await page
                .getByRole('checkbox')
                .nth(2 * i + side)
                .check()
              await wait(random.below(80))
            }
          }),
        )
      } finally {
        isOver = true
        await failure
      }
      await proxy.restore()
      const context = pair.pages[0].context()
      const isUnsaved = async () => {
        const counts = await Promise.all(
          pair.pages.map((page) => page.getByText('waiting to be saved').count()),
        )
        return counts.some((count) => count > 0) || (await countSaved(context, site)) < 2 * each
      }
      try {
        await until('every tick is saved', async () => !(await isUnsaved()))
      } catch {
        const saved = await countSaved(context, site)
        lost += 2 * each - saved
        other.push(`Run ${run} on two ${where}: ${saved} of ${2 * each} ticks are saved.`)
      }
      await pair.close()
    }
    return {
      promise: 'two tabs or devices never lose a tick',
      injected: 'delays, reordering and resets between browsers and product',
      volume: `${runs} browser runs, ${runs * 2 * each} ticks, ${resets} resets`,
      lost,
      halfApplied: 0,
      other,
      figures: { seed },
    }
  })
}
