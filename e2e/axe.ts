import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What axe finds on a page, or `within` a part of it; by all its rules, unless some are named. */
export async function axeFindings(
  page: Page,
  { within, rules }: { within?: string; rules?: readonly string[] } = {},
): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] })
  if (within) axe.include(within)
  if (rules) axe.withRules([...rules])
  // The newer way is for frames of other sites, takes twice as long, and we have no frames.
  const { violations } = await axe.setLegacyMode().analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  )
}

/** The rules whose verdict can depend on the theme, which changes colours and nothing else. */
export const aboutColours = ['color-contrast', 'link-in-text-block']
