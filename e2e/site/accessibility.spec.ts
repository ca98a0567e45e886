import { expect, type Page } from '@playwright/test'
import { axeFindings } from '../support/axe.ts'
import { signUpQuickly } from '../support/people.ts'
import { openCard, visit } from '../support/screens.ts'
import { test } from '../support/test.ts'

/**
 * Component tests look at each screen and its states, and contrast.test.ts at both themes. This is about the built pages:
 * one drawn ahead, one with most kinds of parts, and what opens above a page.
 */

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the built pages are accessible, with menus and search results', async ({ page, site }) => {
  await open(page, '/landing')
  await expectAccessible(page)

  await signUpQuickly(page.context(), site)
  await open(page, '/category/1')
  await openCard(page, 'Two Pointers')
  await expect(page.getByText('Step 1 of 8')).toBeVisible()
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
