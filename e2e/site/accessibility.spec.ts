import { expect, type Page } from '@playwright/test'
import { axeFindings } from '../support/axe.ts'
import { openHerd, openHistory } from '../support/herd-screens.ts'
import { signUpQuickly } from '../support/people.ts'
import { openCard, visit } from '../support/screens.ts'
import { test } from '../support/test.ts'

/** Every screen once, in the dark theme; component tests cover each screen's states, and contrast.test.ts both themes. */

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('pages open to visitors are accessible', async ({ page }) => {
  for (const path of [
    '/landing',
    '/auth',
    '/auth/forgot',
    `/auth/reset#${'A'.repeat(43)}`,
    '/study-notes',
    '/dfs-bfs-guide',
    '/linkedlist-cheatsheet',
    '/dp-guide',
    '/nowhere',
  ]) {
    await open(page, path)
    await expectAccessible(page)
  }
})

test('pages of a member are accessible', async ({ page, site }) => {
  await signUpQuickly(page.context(), site)
  for (const path of [
    '/',
    '/company-questions',
    '/interview-questions',
    '/account',
    '/ai-tutor',
    '/ai-tutor/chat/arrays',
    '/first-hour',
    '/plan',
    '/learn/two-pointers',
    '/run',
    ...['read', 'order', 'fill', 'write'].map((rung) => `/build/two-pointers?rung=${rung}`),
  ]) {
    await open(page, path)
    await expectAccessible(page)
  }
  await open(page, '/category/1')
  await openCard(page, 'Two Pointers')
  await expect(page.getByText('Step 1 of 8')).toBeVisible()
  await expectAccessible(page)
  await openHerd(page)
  await expectAccessible(page)
  await openHistory(page, 'candidate')
  await expectAccessible(page)
})

test('menus, dialogs and search results are accessible', async ({ page, site }) => {
  await signUpQuickly(page.context(), site)
  await open(page, '/account')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page)

  await open(page, '/')
  await page.getByRole('button', { name: /^Account menu/ }).press('Enter')
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  // The menu gives the focus back a moment later, which would close the results.
  await expect(page.getByRole('button', { name: /^Account menu/ })).toBeFocused()
  await page.getByRole('combobox', { name: 'Search patterns' }).fill('pointers')
  await expect(page.getByRole('option').first()).toBeVisible()
  expect(await axeFindings(page), page.url()).toEqual([])
})

async function open(page: Page, path: string): Promise<void> {
  await visit(page, path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(/^Loading/)).toHaveCount(0)
}

/** Axe finds nothing, and nothing scrolls sideways on the narrowest phone. */
async function expectAccessible(page: Page): Promise<void> {
  expect(await axeFindings(page), page.url()).toEqual([])
  const usual = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 800 })
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), page.url())
    .toBeLessThanOrEqual(320)
  if (usual) await page.setViewportSize(usual)
}
