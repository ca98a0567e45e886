import { expect, type Page } from '@playwright/test'
import { beGuest, countSaved, signUpQuickly, solve } from '../support/people.ts'
import { openCard, problemBox, signIn, toast, visit } from '../support/screens.ts'
import { test } from '../support/test.ts'

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
})

function guestProgress(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('guestProgress'))
}
