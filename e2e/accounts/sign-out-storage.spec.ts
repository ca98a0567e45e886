import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import { sessionChanges } from '#accounts/session-changes.ts'
import { chooseFor, note, openList, rows } from '../support/company-screens.ts'
import {
  dialog,
  giveScores,
  makeGoatMatesQuickly,
  openHerd,
  openHistory,
  row,
  startQuickly,
} from '../support/herd-screens.ts'
import { cacheNow, isCached, waitUntilCached } from '../support/offline-cache.ts'
import { type Member, signInQuickly, signUpQuickly } from '../support/people.ts'
import { openCard, signOut, tick, toast, visit } from '../support/screens.ts'
import type { Site } from '../support/start-site.ts'
import { test } from '../support/test.ts'
import { box, openChat, replies } from '../support/tutor-screens.ts'

/** Typed into every field; nothing that contains it may be stored after a sign-out. */
const secret = 'Only Ada may read this'
/** What a device keeps: preferences, and what its guest ticked. */
const preferences = {
  theme: 'light',
  'capra.codeLanguage': 'java',
  guestProgress: '{"1":{"completed":false,"problemsSolved":1}}',
}

test('after signing out, the browser stores what a fresh visitor has, and the preferences of the device', async ({
  page,
  context,
  site,
  browser,
}) => {
  await makeGoatMatesQuickly(context, site)
  await useEveryFeature(page, site)
  await signOut(page)
  await expectOnlyPreferences(page, browser, site)
  expect(await page.evaluate(() => ({ ...localStorage }))).toMatchObject(preferences)
  await page.reload()
  await expectOnlyPreferences(page, browser, site)
})

test('signing out in one tab clears the drafts of the other tabs', async ({
  page,
  context,
  site,
  browser,
}) => {
  await signUpQuickly(context, site)
  await visit(page, '/')
  const other = await context.newPage()
  await writeToTutor(other)
  await signOut(page)
  await expect(other).toHaveURL(/\/auth$/)
  await expect.poll(() => readStorage(other)).not.toContain(secret)
  // A closing page saves what waits to be saved.
  await other.close({ runBeforeUnload: true })
  await expectOnlyPreferences(page, browser, site)
})

test('a session ended on another device leaves nothing once this one notices', async ({
  page,
  context,
  site,
  browser,
}) => {
  const ada = await signUpQuickly(context, site)
  await writeToTutor(page)
  await endSessionElsewhere(browser, site, ada)
  await page.getByRole('banner').getByRole('link', { name: 'My Herd' }).click()
  await expect(page).toHaveURL(/\/auth$/)
  await expect.poll(() => readStorage(page)).not.toContain(secret)
})

test('a session that ended while no page was open leaves nothing at the next visit', async ({
  page,
  context,
  site,
  browser,
}) => {
  await signUpQuickly(context, site)
  await writeToTutor(page)
  await context.clearCookies()
  await visit(page, '/')
  await expect.poll(() => readStorage(page)).not.toContain(secret)
  await expectOnlyPreferences(page, browser, site)
})

test('deleting the account clears every tab', async ({ page, context, site, browser }) => {
  const ada = await signUpQuickly(context, site)
  const other = await context.newPage()
  await writeToTutor(other)
  await visit(page, '/account')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const form = page.getByRole('dialog', { name: 'Delete your account?' })
  await form.getByLabel('Type DELETE to confirm').fill('DELETE')
  await form.getByLabel('Password', { exact: true }).fill(ada.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/landing$/)
  await expect.poll(() => readStorage(other)).not.toContain(secret)
  await expectOnlyPreferences(page, browser, site)
})

test.describe('with offline copies', () => {
  test.use({ serviceWorkers: 'allow' })

  test('whatever ends a session deletes the copies: a call of any tab, signing out offline, an expired cookie', async ({
    page,
    context,
    site,
  }) => {
    const cacheAsMember = async () => {
      await signUpQuickly(context, site)
      await visit(page, '/category/1')
      await cacheNow(page)
      await waitUntilCached(page, '/api/user')
    }
    const expectNoCopies = async () => {
      for (const path of ['/api/user', '/category/1'])
        await expect.poll(() => isCached(page, path), path).toBe(false)
    }

    await test.step('every call after which someone else may be signed in', async () => {
      await cacheAsMember()
      const other = await context.newPage()
      await visit(other, '/landing')
      for (const address of sessionChanges) {
        await cacheReplyOf(page, 'Ada')
        const [method = '', path = ''] = address.split(' ')
        await other.evaluate(
          ([method, path]) =>
            fetch(path, { method, body: '{}', headers: { 'content-type': 'application/json' } }),
          [method, path.replace(':id', 'none')] as const,
        )
        await expect.poll(() => isCached(page, '/api/user'), address).toBe(false)
      }
      await other.close()
    })

    await test.step('signing out without a connection', async () => {
      await cacheAsMember()
      await context.setOffline(true)
      await page.getByRole('button', { name: /^Account menu/ }).click()
      await page.getByRole('button', { name: 'Log out' }).click()
      await expect(toast(page)).toContainText('The server did not confirm that you are signed out.')
      await expectNoCopies()
      await context.setOffline(false)
    })

    await test.step('the next visit after the cookie expired', async () => {
      await cacheAsMember()
      await context.clearCookies()
      await visit(page, '/landing')
      await expectNoCopies()
    })
  })
})

