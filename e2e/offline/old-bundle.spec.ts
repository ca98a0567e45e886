import { expect, type Page, type Route } from '@playwright/test'
import { beGuest, countSaved, signUpQuickly } from '../support/people.ts'
import { expectHeading, openCard, tick, untilAlive, visit } from '../support/screens.ts'
import { test } from '../support/test.ts'

test('a page whose code belongs to an old version reloads itself', async ({ page, context, site }) => {
  await signUpQuickly(context, site)
  await visit(page, '/')
  const loads = countLoads(page)
  // As after an update: files of this page are gone, files of a reloaded page exist.
  await context.route('**/assets/**', (route) => (loads() === 0 ? gone(route) : route.continue()))
  await page.getByRole('link', { name: 'My Herd' }).first().click()
  await expectHeading(page, 'My Herd')
  expect(loads()).toBe(1)
})

test('code that stays missing is reported, and the page does not reload in a loop', async ({
  page,
  context,
  site,
}) => {
  await signUpQuickly(context, site)
  await visit(page, '/')
  const loads = countLoads(page)
  await context.route(/\/assets\/.*[Hh]erd/, gone)
  await page.getByRole('link', { name: 'My Herd' }).first().click()
  await expect.poll(loads).toBe(1)
  await expectHeading(page, 'This page could not be shown')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to the patterns' }).click()
  await expect(page).toHaveURL('/')
  expect(loads()).toBe(1)
})

test('a demo that cannot be loaded says so, and offers to reload the page', async ({
  page,
  context,
  site,
}) => {
  await beGuest(context, site)
  const code = /\/assets\/DemoPlayer-.*\.js/
  await page.route(code, (route) => route.abort())
  await visit(page, '/category/1')
  await openCard(page, 'Two Pointers')
  const alert = page.getByRole('alert')
  await expect(alert).toContainText(
    'The visual demo could not be loaded. Check your connection and try again.',
  )
  await page.unroute(code)
  const loaded = page.waitForEvent('load')
  await alert.getByRole('button', { name: 'Retry' }).click()
  await loaded
  await untilAlive(page)
  await openCard(page, 'Two Pointers')
  await expect(page.getByRole('region', { name: /^Visual demo / })).toBeVisible()
})

test('without the code of the menus a page works, and the avatar leads to the account', async ({
  page,
  context,
  site,
}) => {
  const member = await signUpQuickly(context, site)
  const menus = /\/assets\/(?:AccountMenu|GuestMenu|HerdNote)-.*\.js/
  let missing = 0
  await page.route(menus, (route) => {
    missing += 1
    return route.abort()
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/category/1')
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await expect.poll(() => missing).toBe(2)
  await page.keyboard.press('Escape')
  await openCard(page, 'Two Pointers')
  await tick(page, 'Move Zeroes')
  await expect.poll(() => countSaved(context, site)).toBe(1)

  await page.unroute(menus)
  await page.getByRole('link', { name: 'Account', exact: true }).click()
  await expectHeading(page, 'Account')
  await page.getByRole('button', { name: /^Account menu/ }).click()
  await expect(page.getByText(member.email).first()).toBeVisible()
})

test('replies with fields this version does not know are fine', async ({ page, context, site }) => {
  await signUpQuickly(context, site)
  await context.route('**/api/**', async (route) => {
    const answer = await route.fetch()
    const isJson = answer.headers()['content-type']?.includes('json')
    if (!isJson) return route.fulfill({ response: answer })
    return route.fulfill({ response: answer, json: withMore(await answer.json()) })
  })
  for (const path of [
    '/',
    '/company-questions',
    '/interview-questions',
    '/ai-tutor',
    '/my-herd',
    '/account',
  ]) {
    await visit(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('This page could not be shown')).toHaveCount(0)
  }
  await visit(page, '/category/1')
  await openCard(page, 'Two Pointers')
  await tick(page, 'Move Zeroes')
  await expect.poll(() => countSaved(context, site)).toBe(1)
})

/** How often the page was asked for from now on; moves within it do not count. */
function countLoads(page: Page): () => number {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  return () => loads
}

/** As the server answers for a file it does not have. */
const gone = (route: Route) =>
  route.fulfill({ status: 404, json: { message: 'There is nothing at this address.', code: 'not_found' } })

/** The same with an unknown field in every object. */
function withMore(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withMore)
  if (typeof value !== 'object' || value === null) return value
  const known = Object.entries(value).map(([name, held]) => [name, withMore(held)])
  return { ...Object.fromEntries(known), fromALaterVersion: { yes: [true] } }
}
