import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** The 1.5 MB of axe that the builder brings along. */
const { source }: { source: string } = createRequire(import.meta.resolve('@axe-core/playwright'))('axe-core')

/** What axe finds on a page, or `within` a part of it. */
export async function axeFindings(page: Page, { within }: { within?: string } = {}): Promise<string[]> {
  // By default the builder injects the source twice per run, which takes as long as the run.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${source};void 0`)
  const axe = new AxeBuilder({ page, axeSource: 'void 0' })
  axe.options({ resultTypes: ['violations'] })
  if (within) axe.include(within)
  // The default mode handles cross-origin frames and takes twice as long; we have no frames.
  const { violations } = await axe.setLegacyMode().analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes
      .filter(({ html }) => id !== 'region' || !html.startsWith(openMenu))
      .map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  )
}

/** How axe prints an open menu, which is rendered outside all landmarks and has the focus. */
const openMenu = '<div data-radix-popper-co'
