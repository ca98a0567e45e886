import axe from 'axe-core'
import { expect } from 'vitest'
import { page } from 'vitest/browser'

/** Rules whose result depends on the theme. */
const colorRules = ['color-contrast', 'link-in-text-block']

/** Checks that must pass in every state of a screen: axe in both themes, and no horizontal scrolling on a narrow phone. */
export async function expectAccessible(): Promise<void> {
  const { dataset } = document.documentElement
  expect(await violations(), 'axe, dark theme').toEqual([])
  dataset.theme = 'light'
  expect(await violations(colorRules), 'axe, light theme').toEqual([])
  dataset.theme = 'dark'
  await page.viewport(320, 800)
  expect(document.documentElement.scrollWidth, 'width of the page on a phone').toBeLessThanOrEqual(320)
  await page.viewport(1280, 800)
}

async function violations(rules?: string[]): Promise<string[]> {
  const found = await axe.run(document, {
    resultTypes: ['violations'],
    ...(rules ? { runOnly: { type: 'rule', values: rules } } : {}),
  })
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  )
}
