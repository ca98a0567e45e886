import { expect, type Page } from '@playwright/test'
import { beGuest, signUpElsewhere, signUpQuickly } from './people.ts'
import { expectHeading, homeHeading, landingHeading, openCard, signIn, tick, visit } from './screens.ts'
import { test } from './test.ts'

/** What the browser asks of the server, and what it does when that goes wrong, where the spec says so. */

const flag = (page: Page) => page.evaluate(() => localStorage.getItem('isGuestMode'))

test('a guest never asks for progress, nor sends any', async ({ page, site }) => {
  await beGuest(page.context(), site)
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) asked.push(pathname)
  })
  await visit(page, '/')
  await expectHeading(page, homeHeading)
  await page.getByRole('link', { name: /^Arrays/ }).click()
  await openCard(page, 'Two Pointers')
  await tick(page, 'Move Zeroes')
  await visit(page, '/company-questions')
  await expect(page.getByRole('article').first()).toBeVisible()
  await visit(page, '/interview-questions')
  await expectHeading(page, 'Interview Questions')
  expect(asked).toContain('/api/categories')
  const ofMembers = /^\/api\/(progress|buddy|buddies|interviews|ai-tutor|account|interview-questions)\b/
  expect(asked.filter((path) => ofMembers.test(path))).toEqual([])
})

for (const { trouble, answer } of [
  { trouble: 'the server refuses it', answer: { status: 503, json: { message: 'Not now.' } } },
  { trouble: 'the server cannot be reached', answer: undefined },
])
  test(`signing out leads to the first page and ends guest mode, although ${trouble}`, async ({
    page,
    site,
  }) => {
    await signUpQuickly(page.context(), site)
    await visit(page, '/category/1')
    await page.evaluate(() => localStorage.setItem('isGuestMode', 'true'))
    await page.route('**/api/logout', (route) => (answer ? route.fulfill(answer) : route.abort()))
    const tried = page.waitForRequest('**/api/logout')
    await page.getByRole('button', { name: /^Account menu/ }).click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await tried
    await expect(page).toHaveURL('/')
    expect(await flag(page)).toBeNull()
  })

test('who signs in asks for waiting invitations, and arrives although that fails', async ({
  page,
  site,
  browser,
}) => {
  const ada = await signUpElsewhere(browser, site)
  await page.route('**/api/buddy/auto-accept', (route) => route.fulfill({ status: 500, body: '' }))
  await visit(page, '/auth')
  const tried = page.waitForRequest('**/api/buddy/auto-accept')
  await signIn(page, ada)
  expect((await tried).postData()).toBeNull()
  await expect(page).toHaveURL('/landing')
  await expect(page.getByRole('button', { name: /^Account menu/ })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a server that cannot say who is here is asked once, and what is open to all is shown', async ({
  page,
  site,
}) => {
  await page.context().addCookies([{ name: 'sid', value: 'a-session', url: site.url }])
  let times = 0
  await page.route('**/api/user', (route) => {
    times += 1
    return route.fulfill({ status: 500, body: '' })
  })
  await visit(page, '/')
  await expectHeading(page, landingHeading)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
  expect(times).toBe(1)
})

test('in guest mode, signing up ends it and opens the form', async ({ page, site }) => {
  await beGuest(page.context(), site)
  await visit(page, '/')
  await page.getByRole('banner').getByRole('button', { name: 'Sign Up' }).click()
  await expect(page).toHaveURL('/auth')
  await expect(page.getByRole('tab', { name: 'Create Account' })).toHaveAttribute('aria-selected', 'true')
  expect(await flag(page)).toBeNull()
})
