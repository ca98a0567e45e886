import { expect, type Page, test } from '@playwright/test'
import { getWorker, isKept, keepNow, loseNetwork, readLessons, untilKept } from './support/kept-copies.ts'
import { countSaved, signInQuickly, signUpQuickly } from './support/people.ts'
import { expectHeading, openCard, problemBox, revisit, signOut, tick, visit } from './support/screens.ts'
import { type Site, startSite } from './support/start-site.ts'

test.use({ serviceWorkers: 'allow' })
// Pages keep a copy only when they have been still for a while.
test.setTimeout(120_000)

let site: Site

test.beforeEach(async () => {
  site = await startSite()
})
test.afterEach(() => site.close())

const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'You are offline' })

test('lessons, demos and ticks work without network, and ticks are saved later', async ({
  page,
  context,
}) => {
  await signUpQuickly(context, site)
  await visit(page, `${site.url}/category/1`)
  await untilKept(page, '/api/categories')
  await loseNetwork(page, site)

  await revisit(page)
  await openCard(page, 'Two Pointers')
  await expect(notice(page)).toContainText('ticks wait in this browser')
  await page.getByRole('button', { name: 'Next step' }).first().click()
  await expect(page.getByText(/Step 2 of \d+/).first()).toBeVisible()
  await problemBox(page, 'Move Zeroes').click()
  await expect(problemBox(page, 'Move Zeroes')).toBeChecked()
  await expect(page.getByText('1 tick is waiting for the server.')).toBeVisible()
  // The address says what was open.
  await expect(page).toHaveURL(/#two-pointers$/)
  await revisit(page)
  await expect(page.getByText(/Step 2 of \d+/).first()).toBeVisible()
  await expect(problemBox(page, 'Move Zeroes')).toBeChecked()

  await site.start()
  await context.setOffline(false)
  await expect(notice(page)).toBeHidden()
  await expect.poll(() => countSaved(context, site), { timeout: 60_000 }).toBe(1)
})

test('a tick that was saved before the network went is there without it', async ({ page }) => {
  await readLessons(page, site)
  await openCard(page, 'Two Pointers')
  await tick(page, 'Move Zeroes')
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/api/categories'))?.text()))
    .toMatch(/"problemsSolved":[1-9]/)
  await loseNetwork(page, site)
  await revisit(page)
  await openCard(page, 'Two Pointers')
  await expect(problemBox(page, 'Move Zeroes')).toBeChecked()
})

test('a guest and a visitor go on without network, too, and are told so', async ({ page }) => {
  await visit(page, `${site.url}/linkedlist-cheatsheet`)
  await keepNow(page)
  await page.evaluate(() => localStorage.setItem('isGuestMode', 'true'))
  await visit(page, `${site.url}/category/1`)
  await untilKept(page, '/api/categories')
  await loseNetwork(page, site)

  await revisit(page)
  await expect(notice(page)).toHaveText('You are offline. Lessons and notes you have opened still work.')
  await openCard(page, 'Two Pointers')
  await tick(page, 'Move Zeroes')
  await revisit(page)
  await openCard(page, 'Two Pointers')
  await expect(problemBox(page, 'Move Zeroes')).toBeChecked()
  await page.evaluate(() => localStorage.removeItem('isGuestMode'))
  await visit(page, `${site.url}/linkedlist-cheatsheet`)
  await expectHeading(page, 'Linked-list cheat sheet')
  await expect(notice(page)).toHaveText('You are offline. Lessons and notes you have opened still work.')
})

test('where a gateway answers for a server that is away, what was kept is shown, and the rest is as it says', async ({
  page,
  context,
}) => {
  await readLessons(page, site)
  await getWorker(context).evaluate(() => {
    globalThis.fetch = async () =>
      new Response('<h1>Bad Gateway</h1>', { status: 502, headers: { 'content-type': 'text/html' } })
  })
  await revisit(page)
  await openCard(page, 'Two Pointers')
  await problemBox(page, 'Move Zeroes').click()
  await expect(page.getByText('1 tick is waiting for the server.')).toBeVisible()
  await page.goto(`${site.url}/category/2`)
  await expectHeading(page, 'Bad Gateway')
})

test('on a line that carries nothing and does not end, what was kept is shown', async ({ page, context }) => {
  await readLessons(page, site)
  await getWorker(context).evaluate(() => {
    globalThis.fetch = () => new Promise(() => {})
  })
  await revisit(page)
  await openCard(page, 'Two Pointers')
  await expect(problemBox(page, 'Move Zeroes')).toBeVisible()
})

test('a page reached by a link is kept too; one that was never open says so', async ({ page }) => {
  await visit(page, `${site.url}/study-notes`)
  await untilKept(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: /linked.list/i })
    .first()
    .click()
  await expect(page).toHaveURL(/linkedlist-cheatsheet/)
  await untilKept(page)
  await site.kill()

  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Linked-list')
  await page.goto(`${site.url}/company-questions`)
  await expectHeading(page, 'You are offline')
  await page.getByRole('link', { name: 'Study notes' }).click()
  await expect(page).toHaveURL(/study-notes/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('whoever signs out leaves no page or answer of theirs behind', async ({ page, context }) => {
  await signUpQuickly(context, site)
  await visit(page, `${site.url}/category/1`)
  await openCard(page, 'Two Pointers')
  await tick(page, 'Move Zeroes')
  await keepNow(page)
  expect(await isKept(page, '/api/user')).toBe(true)
  await signOut(page)
  await expect.poll(() => isKept(page, '/api/user')).toBe(false)
  expect(await isKept(page, '/category/1')).toBe(false)
})

test('an answer that was on its way while somebody signed out is not kept', async ({ page, context }) => {
  await signUpQuickly(context, site)
  await visit(page, `${site.url}/category/1`)
  await openCard(page, 'Two Pointers')
  await tick(page, 'Move Zeroes')
  await keepNow(page)
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
  const send = (message: object) =>
    page.evaluate(async (sent) => (await navigator.serviceWorker.ready).active?.postMessage(sent), message)
  await send({ go: true })
  await expect(page.locator('body')).toHaveAttribute('data-answer', 'here')
  // Asks for what is missing, as somebody who is not signed in.
  await send({ keep: '/study-notes' })
  await expect.poll(() => isKept(page, '/study-notes')).toBe(true)
  const forAnybody = await (await page.request.get(`${site.url}/api/categories`)).text()
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/api/categories'))?.text()))
    .toBe(forAnybody)
})

test('a session that was ended from elsewhere leaves nothing behind, either', async ({
  page,
  context,
  browser,
}) => {
  const ada = await signUpQuickly(context, site)
  await visit(page, `${site.url}/category/1`)
  await keepNow(page)
  expect(await isKept(page, '/api/user')).toBe(true)
  const elsewhere = await browser.newContext({ baseURL: site.url })
  await signInQuickly(elsewhere, site, ada)
  await expect(await elsewhere.request.delete('/api/account/sessions')).toBeOK()
  await page.reload()
  await expect(page).toHaveURL(/\/auth$/)
  await expect.poll(() => isKept(page, '/api/user')).toBe(false)
  expect(await isKept(page, '/category/1')).toBe(false)
})
