import { expect, type Page } from '@playwright/test'
import { beGuest, countSaved, signUpElsewhere, signUpQuickly, solve } from './people.ts'
import { figure, openCard, problemBox, signIn, toast, visit } from './screens.ts'
import { test } from './test.ts'

test('an existing account is asked before guest ticks are added, and can undo that', async ({
  page,
  site,
  browser,
}) => {
  const elsewhere = await browser.newContext()
  const ada = await signUpQuickly(elsewhere, site)
  await solve(elsewhere, site, 1, 0b1)
  await beGuest(page.context(), site, { 1: 0b11, 7: 0b1 })

  await visit(page, '/auth')
  await signIn(page, ada)
  const dialog = page.getByRole('dialog', { name: 'Add 3 problems you ticked as a guest?' })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Add to my progress' }).click()
  await expect(toast(page)).toContainText('2 problems you ticked as a guest are ticked now.')
  expect(await guestProgress(page)).toBeNull()
  await expect.poll(() => countSaved(page.context(), site)).toBe(3)

  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => countSaved(page.context(), site)).toBe(1)
  await visit(page, '/category/1')
  await openCard(page, 'Two Pointers')
  await expect(problemBox(page, 'Move Zeroes')).toBeChecked()
  await expect(problemBox(page, 'Remove Duplicates from Sorted Array')).not.toBeChecked()
  await elsewhere.close()
})

test('guest ticks that are left out stay in the browser and can be added later', async ({
  page,
  site,
  browser,
}) => {
  const ada = await signUpElsewhere(browser, site)
  await beGuest(page.context(), site, { 1: 0b11 })
  await visit(page, '/auth')
  await signIn(page, ada)
  await page.getByRole('dialog').getByRole('button', { name: 'Leave them out' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await guestProgress(page)).not.toBeNull()
  expect(await countSaved(page.context(), site)).toBe(0)

  await visit(page, '/')
  await expect(page.getByText('2 ticks made as a guest wait in this browser.')).toBeVisible()
  await page.getByRole('button', { name: 'Add to my progress' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Add to my progress' }).click()
  await expect(figure(page, 'Problems Solved')).toHaveText('2')
  expect(await guestProgress(page)).toBeNull()
})

test('guest ticks stay in the browser until the server has them', async ({ page, site, browser }) => {
  const ada = await signUpElsewhere(browser, site)
  await beGuest(page.context(), site, { 1: 0b1 })
  await page.route('**/api/progress/import', (route) => route.abort())
  await visit(page, '/auth')
  await signIn(page, ada)
  const dialog = page.getByRole('dialog', { name: 'Add 1 problems you ticked as a guest?' })
  await dialog.getByRole('button', { name: 'Add to my progress' }).click()
  await expect(dialog.getByRole('alert')).toHaveText(
    'Network connection error. Please check your internet connection and try again.',
  )
  expect(await guestProgress(page)).not.toBeNull()
  await page.unroute('**/api/progress/import')
  await dialog.getByRole('button', { name: 'Add to my progress' }).click()
  await expect(toast(page)).toContainText('1 problem you ticked as a guest is ticked now.')
  expect(await guestProgress(page)).toBeNull()
})

test('invalid guest progress in the browser does not prevent signing in', async ({ page, site, browser }) => {
  const ada = await signUpElsewhere(browser, site)
  await beGuest(page.context(), site)
  await visit(page, '/auth')
  await page.evaluate(() => localStorage.setItem('guestProgress', '{"1": nonsense'))
  await signIn(page, ada)
  await expect(page).toHaveURL('/landing')
  await visit(page, '/')
  await expect(figure(page, 'Problems Solved')).toHaveText('0')
})

function guestProgress(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('guestProgress'))
}