/** A reply as the service worker stores it. */
const cacheReplyOf = (page: Page, firstName: string) =>
  page.evaluate(async (name) => {
    const cache = await caches.open('answers')
    await cache.put('/api/user', Response.json({ firstName: name }))
  }, firstName)

async function useEveryFeature(page: Page, site: Site): Promise<void> {
  const context = page.context()
  const interview = await startQuickly(context, site)
  await visit(page, '/')
  await page.evaluate((kept) => {
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
  }, preferences)
  await tickAndWatchDemo(page)
  await visit(page, '/linkedlist-cheatsheet')
  await openList(page)
  const title = (await rows(page).first().getAttribute('aria-label')) ?? 'Two Sum'
  await chooseFor(page, title, 'Note')
  await note(page).getByRole('textbox').fill(secret)

  await visit(page, `/my-herd/interviews/${interview}`)
  await page.getByRole('button', { name: 'Start timer' }).click()
  await page.getByLabel(/^Private notes/).fill(secret)
  await openHistory(page, 'interviewer')
  await row(page, 'Bob')
    .getByRole('button', { name: /^Give Feedback/ })
    .click()
  await giveScores(page, [4, 4, 3, 4, 3, 5, 3])
  await dialog(page, 'Give Interview Feedback')
    .getByLabel(/^Comment/)
    .fill(secret)
  await openHerd(page)
  await page
    .getByRole('button', { name: /^Invite/ })
    .first()
    .click()
  await page
    .getByRole('dialog')
    .getByRole('textbox')
    .first()
    .fill(`${secret.replaceAll(' ', '-')}@example.org`)
  await writeToTutor(page)
  const stored = await readStorage(page)
  for (const key of [
    'interviewNotes',
    'interviewDraft',
    'interviewWatch',
    'invite',
    'tutorDraft',
    'tutorSession',
  ])
    expect(stored).toContain(`capra.${key}`)
}

async function tickAndWatchDemo(page: Page): Promise<void> {
  await visit(page, '/category/1')
  await openCard(page, 'Two Pointers')
  await tick(page, 'Move Zeroes')
  const player = page.getByRole('region', { name: /^Visual demo/ }).first()
  await player.getByRole('button', { name: 'Next step', exact: true }).click()
  await player.getByRole('tab', { name: 'Java', exact: true }).click()
}

/** Asks the tutor, and leaves another question half typed. */
async function writeToTutor(page: Page): Promise<void> {
  await openChat(page)
  await box(page).fill(`${secret}: why two pointers?`)
  await box(page).press('Enter')
  await expect(replies(page)).toHaveCount(2)
  await box(page).fill(secret)
  await expect.poll(() => readStorage(page)).toContain('capra.tutorSession')
}

async function endSessionElsewhere(browser: Browser, site: Site, person: Member): Promise<void> {
  const elsewhere = await browser.newContext({ baseURL: site.url })
  await signInQuickly(elsewhere, site, person)
  await expect(await elsewhere.request.delete('/api/account/sessions')).toBeOK()
  await elsewhere.close()
}

const readStorage = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))

/** Compares with a browser that has never been here. Whoever leaves a page has its scroll positions, too. */
async function expectOnlyPreferences(page: Page, browser: Browser, site: Site): Promise<void> {
  const fresh: BrowserContext = await browser.newContext({ baseURL: site.url })
  const visitor = await fresh.newPage()
  await visit(visitor, new URL(page.url()).pathname)
  const allowed = new Set([
    ...(await storedKeys(visitor)),
    ...Object.keys(preferences),
    'intendedDestination',
    'react-router-scroll-positions',
  ])
  await fresh.close()
  await expect
    .poll(async () => (await storedKeys(page)).filter((key) => !allowed.has(key)), 'keys that stay')
    .toEqual([])
  expect(await readStorage(page)).not.toContain(secret)
  expect(await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).toEqual([])
}

const storedKeys = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
