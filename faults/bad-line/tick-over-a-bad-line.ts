import { setTimeout as wait } from 'node:timers/promises'
import { countSaved } from '../../e2e/people.ts'
import type { FaultReport } from '../lib/fault-report.ts'
import { randomFrom } from '../lib/random.ts'
import { until } from '../lib/until.ts'
import { openTwice, overALine } from './browsers.ts'

/** Each page ticks so many problems, of which both know. */
const each = 4

/** Two pages tick over a line that delays, reorders and resets; in the end all of it has to be saved. */
export function tickOverABadLine({ runs, seed }: { runs: number; seed: number }): Promise<FaultReport> {
  const random = randomFrom(seed)
  return overALine(async ({ site, line, address, browser }) => {
    const other: string[] = []
    let lost = 0
    let resets = 0
    for (let run = 1; run <= runs; run += 1) {
      const apart = run % 2 === 0 ? 'devices' : 'tabs'
      const two = await openTwice(browser, site, { address, apart })
      let isOver = false
      const failure = (async () => {
        while (!isOver) {
          line.slow(random.below(300))
          if (random.below(3) === 0) {
            line.reset()
            resets += 1
          }
          await wait(random.below(120))
        }
      })()
      try {
        await Promise.all(
          two.pages.map(async (page, side) => {
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
      await line.mend()
      const context = two.pages[0].context()
      const waits = async () => {
        const counts = await Promise.all(
          two.pages.map((page) => page.getByText('waiting to be saved').count()),
        )
        return counts.some((count) => count > 0) || (await countSaved(context, site)) < 2 * each
      }
      try {
        await until('every tick is saved', async () => !(await waits()))
      } catch {
        const saved = await countSaved(context, site)
        lost += 2 * each - saved
        other.push(`Run ${run} on two ${apart}: ${saved} of ${2 * each} ticks are saved.`)
      }
      await two.close()
    }
    return {
      promise: 'two tabs or devices never lose a tick',
      injected: 'delays, resets and new orders on the line between browsers and product',
      howOften: `${runs} browser runs, ${runs * 2 * each} ticks, ${resets} resets`,
      lost,
      halfApplied: 0,
      other,
      facts: { seed },
    }
  })
}
