import { expect } from '@playwright/test'
import { test } from './journey.ts'
import { beGuest, signUpQuickly } from './people.ts'
import { visit } from './screens.ts'

const notLoaded = 'Part of it could not be loaded. Check your internet connection and try again.'

test('a dialog whose code does not come leaves the page as it is, and opens when asked again', async ({
  page,
  site,
}) => {
  await signUpQuickly(page.context(), site)
  await visit(page, '/my-herd')
  const invite = page.getByRole('button', { name: 'Invite GoatMate' }).first()
  await expect(page.getByRole('heading', { name: 'No GoatMates yet' })).toBeVisible()

  await page.context().setOffline(true)
  await invite.click()
  await expect(page.getByRole('alert').filter({ hasText: notLoaded })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'My Herd', level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(page.getByText(notLoaded)).toHaveCount(0)

  await page.context().setOffline(false)
  await invite.click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a search whose code does not come says so, and the next letter asks again', async ({ page, site }) => {
  await beGuest(page.context(), site)
  await visit(page, '/category/1')
  // What the page itself is made of has come.
  await page.waitForLoadState('networkidle')
  const box = page.getByRole('combobox', { name: 'Search patterns' })
  await page.context().setOffline(true)
  await box.fill('windo')
  await expect(page.getByRole('alert').filter({ hasText: notLoaded })).toBeVisible()
  await expect(box).toBeFocused()

  await page.context().setOffline(false)
  await box.press('w')
  await expect(page.getByRole('option', { name: /^Sliding Window/ })).toBeVisible()
})
