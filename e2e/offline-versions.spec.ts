import { expect, test } from '@playwright/test'
import {
  install,
  installNext,
  isKept,
  keepNow,
  keepOldPages,
  leaveRoom,
  loseNetwork,
  readLessons,
  untilKept,
} from './support/kept-copies.ts'
import { countSaved } from './support/people.ts'
import { cardButton, expectHeading, openCard, revisit, tick, visit } from './support/screens.ts'
import { type Site, startSite } from './support/start-site.ts'

/** Copies for reading without network hold nobody on an old version, whatever becomes of the next one. */

test.use({ serviceWorkers: 'allow' })

let site: Site

test.beforeEach(async () => {
  site = await startSite()
})
test.afterEach(() => site.close())

test('a newer version of a page is shown as soon as there is network', async ({ page }) => {
  await visit(page, `${site.url}/study-notes`)
  await keepNow(page)
  await keepOldPages(page, '/study-notes')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Old' })).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a new version renews the pages that were kept, and drops those that it cannot have', async ({
  page,
}) => {
  await visit(page, `${site.url}/study-notes`)
  await keepNow(page)
  await keepOldPages(page, '/linkedlist-cheatsheet', '/a-note-that-is-no-more')
  await installNext(page)
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/linkedlist-cheatsheet'))?.text()))
    .toContain('Linked-list cheat sheet')
  expect(await isKept(page, '/a-note-that-is-no-more')).toBe(false)
})

test('a tab of the version before goes on when another tab brings the next one, and both are kept', async ({
  page,
  context,
}) => {
  await readLessons(page, site)
  const other = await context.newPage()
  await visit(other, `${site.url}/study-notes`)
  await keepNow(other)
  await page.evaluate(() => {
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      document.body.dataset.worker = 'next'
    })
  })
  await installNext(other)
  // It is still there: the page was not loaded anew under the hands of its reader.
  await expect(page.locator('body')).toHaveAttribute('data-worker', 'next')
  await openCard(page, 'Two Pointers')
  await page.getByRole('button', { name: 'Next step' }).first().click()
  await expect(page.getByText(/Step 2 of \d+/).first()).toBeVisible()
  await expect(page).toHaveURL(/#two-pointers$/)
  await tick(page, 'Move Zeroes')
  await expect.poll(() => countSaved(context, site)).toBe(1)
  await expect(page.locator('body')).toHaveAttribute('data-worker', 'next')

  await untilKept(page)
  await untilKept(other)
  await loseNetwork(page, site)
  await revisit(page)
  // Its address says what was open.
  await expect(cardButton(page, 'Two Pointers')).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByText(/Step 2 of \d+/).first()).toBeVisible()
  await revisit(other)
  await expectHeading(other, 'Study Notes')
})

test('a browser that has no room for copies reads with network, and always what is newest', async ({
  page,
}) => {
  const errors: unknown[] = []
  page.on('pageerror', (error) => errors.push(error))
  await visit(page, `${site.url}/study-notes`)
  await leaveRoom(page, 1)
  expect(await install(page, '/sw.js')).toBe('redundant')
  await page.getByRole('main').getByRole('link', { name: 'DFS and BFS guide' }).click()
  await expectHeading(page, 'DFS and BFS guide')

  await leaveRoom(page)
  await visit(page, `${site.url}/study-notes`)
  await keepNow(page)
  await keepOldPages(page, '/study-notes')
  await page.evaluate(async () => {
    // The files of the next version are others: it has none of them yet.
    const files = (await caches.keys()).filter((name) => name.startsWith('workbox-precache'))
    await Promise.all(files.map((name) => caches.delete(name)))
  })
  await leaveRoom(page, 1)
  expect(await install(page)).toBe('redundant')
  await revisit(page)
  await expectHeading(page, 'Study Notes')
  await page.getByRole('main').getByRole('link', { name: 'DFS and BFS guide' }).click()
  await expectHeading(page, 'DFS and BFS guide')
  expect(errors).toEqual([])
})
