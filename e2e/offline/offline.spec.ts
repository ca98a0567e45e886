import { expect, type Page } from '@playwright/test'
import {
  cacheNow,
  getWorker,
  goOffline,
  isCached,
  readLessons,
  waitUntilCached,
} from '../support/offline-cache.ts'
import { countSaved, signInQuickly, signUpQuickly } from '../support/people.ts'
import { expectHeading, openCard, problemBox, revisit, signOut, tick, visit } from '../support/screens.ts'
import { test } from '../support/test.ts'

test.use({ serviceWorkers: 'allow' })
// Pages keep a copy only when they have been still for a while.
test.setTimeout(120_000)

const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'You are offline' })

test('what a member opened works offline, and what is done meanwhile is saved later', async ({
  page,
  context,
  site,
}) => {
  await signUpQuickly(context, site)
  const details = page.getByRole('button', { name: 'Details of 3Sum', exact: true })
  const show = (what: string) => page.getByRole('dialog').getByRole('button', { name: `Show ${what}` })
  const cached = (path: string) => page.evaluate(async (url) => (await caches.match(url))?.text(), path)
  const problemPath = '/category/1#two-pointers/15'

  await test.step('a lesson, hints and practice problems are opened', async () => {
    await visit(page, '/learn/two-pointers')
    await expectHeading(page, 'Seven prices in order')
    await waitUntilCached(page)
    await visit(page, problemPath)
    await waitUntilCached(page, '/api/categories', '/api/learning')
    await details.click()
    await show('hint 1').click()
    await waitUntilCached(page, '/api/problems/15/help')
    await expect.poll(() => cached('/api/learning')).toContain('"15":1')
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await tick(page, 'Merge Sorted Array')
    await expect.poll(() => cached('/api/solved')).toMatch(/"solved":\[88\]/)
    // Though it was never opened.
    await expect.poll(() => isCached(page, '/')).toBe(true)
  })
  await goOffline(page)

  await test.step('demos, ticks and hints go on', async () => {
    await visit(page, '/category/1')
    await openCard(page, 'Two Pointers')
    await expect(notice(page)).toContainText('your progress is saved in this browser')
    await expect(problemBox(page, 'Merge Sorted Array')).toBeChecked()
    await page.getByRole('button', { name: 'Next step' }).first().click()
    await expect(page.getByText(/Step 2 of \d+/).first()).toBeVisible()
    await problemBox(page, 'Move Zeroes').click()
    await expect(problemBox(page, 'Move Zeroes')).toBeChecked()
    await expect(page.getByText('1 tick is not saved yet.')).toBeVisible()
    // The address says what was open.
    await expect(page).toHaveURL(/#two-pointers$/)
    await revisit(page)
    await expect(page.getByText(/Step 2 of \d+/).first()).toBeVisible()
    await expect(problemBox(page, 'Move Zeroes')).toBeChecked()
    await visit(page, problemPath)
    await details.click()
    await show('hint 2').click()
    await expect(page.getByRole('dialog').getByRole('group', { name: 'Hint 2' })).toBeVisible()
  })

  await test.step('the lesson goes on', async () => {
    await visit(page, '/learn/two-pointers')
    await expectHeading(page, 'Seven prices in order')
    await page.keyboard.press('1')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expectHeading(page, 'Try every pair')
    await revisit(page)
    await expectHeading(page, 'Try every pair')
  })

  await test.step('the installed app starts', async () => {
    await visit(page, '/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'You are offline' })).toHaveCount(0)
  })

  await context.setOffline(false)
  await expect(notice(page)).toBeHidden()
  await expect.poll(() => countSaved(context, site)).toBe(2)
  const learning = async () => (await context.request.get(`${site.url}/api/learning`)).json()
  await expect.poll(learning).toMatchObject({ hints: { 15: 2 }, lessons: { 'two-pointers': { step: 1 } } })
})

test('guests and visitors can keep reading offline, and see that they are offline', async ({
  page,
  site,
}) => {
  await visit(page, `${site.url}/linkedlist-cheatsheet`)
  await cacheNow(page)
  await page.evaluate(() => localStorage.setItem('isGuestMode', 'true'))
  await visit(page, `${site.url}/category/1`)
  // Without the cookie of a guest, the way leads over the sign-in page.
  await expect(page).toHaveURL(/\/category\/1$/)
  await waitUntilCached(page, '/api/categories')
  await expect.poll(() => isCached(page, '/')).toBe(true)
  await goOffline(page)

  await revisit(page)
  await expect(notice(page)).toHaveText(
    'You are offline. Lessons, rounds and notes you have opened still work.',
  )
  await openCard(page, 'Two Pointers')
  await tick(page, 'Move Zeroes')
  await revisit(page)
  await openCard(page, 'Two Pointers')
  await expect(problemBox(page, 'Move Zeroes')).toBeChecked()
  await visit(page, '/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'You are offline' })).toHaveCount(0)
  await page.evaluate(() => localStorage.removeItem('isGuestMode'))
  await visit(page, `${site.url}/linkedlist-cheatsheet`)
  await expectHeading(page, 'Linked-list cheat sheet')
  await expect(notice(page)).toHaveText(
    'You are offline. Lessons, rounds and notes you have opened still work.',
  )
})

test('a connection that hangs and a gateway error show the cached page, or the error where there is none', async ({
  page,
  context,
  site,
}) => {
  await readLessons(page, site)
  await getWorker(context).evaluate(() => {
    globalThis.fetch = () => new Promise(() => {})
  })
  await revisit(page)
  await openCard(page, 'Two Pointers')
  await expect(problemBox(page, 'Move Zeroes')).toBeVisible()

  await getWorker(context).evaluate(() => {
    globalThis.fetch = async () =>
      new Response('<h1>Bad Gateway</h1>', { status: 502, headers: { 'content-type': 'text/html' } })
  })
  await revisit(page)
  await openCard(page, 'Two Pointers')
  await problemBox(page, 'Move Zeroes').click()
  await expect(page.getByText('1 tick is not saved yet.')).toBeVisible()
  await page.goto(`${site.url}/category/2`)
  await expectHeading(page, 'Bad Gateway')
})

test('a page reached by a link is cached too, and an uncached page says so', async ({
  page,
  startOwnSite,
}) => {
  const site = await startOwnSite()
  await visit(page, `${site.url}/study-notes`)
  await waitUntilCached(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: /linked.list/i })
    .first()
    .click()
  await expect(page).toHaveURL(/linkedlist-cheatsheet/)
  await waitUntilCached(page)
  await site.kill()

  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Linked-list')
  await page.goto(`${site.url}/company-questions`)
  await expectHeading(page, 'You are offline')
  await page.getByRole('link', { name: 'Study notes' }).click()
  await expect(page).toHaveURL(/study-notes/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('signing out leaves no cached page or reply behind, and a reply that comes later is not cached', async ({
  page,
  context,
  site,
  browser,
}) => {
  await signUpQuickly(context, site)
  await visit(page, `${site.url}/category/1`)
  await openCard(page, 'Two Pointers')
  await tick(page, 'Move Zeroes')
  await cacheNow(page)
  expect(await isCached(page, '/api/user')).toBe(true)
  await getWorker(context).evaluate(() => {
    const usual = globalThis.fetch
    globalThis.fetch = async (asked, settings) => {
      const answer = await usual(asked, settings)
      if (!(asked instanceof Request) || !asked.url.endsWith('/api/categories')) return answer
      globalThis.fetch = usual
      await new Promise((go) => addEventListener('message', ({ data }) => data.go && go(undefined)))
      return answer
    }
  })
  await page.evaluate(() => {
    void fetch('/api/categories').then(() => {
      document.body.dataset.answer = 'here'
    })
  })
  await signOut(page)
  await expect.poll(() => isCached(page, '/api/user')).toBe(false)
  expect(await isCached(page, '/category/1')).toBe(false)
  const send = (message: object) =>
    page.evaluate(async (sent) => (await navigator.serviceWorker.ready).active?.postMessage(sent), message)
  await send({ go: true })
  await expect(page.locator('body')).toHaveAttribute('data-answer', 'here')
  // Requests the missing replies while signed out.
  await send({ keep: '/study-notes' })
  await expect.poll(() => isCached(page, '/study-notes')).toBe(true)
  const forAnybody = await (await page.request.get(`${site.url}/api/categories`)).text()
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/api/categories'))?.text()))
    .toBe(forAnybody)

  await test.step('neither does a session that is ended from another device', async () => {
    const ada = await signUpQuickly(context, site)
    await visit(page, `${site.url}/category/1`)
    await cacheNow(page)
    await waitUntilCached(page, '/api/user')
    const elsewhere = await browser.newContext({ baseURL: site.url })
    await signInQuickly(elsewhere, site, ada)
    await expect(await elsewhere.request.delete('/api/account/sessions')).toBeOK()
    await elsewhere.close()
    await page.reload()
    await expect(page).toHaveURL(/\/auth$/)
    await expect.poll(() => isCached(page, '/api/user')).toBe(false)
    expect(await isCached(page, '/category/1')).toBe(false)
  })
})
