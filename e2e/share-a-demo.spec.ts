import { type Browser, expect, type Page } from '@playwright/test'
import { beGuest, signUpQuickly } from './people.ts'
import { cardButton, openCard, problemBox, signIn, signOut, tick, visit } from './screens.ts'
import type { Site } from './start-site.ts'
import { test } from './test.ts'

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
  for (const pressed of ['Predict', '2x']) {
    await expect(player.getByRole('button', { name: pressed, exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
  }
  await expect(player.getByRole('button', { name: 'Play' })).toBeVisible()
  await expect(player).toBeInViewport()
}

test('a copied link opens exactly the same view, and survives a reload', async ({ browser, site }) => {
  const page = await guestAt(browser, site, '/category/1#two-pointers')
  const player = page.getByRole('region', { name: /^Visual demo/ })
  const press = (name: string) => player.getByRole('button', { name, exact: true }).click()
  await tick(page, 'Move Zeroes')
  await press('My input')
  await player.getByRole('textbox', { name: 'Sorted array' }).fill('1 3 4 6')
  await player.getByRole('textbox', { name: 'Target sum' }).fill('10')
  await press('Run it')
  await press('Predict')
  await press('2x')
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

test('closing a card removes its demo from the address', async ({ browser, site }) => {
  const page = await guestAt(browser, site, shared)
  await expectShared(page)
  await cardButton(page, 'Two Pointers').click()
  await expect(page).toHaveURL(`${site.url}/category/1`)
})

test('of two open demos, the address describes the one used last', async ({ browser, site }) => {
  const page = await guestAt(browser, site, shared)
  await expectShared(page)
  await openCard(page, 'Sliding Window')
  const other = page.locator('#sliding-window').getByRole('region', { name: /^Visual demo/ })
  await other.getByRole('button', { name: 'Next step' }).click()
  await expect(page).toHaveURL(/\?demo=sliding-window&step=2&.+#sliding-window$/)
  const first = page.locator('#two-pointers').getByRole('region', { name: /^Visual demo/ })
  await first.getByRole('button', { name: 'Next step' }).click()
  await expect(page).toHaveURL(site.url + shared.replace('step=4', 'step=5'))
})

test('after following a link, keys work at once', async ({ browser, site }) => {
  const page = await guestAt(browser, site, shared)
  await expectShared(page)
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByText('Step 3 of 5')).toBeVisible()
  await expect(page).toHaveURL(site.url + shared.replace('step=4', 'step=3'))
})

test('invalid input in a link is shown with its error', async ({ browser, site }) => {
  const page = await guestAt(
    browser,
    site,
    '/category/1?demo=two-pointers&mode=fly&step=1e9&speed=-1&values=9,4&target=x#two-pointers',
  )
  await expect(page.getByRole('textbox', { name: 'Sorted array' })).toHaveValue('9,4')
  await expect(page.getByText('4 comes after 9. Put them in order from small to large')).toBeVisible()
  await expect(page.getByText('“x” is not a whole number from -999 to 1999.')).toBeVisible()
  await expect(page.getByText('Step 1 of 8')).toBeVisible()
})

test('playing does not change the address until it stops', async ({ browser, site }) => {
  const page = await guestAt(browser, site, '/category/1#two-pointers')
  await page.evaluate(() => {
    const replace = history.replaceState
    Object.assign(window, { changes: 0 })
    history.replaceState = function (...words) {
      Object.assign(window, { changes: Number(Reflect.get(window, 'changes')) + 1 })
      replace.apply(this, words)
    }
  })
  const player = page.getByRole('region', { name: /^Visual demo/ })
  await player.getByRole('button', { name: '4x' }).click()
  await player.getByRole('button', { name: 'Play' }).click()
  await expect(player.getByText('Step 8 of 8')).toBeVisible()
  await expect(page).toHaveURL(/step=8&speed=4/)
  expect(await page.evaluate(() => Reflect.get(window, 'changes'))).toBeLessThanOrEqual(2)
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

test('a guest who creates an account gets to the shared demo', async ({ browser, site }) => {
  const page = await guestAt(browser, site, memberOnly)
  await page.getByRole('link', { name: 'Create Account to Unlock' }).click()
  const kept = await page.evaluate(() => localStorage.getItem('intendedDestination'))
  expect(kept).toBe(memberOnly)
})
