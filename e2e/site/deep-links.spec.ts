import { expect, type Page } from '@playwright/test'
import { beGuest } from '../support/people.ts'
import { cardButton, expectHeading, landingHeading, openCard, revisit, visit } from '../support/screens.ts'
import { test } from '../support/test.ts'

const guide = '/dfs-bfs-guide'
const sheet = '/linkedlist-cheatsheet'

async function scrollTo(page: Page, top: number): Promise<void> {
  // Set by the router once it records scroll positions.
  await page.waitForFunction(() => history.scrollRestoration === 'manual')
  await page.evaluate((position) => window.scrollTo(0, position), top)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top)
}

const scrollPosition = (page: Page) => page.evaluate(() => scrollY)

test('Back returns to the scroll position of the page before', async ({ page, context, site }) => {
  await beGuest(context, site)
  await visit(page, guide)
  await scrollTo(page, 2500)
  await visit(page, sheet)
  await expectHeading(page, 'Linked-list cheat sheet')
  expect(await scrollPosition(page)).toBe(0)

  await scrollTo(page, 900)
  await visit(page, '/category/1#sliding-window')
  await expect(page.getByRole('heading', { level: 2, name: 'Sliding Window' })).toBeInViewport()
  await page.goBack()
  await expectHeading(page, 'Linked-list cheat sheet')
  await expectToStayAt(page, 900)
  await page.goBack()
  await expectHeading(page, 'DFS and BFS guide')
  await expectToStayAt(page, 2500)
})

test('Back returns to open lessons at the scroll position they were left at', async ({
  page,
  context,
  site,
}) => {
  await beGuest(context, site)
  await visit(page, '/category/1#sliding-window')
  await expect(cardButton(page, 'Sliding Window')).toBeFocused()
  await openCard(page, 'Intervals & Greedy Choice')
  await expect(page.getByRole('region', { name: /^Visual demo / })).toHaveCount(2)
  await scrollTo(page, 3300)

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

/** Follows a link without scrolling to it. */
async function leave(page: Page, link: string | RegExp): Promise<void> {
  await page.getByRole('link', { name: link }).first().dispatchEvent('click')
}

/** The position must also hold once lazy parts have made the page longer. */
async function expectToStayAt(page: Page, top: number): Promise<void> {
  await expect.poll(() => scrollPosition(page)).toBe(top)
  await waitUntilLoaded(page)
  await expect.poll(() => scrollPosition(page)).toBe(top)
}

/** Waits until fonts and lazy parts are loaded. */
async function waitUntilLoaded(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    await document.fonts.ready
    const spinners = [...document.querySelectorAll('main [role="status"]')]
    return spinners.every(({ textContent }) => !textContent.startsWith('Loading'))
  })
}
