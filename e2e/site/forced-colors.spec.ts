import { expect, type Locator, type Page } from '@playwright/test'
import { chip, openFilters, openList } from '../support/company-screens.ts'
import { beGuest, signUpQuickly } from '../support/people.ts'
import { openCard, problemBox, visit } from '../support/screens.ts'
import { test } from '../support/test.ts'

/** Windows contrast themes replace our colors, so that what only a color or a shadow showed would disappear. */
test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

test('with the colors of the system, what is ticked or selected looks different', { tag: '@slow' }, async ({
  page,
  context,
  site,
}) => {
  await visit(page, '/auth')
  const tab = page.getByRole('tab', { name: 'Sign In' })
  const selectedTab = await appearance(tab)
  await page.getByRole('tab', { name: 'Create Account' }).click()
  expect(await appearance(tab)).not.toBe(selectedTab)

  await signUpQuickly(context, site)
  await visit(page, '/category/1')
  await openCard(page, 'Two Pointers')
  const box = problemBox(page, 'Move Zeroes')
  const open = await appearance(box)
  await box.click()
  await expect(box).toBeChecked()
  expect(await appearance(box)).not.toBe(open)

  await openList(page)
  await openFilters(page)
  const filter = chip(page, 'Difficulty', 'Medium')
  const unpressed = await appearance(filter)
  await filter.click()
  await expect(filter).toHaveAttribute('aria-pressed', 'true')
  expect(await appearance(filter)).not.toBe(unpressed)

  await visit(page, '/account')
  const setting = page.getByRole('switch', { name: 'Accept invitations automatically' })
  const before = await appearance(setting)
  const wasOn = await setting.isChecked()
  await setting.click()
  await expect(setting).toBeChecked({ checked: !wasOn })
  expect(await appearance(setting)).not.toBe(before)
})

test('with the colors of the system, the focus can be seen', { tag: '@slow' }, async ({
  page,
  context,
  site,
}) => {
  for (const path of ['/landing', '/auth']) expect(await unseenStops(page, path), path).toEqual([])
  await beGuest(context, site)
  expect(await unseenStops(page, '/category/1'), 'guest').toEqual([])
  await signUpQuickly(context, site)
  for (const path of ['/', '/company-questions', '/my-herd', '/account', '/ai-tutor/chat/arrays'])
    expect(await unseenStops(page, path), path).toEqual([])
})

/** How an element looks without focus and pointer. */
async function appearance(element: Locator): Promise<string> {
  const page = element.page()
  await page.mouse.move(0, 0)
  await element.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
  return (await element.screenshot({ animations: 'disabled' })).toString('base64')
}

/** The first tab stops of a screen where neither the focused element nor one around it has an outline. */
async function unseenStops(page: Page, path: string): Promise<string[]> {
  await visit(page, path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const unseen: string[] = []
  for (let stop = 0; stop < 20; stop++) {
    await page.keyboard.press('Tab')
    const found = await page.evaluate(() => {
      const focused = document.activeElement
      if (!focused || focused === document.body) return undefined
      for (let element: Element | null = focused; element; element = element.parentElement) {
        const { outlineStyle, outlineWidth } = getComputedStyle(element)
        if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) return undefined
      }
      return focused.outerHTML.slice(0, 120)
    })
    if (found) unseen.push(found)
  }
  return unseen
}
