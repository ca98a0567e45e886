import { expect, type Page } from '@playwright/test'
import { beGuest } from './support/people.ts'
import { cardButton, expectHeading, landingHeading, openCard, revisit, visit } from './support/screens.ts'
import { test } from './support/test.ts'

const guide = '/dfs-bfs-guide'
const sheet = '/linkedlist-cheatsheet'

async function moveTo(page: Page, top: number): Promise<void> {
  // Until then, scroll positions are not recorded.
  await page.waitForFunction(() => history.scrollRestoration === 'manual')
  await page.evaluate((place) => window.scrollTo(0, place), top)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top)
}

const placeOf = (page: Page) => page.evaluate(() => scrollY)

test('the link to the content leads there each time', async ({ page }) => {
  await visit(page, guide)
  for (const top of [1200, 1800]) {
    await moveTo(page, top)
    await page.getByRole('link', { name: 'Skip to content' }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => placeOf(page)).toBeLessThan(300)
    await page.getByRole('link', { name: 'Study Notes' }).first().click()
    await expectHeading(page, 'Study Notes')
    await page.getByRole('main').getByRole('link', { name: 'DFS and BFS guide' }).click()
    await expectHeading(page, 'DFS and BFS guide')
  }
})

test('an address whose end was cut off in the middle of a sign shows the note', async ({ page }) => {
  await visit(page, `${guide}#%E2%8`)
  await expectHeading(page, 'DFS and BFS guide')
})

test('an address that is opened in a used tab begins where it says, and Back leads to where one was', async ({
  page,
  context,
  site,
}) => {
  await beGuest(context, site)
  await visit(page, guide)
  await moveTo(page, 2500)
  await visit(page, sheet)
  await expectHeading(page, 'Linked-list cheat sheet')
  expect(await placeOf(page)).toBe(0)

  await moveTo(page, 900)
  await visit(page, '/category/1#sliding-window')
  await expect(page.getByRole('heading', { level: 2, name: 'Sliding Window' })).toBeInViewport()
  await page.goBack()
  await expectHeading(page, 'Linked-list cheat sheet')
  await expectToStayAt(page, 900)
  await page.goBack()
  await expectHeading(page, 'DFS and BFS guide')
  await expectToStayAt(page, 2500)
})

test('who comes back to a note that was opened at a heading is where they left it', async ({ page }) => {
  await visit(page, `${guide}#complexity`)
  await expect(page.getByRole('heading', { name: 'Time and space' })).toBeInViewport()
  // User input ends the scrolling to the link.
  await page.keyboard.press('Shift')
  await moveTo(page, 300)
  await leave(page, 'Study Notes')
  await expectHeading(page, 'Study Notes')
  await page.goBack()
  await expectHeading(page, 'DFS and BFS guide')
  await expectToStayAt(page, 300)
  await revisit(page)
  await expectToStayAt(page, 300)
})

test('who comes back to a heading in a part that opens is where they left it', async ({ page }) => {
  await visit(page, `${guide}#java-bfs`)
  await expect(page.getByRole('heading', { name: 'BFS with a queue' })).toBeInViewport()
  // User input ends the scrolling to the link.
  await page.keyboard.press('Shift')
  await moveTo(page, 1400)
  await leave(page, 'Study Notes')
  await expectHeading(page, 'Study Notes')
  await page.goBack()
  await expectHeading(page, 'DFS and BFS guide')
  await expectToStayAt(page, 1400)
})

test('who comes back to lessons finds them open, at the place they had read to', async ({
  page,
  context,
  site,
}) => {
  await beGuest(context, site)
  await visit(page, '/category/1#sliding-window')
  await expect(cardButton(page, 'Sliding Window')).toBeFocused()
  await openCard(page, 'Intervals & Greedy Choice')
  await expect(page.getByRole('region', { name: /^Visual demo / })).toHaveCount(2)
  await moveTo(page, 3300)

  await leave(page, 'capra')
  await expectHeading(page, landingHeading)
  await page.goBack()
  for (const lesson of ['Sliding Window', 'Intervals & Greedy Choice'])
    await expect(cardButton(page, lesson)).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('region', { name: /^Visual demo / })).toHaveCount(2)
  await expectToStayAt(page, 3300)

  // After a reload, only the lesson in the URL is open.
  await revisit(page)
  await expect(cardButton(page, 'Sliding Window')).toHaveAttribute('aria-expanded', 'true')
  await expect(cardButton(page, 'Intervals & Greedy Choice')).toHaveAttribute('aria-expanded', 'false')
  await expect(page.getByRole('region', { name: /^Visual demo / })).toHaveCount(1)
})

test('where the place is there no more, whoever opens a lesson stays at it, also without pointer or keys', async ({
  page,
  context,
  site,
}) => {
  await beGuest(context, site)
  await visit(page, '/category/1')
  for (const lesson of ['Two Pointers', 'Intervals & Greedy Choice']) await openCard(page, lesson)
  await expect(page.getByRole('region', { name: /^Visual demo / })).toHaveCount(2)
  await moveTo(page, 3300)
  await revisit(page)
  // Nothing is open now: the page is too short to be scrolled that far.
  await expect(cardButton(page, 'Two Pointers')).toHaveAttribute('aria-expanded', 'false')
  const top = await placeOf(page)
  expect(top).toBeLessThan(3300)
  // As a screen reader does it.
  await cardButton(page, 'Intervals & Greedy Choice').dispatchEvent('click')
  await expect(page.getByRole('region', { name: /^Visual demo / })).toHaveCount(1)
  await cardButton(page, 'Two Pointers').dispatchEvent('click')
  await expect(page.getByRole('region', { name: /^Visual demo / })).toHaveCount(2)
  expect(await placeOf(page)).toBeLessThan(3300)
})

test('a round of blind practice goes on where one was, however soon it is loaded anew', async ({ page }) => {
  await visit(page, '/landing')
  await page.evaluate(() => localStorage.setItem('isGuestMode', 'true'))
  await visit(page, '/company-questions?practice=7&at=1')
  const title = page.locator('#practice-title')
  await expect(title).not.toBeEmpty()
  const first = await title.textContent()
  // In one go, so that nothing can come in between.
  await page.evaluate(() => {
    const next = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Next')
    next?.click()
    location.reload()
  })
  await expect(page).toHaveURL(/at=2/)
  await expect(page.getByText('Question 2 of 408', { exact: true })).toBeVisible()
  await expect(title).not.toHaveText(first ?? '')
})

/** Follows a link without scrolling to it, as from a header that stays in sight or by its keys. */
async function leave(page: Page, link: string | RegExp): Promise<void> {
  await page.getByRole('link', { name: link }).first().dispatchEvent('click')
}

/** The page may still be growing: it is there when all of it has come, too. */
async function expectToStayAt(page: Page, top: number): Promise<void> {
  await expect.poll(() => placeOf(page)).toBe(top)
  await untilWhole(page)
  await expect.poll(() => placeOf(page)).toBe(top)
}

/** Waits until fonts and lazy parts are loaded. */
async function untilWhole(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    await document.fonts.ready
    const spinners = [...document.querySelectorAll('main [role="status"]')]
    return spinners.every(({ textContent }) => !textContent.startsWith('Loading'))
  })
}
