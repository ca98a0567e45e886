import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** The 1.5 MB of axe that the builder brings along. */
const { source }: { source: string } = createRequire(import.meta.resolve('@axe-core/playwright'))('axe-core')

/** What axe finds on a page, or `within` a part of it; by all its rules, unless some are named. */
export async function axeFindings(
  page: Page,
  { within, rules }: { within?: string; rules?: readonly string[] } = {},
): Promise<string[]> {
  // Left to itself the builder reads them twice at each question, which takes as long as the answer.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${source};void 0`)
  const axe = new AxeBuilder({ page, axeSource: 'void 0' })
  axe.options({ resultTypes: ['violations'] })
  if (within) axe.include(within)
  if (rules) axe.withRules([...rules])
  // The newer way is for frames of other sites, takes twice as long, and we have no frames.
  const { violations } = await axe.setLegacyMode().analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes
      .filter(({ html }) => id !== 'region' || !html.startsWith(openMenu))
      .map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  )
}

/** How axe shortens an open menu: it stands at the end of the page, outside of all landmarks, with the focus in it. */
const openMenu = '<div data-radix-popper-co'

/** The rules whose verdict can depend on the theme, which changes colours and nothing else. */
export const aboutColours = ['color-contrast', 'link-in-text-block']
