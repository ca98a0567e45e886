import { expect, type Page } from '@playwright/test'
import { test } from './journey.ts'
import { expectHeading, visit } from './screens.ts'

const guide = '/dfs-bfs-guide'

async function moveTo(page: Page, top: number): Promise<void> {
  // Until the router looks after places itself, it may yet put the page at its beginning.
  await page.waitForFunction(() => history.scrollRestoration === 'manual')
  await page.evaluate((place) => window.scrollTo({ top: place, behavior: 'instant' }), top)
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
