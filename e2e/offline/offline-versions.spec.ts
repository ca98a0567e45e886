import { expect } from '@playwright/test'
import {
  cacheNow,
  cacheOldPages,
  goOffline,
  install,
  installNextVersion,
  isCached,
  limitStorage,
  readLessons,
  waitUntilCached,
} from '../support/offline-cache.ts'
import { countSaved } from '../support/people.ts'
import { cardButton, expectHeading, openCard, revisit, tick, visit } from '../support/screens.ts'
import { test } from '../support/test.ts'

/** Cached pages never keep anyone on an old version, even if the next one fails to install. */

test.use({ serviceWorkers: 'allow' })

test.beforeEach(async ({ context }) => {
  // Eight seconds after it was opened, a page would install its own version again, in the middle of a test.
  await context.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true } }),
  )
})

test('a new version is shown as soon as the network is back, refreshes cached pages, and drops those it cannot fetch', async ({
  page,
}) => {
  await visit(page, '/study-notes')
  await cacheNow(page)
  await cacheOldPages(page, '/study-notes', '/linkedlist-cheatsheet', '/a-note-that-is-no-more')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Old' })).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await installNextVersion(page)
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/linkedlist-cheatsheet'))?.text()))
    .toContain('Linked-list cheat sheet')
  expect(await isCached(page, '/a-note-that-is-no-more')).toBe(false)
})

test('an open tab keeps working when another tab installs a new version', async ({
  page,
  context,
  startOwnSite,
}) => {
  const site = await startOwnSite()
  await readLessons(page, site)
  const other = await context.newPage()
  await visit(other, `${site.url}/study-notes`)
  await cacheNow(other)
  await page.evaluate(() => {
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      document.body.dataset.worker = 'next'
    })
  })
  await installNextVersion(other)
  // The page has not been reloaded while in use.
  await expect(page.locator('body')).toHaveAttribute('data-worker', 'next')
  await openCard(page, 'Two Pointers')
  await page.getByRole('button', { name: 'Next step' }).first().click()
  await expect(page.getByText(/Step 2 of \d+/).first()).toBeVisible()
  await expect(page).toHaveURL(/#two-pointers$/)
  await tick(page, 'Move Zeroes')
  await expect.poll(() => countSaved(context, site)).toBe(1)
  await expect(page.locator('body')).toHaveAttribute('data-worker', 'next')

  await waitUntilCached(page)
  await waitUntilCached(other)
  // Playwright takes the worker of a version offline that is there from the beginning, and not the next one.
  await site.kill()
  await goOffline(page)
  await revisit(page)
  // Its address says what was open.
  await expect(cardButton(page, 'Two Pointers')).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByText(/Step 2 of \d+/).first()).toBeVisible()
  await revisit(other)
  await expectHeading(other, 'Study Notes')
})

test('a browser without storage for the cache still works online with the newest version', async ({
  page,
  site,
}) => {
  const errors: unknown[] = []
  page.on('pageerror', (error) => errors.push(error))
  await visit(page, `${site.url}/study-notes`)
  await limitStorage(page, 1)
  expect(await install(page, '/sw.js')).toBe('redundant')
  await page.getByRole('main').getByRole('link', { name: 'DFS and BFS guide' }).click()
  await expectHeading(page, 'DFS and BFS guide')

  await limitStorage(page)
  await visit(page, `${site.url}/study-notes`)
  await cacheNow(page)
  await cacheOldPages(page, '/study-notes')
  await page.evaluate(async () => {
    // The files of the next version are others: it has none of them yet.
    const files = (await caches.keys()).filter((name) => name.startsWith('workbox-precache'))
    await Promise.all(files.map((name) => caches.delete(name)))
  })
  await limitStorage(page, 1)
  expect(await install(page)).toBe('redundant')
  await revisit(page)
  await expectHeading(page, 'Study Notes')
  await page.getByRole('main').getByRole('link', { name: 'DFS and BFS guide' }).click()
  await expectHeading(page, 'DFS and BFS guide')
  expect(errors).toEqual([])
})
