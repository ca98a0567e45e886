import axe from 'axe-core'
import { expect } from 'vitest'
import { page } from 'vitest/browser'

/**
 * Checks that must pass in every state of a screen: axe in the dark theme (contrast.test.ts has the colors of both); on a
 * narrow phone the page does not scroll sideways, a part that does shows it, and what is pressed has 24 pixels.
 */
export async function expectAccessible(): Promise<void> {
  // A page that is still loading has no heading yet; what a test opened above it may be there before.
  await expect
    .poll(() => document.querySelector('h1'), { message: "the page's heading", timeout: 10_000 })
    .not.toBeNull()
  expect(await violations(), 'axe').toEqual([])
  await page.viewport(320, 800)
  // What depends on the width may be drawn a moment later.
  await expect
    .poll(() => document.documentElement.scrollWidth, { message: 'width of the page on a phone' })
    .toBeLessThanOrEqual(320)
  // What a bar covers can be scrolled from under it.
  const targets = await violations({ type: 'rule', values: ['target-size'] })
  expect(
    targets.filter((text) => !text.includes('partially obscured')),
    'targets on a phone',
  ).toEqual([])
  await expect
    .poll(partsWithHiddenEnds, { message: 'parts that scroll sideways without the class scroll-cue' })
    .toEqual([])
  await page.viewport(1280, 800)
}

/** @param rules all that are on by default, when left out */
async function violations(rules?: axe.RunOnly): Promise<string[]> {
  // The page behind a modal dialog cannot be reached, and has tests of its own.
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1)
  const found = await axe.run(dialog ?? document, {
    resultTypes: ['violations'],
    ...(rules && { runOnly: rules }),
  })
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  )
}

function partsWithHiddenEnds(): string[] {
  return [...document.querySelectorAll('body *:not(textarea, input)')]
    .filter((part) => part.scrollWidth > part.clientWidth + 1)
    .filter((part) => /auto|scroll/.test(getComputedStyle(part).overflowX))
    .filter(({ classList }) => !classList.contains('scroll-cue'))
    .map((part) => `${part.localName}.${part.className}`)
}
