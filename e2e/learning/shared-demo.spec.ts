import { type Browser, expect, type Page } from '@playwright/test'
import { beGuest, signUpQuickly } from '../support/people.ts'
import { problemBox, signIn, signOut, tick, visit } from '../support/screens.ts'
import type { Site } from '../support/start-site.ts'
import { test } from '../support/test.ts'

/** In a category that needs an account. */
const memberOnly = '/category/6?demo=tree-traversal&step=3#tree-traversal'

const shared =
  '/category/1?demo=two-pointers&mode=predict&step=4&speed=2&values=1,+3,+4,+6&target=10#two-pointers'

async function guestAt(browser: Browser, site: Site, path: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.url, permissions: ['clipboard-read'] })
  await beGuest(context, site)
  const page = await context.newPage()
  await visit(page, path)
  return page
}

async function expectShared(page: Page) {
  const player = page.getByRole('region', { name: 'Visual demo Two Sum on a sorted array, target 10' })
  await expect(player.getByText('Step 4 of 5')).toBeVisible()
  for (const chosen of ['Predict', '2x'])
    await expect(player.getByRole('radio', { name: chosen, exact: true })).toBeChecked()
  await expect(player.getByRole('button', { name: 'Play' })).toBeVisible()
  await expect(player).toBeInViewport()
}

test('a copied link opens exactly the same view, and survives a reload', async ({ browser, site }) => {
  const page = await guestAt(browser, site, '/category/1#two-pointers')
  const player = page.getByRole('region', { name: /^Visual demo/ })
  const press = (name: string) => player.getByRole('button', { name, exact: true }).click()
  const choose = (name: string) => player.getByRole('radio', { name, exact: true }).click()
  await tick(page, 'Move Zeroes')
  await choose('My input')
  await player.getByRole('textbox', { name: 'Sorted array' }).fill('1 3 4 6')
  await player.getByRole('textbox', { name: 'Target sum' }).fill('10')
  await press('Run it')
  await press('Reset')
  await choose('Predict')
  await player.getByText('Speed, link and colors').click()
  await choose('2x')
  for (let step = 1; step < 4; step++) await press('Next step')
  await press('Copy link')
  await expect(player.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible()

  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toBe(site.url + shared)
  await expect(page).toHaveURL(link)
  await expectShared(page)
  await page.reload()
  await expectShared(page)
  await expect(problemBox(page, 'Move Zeroes')).toBeChecked()
  await expectShared(await guestAt(browser, site, link))
})

test('a shared demo for members opens after signing in', async ({ page, context, site }) => {
  const person = await signUpQuickly(context, site)
  await visit(page, '/')
  await signOut(page)
  await visit(page, memberOnly)
  await expect(page).toHaveURL(/\/auth/)
  await signIn(page, person)
  await expect(page.getByText(/^Step 3 of/)).toBeVisible()
  await expect(page).toHaveURL(site.url + memberOnly)
})
