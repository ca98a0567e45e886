import { expect, type Page } from '@playwright/test'
import { axeFindings } from '../support/axe.ts'
import { goTo } from '../support/keyboard.ts'
import { beGuest, signInQuickly, signUpQuickly } from '../support/people.ts'
import { revisit, visit } from '../support/screens.ts'
import { test } from '../support/test.ts'
import { imitateKeyboard, tap } from '../support/touch.ts'

const drawer = (page: Page) => page.getByRole('dialog')
const show = (page: Page, what: string) => drawer(page).getByRole('button', { name: `Show ${what}` })
const hint = (page: Page, name: string) => drawer(page).getByRole('group', { name, exact: true })

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('a guest opens the hints of a problem by touch and ticks it', async ({ page, context, site }) => {
    await imitateKeyboard(page)
    await beGuest(context, site)
    await visit(page, '/category/1#two-pointers/15')
    await tap(page, page.getByRole('button', { name: 'Details of 3Sum', exact: true }))
    await tap(page, show(page, 'hint 1'))
    await expect(hint(page, 'Hint 1')).toBeInViewport()
    await tap(page, show(page, 'hint 2'))
    await expect(drawer(page).getByRole('status').filter({ hasText: '2 of 4 opened' })).toBeVisible()
    expect(await axeFindings(page, { within: 'dialog' })).toEqual([])
    await tap(page, drawer(page).getByRole('checkbox', { name: 'Mark as done: 3Sum' }))
    await expect(drawer(page).getByText('Solved with 2 hints')).toBeVisible()
    await tap(page, drawer(page).getByRole('button', { name: 'Close' }))
    await expect(drawer(page)).toBeHidden()

    await revisit(page)
    await tap(page, page.getByRole('button', { name: 'Details of 3Sum', exact: true }))
    await expect(hint(page, 'Hint 2')).toBeVisible()
    await expect(show(page, 'hint 3')).toBeVisible()
  })
})

test('a member opens hints by keyboard and finds them open on another device', async ({
  page,
  context,
  site,
  browser,
}) => {
  const { keyboard } = page
  const ada = await signUpQuickly(context, site)
  await visit(page, '/interview-questions')
  await goTo(page, page.getByRole('button', { name: 'Details of 3Sum', exact: true }))
  await keyboard.press('Enter')
  await expect(show(page, 'hint 1')).toBeVisible()
  await keyboard.press('h')
  await expect(hint(page, 'Hint 1')).toBeFocused()
  await keyboard.press('h')
  await expect(hint(page, 'Hint 2')).toBeFocused()
  await goTo(page, show(page, 'hint 3'))
  await keyboard.press('Enter')
  await expect(hint(page, 'Hint 3')).toBeFocused()
  await goTo(page, drawer(page).getByRole('button', { name: 'Show it: pattern and difficulty' }))
  await keyboard.press('Enter')
  await expect(drawer(page).getByRole('link', { name: 'Two Pointers', exact: true })).toBeVisible()
  await keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Details of 3Sum', exact: true })).toBeFocused()

  const other = await browser.newContext({ baseURL: site.url })
  await signInQuickly(other, site, ada)
  const device = await other.newPage()
  await visit(device, '/category/1#two-pointers/15')
  await expect(device.getByRole('img', { name: '3 of 4 hints opened' })).toBeVisible()
  await device.getByRole('button', { name: 'Details of 3Sum', exact: true }).click()
  await expect(hint(device, 'Hint 3')).toBeVisible()
  await show(device, 'the whole idea').click()
  await expect(drawer(device).getByText('What this problem adds')).toBeVisible()
})
