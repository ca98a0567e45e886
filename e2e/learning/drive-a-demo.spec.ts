import { expect, type Page } from '@playwright/test'
import { beGuest } from '../support/people.ts'
import { visit } from '../support/screens.ts'
import { test } from '../support/test.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const player = (page: Page) => page.getByRole('region', { name: /^Visual demo/ })
const button = (page: Page, name: string | RegExp) => player(page).getByRole('button', { name })

/** Taps what the learner can: the pointers first, then what is written below, and once it is shown, Go on. */
async function tapToTheEnd(page: Page) {
  const result = player(page).getByRole('heading', { name: / at first try$/ })
  const next = button(page, /^(Go on|Next input)$/)
  const status = player(page).getByRole('status')
  for (let taps = 0; taps < 80 && !(await result.isVisible()); taps++) {
    const before = await player(page).innerText()
    const open = button(page, /^Pointer |^\d?\s*Neither/).filter({ hasNotText: /refused/ })
    if (await next.isVisible()) await next.tap()
    else if ((await open.count()) > 0) await open.first().tap()
    await expect.poll(() => player(page).innerText()).not.toBe(before)
    // What runs by itself ends with the next question, the next input or the result.
    await expect
      .poll(async () => (await result.isVisible()) || (await status.allInnerTexts()).join('') !== '')
      .toBe(true)
  }
  await expect(result).toBeVisible()
}

test('on a phone, a guest drives by tapping what is drawn, watches a fault, and finds the run counted later', async ({
  context,
  page,
  site,
}) => {
  await beGuest(context, site)
  await visit(page, '/category/1#two-pointers')
  await player(page)
    .getByRole('radio', { name: /^Drive/ })
    .tap()
  await expect(player(page).getByRole('radio', { name: 'Drive 0 of 2 clean runs' })).toBeChecked()
  const pointer = button(page, /^Pointer left/)
  await expect(pointer).toBeVisible()
  const box = await pointer.boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  await tapToTheEnd(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)

  await expect(player(page).getByText(/of 2 clean runs on different inputs/)).toBeVisible()
  await button(page, 'New input').tap()
  await expect(pointer).toBeVisible()
  await expect(player(page).getByText('No act yet.')).toBeVisible()
  await button(page, 'Show this one').tap()
  await button(page, 'Go on').tap()
  await tapToTheEnd(page)
  await button(page, 'Watch from the first wrong step').tap()
  await expect(player(page).getByRole('radio', { name: 'Watch' })).toBeChecked()
  await expect(player(page).getByText(/^Step \d+ of /)).toBeVisible()
})
