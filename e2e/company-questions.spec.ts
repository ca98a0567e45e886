import { expect, type Locator } from '@playwright/test'
import { chip, companyPath, noneFound, openList, places, row, rows, toggle } from './company-screens.ts'
import { beGuest, signUpElsewhere, signUpQuickly, withdrawReports } from './people.ts'
import { cardButton, expectHeading, figure, hold, signIn, toast, visit } from './screens.ts'
import { test } from './test.ts'

// Reports count for everybody on this site.
test.afterEach(({ page, site }) => withdrawReports(page.context(), site))

const mark = (question: Locator) => question.getByRole('button', { name: /^Mark complete: / })
const unmark = (question: Locator) => question.getByRole('button', { name: /^Completed: / })

test('a visitor is sent to sign in, and comes back to the list they were sent', async ({
  page,
  site,
  browser,
}) => {
  const ada = await signUpElsewhere(browser, site)
  await visit(page, `${companyPath}?companies=google&difficulty=hard`)
  await expectHeading(page, 'Welcome to Capra')
  await signIn(page, ada)
  await expect(page).toHaveURL(`${companyPath}?companies=google&difficulty=hard`)
  await expect(chip(page, 'Companies', 'Google')).toHaveAttribute('aria-pressed', 'true')
  await expect(rows(page).first()).toContainText('Hard')
})

test('a guest reads what companies ask, and can complete nothing', async ({ page, site }) => {
  await beGuest(page.context(), site)
  await openList(page)
  await expectHeading(page, 'Company Questions')
  await expect(page.getByRole('term')).toHaveText(['Companies', 'Total questions', 'Found'])
  await expect(figure(page, 'Companies')).toHaveText('28')
  await expect(figure(page, 'Total questions')).toHaveText('448')
  await expect(figure(page, 'Found')).toHaveText('408')

  const twoSum = row(page, 'Two Sum')
  await expect(twoSum.getByText('Easy', { exact: true })).toBeVisible()
  await expect(twoSum.getByText('Premium')).toHaveCount(0)
  const solve = twoSum.getByRole('link', { name: 'Solve Two Sum in a new tab' })
  await expect(solve).toHaveAttribute('href', 'https://leetcode.com/problems/two-sum/')
  await expect(solve).toHaveAttribute('target', '_blank')
  await expect(solve).toHaveAttribute('rel', 'noopener')
  await expect(page.getByRole('button', { name: /complete/i })).toHaveCount(0)
  await expect(page.getByText('Solved', { exact: true })).toHaveCount(0)

  const companies = twoSum.getByRole('list', { name: 'Companies' })
  await expect(companies.getByRole('listitem')).toHaveCount(6)
  await expect(companies.getByRole('listitem').first()).toHaveText('Adobe100')
  await companies.getByRole('button', { name: /^\+10 more/ }).click()
  await expect(companies.getByRole('listitem')).toHaveCount(15)
  await expect(companies.getByRole('button')).toHaveCount(0)

  await twoSum.getByRole('link', { name: 'Hash Map Lookup' }).click()
  await expect(page).toHaveURL('/category/1#hash-lookup')
  await expect(cardButton(page, 'Hash Map Lookup')).toHaveAttribute('aria-expanded', 'true')
})

test('premium questions say so', async ({ page, site }) => {
  await beGuest(page.context(), site)
  await openList(page, '?q=meeting+rooms+ii')
  await expect(row(page, 'Meeting Rooms II').getByText('Premium', { exact: true })).toBeVisible()
})

test('where the data comes from, its date and its limits are said', async ({ page, site }) => {
  await beGuest(page.context(), site)
  await openList(page)
  const sources = page.getByRole('region', { name: 'Where this comes from' })
  await expect(sources).toContainText('reports by candidates as of May 2022: they may be outdated')
  await expect(sources).toContainText('affiliated with neither LeetCode nor any company')
  await expect(sources.getByRole('link', { name: /hxu296/ })).toBeVisible()
  await expect(sources.getByRole('link', { name: /doocs/ })).toBeVisible()
})

test('a member marks and unmarks a question, and the figures follow', async ({ page, site }) => {
  await signUpQuickly(page.context(), site)
  await openList(page)
  await expect(figure(page, 'Completed')).toHaveText('0')
  const twoSum = row(page, 'Two Sum')
  await mark(twoSum).click()
  await expect(twoSum.getByText('Solved', { exact: true })).toBeVisible()
  await expect(figure(page, 'Completed')).toHaveText('1')
  await mark(row(page, 'Add Two Numbers')).click()
  await expect(figure(page, 'Completed')).toHaveText('2')
  await expect(unmark(row(page, 'Add Two Numbers'))).toBeVisible()

  await visit(page, companyPath)
  await expect(unmark(twoSum)).toBeVisible()
  await expect(figure(page, 'Completed')).toHaveText('2')
  await unmark(twoSum).click()
  await expect(twoSum.getByText('Solved', { exact: true })).toHaveCount(0)
  await expect(figure(page, 'Completed')).toHaveText('1')
  await expect
    .poll(
      async () => (await (await page.request.get('/api/progress/stats')).json()).completedCompanyQuestions,
    )
    .toBe(1)
})

test('a mark that the server refuses goes back, with its sentence', async ({ page, site }) => {
  await signUpQuickly(page.context(), site)
  // Figures that come after the mark, and before its answer, count it, too.
  const releaseFigures = await hold(page, '**/api/progress/stats')
  await openList(page)
  const release = await hold(page, '**/api/company-questions/*/complete', {
    status: 404,
    json: { message: 'Question not found.' },
  })
  const twoSum = row(page, 'Two Sum')
  await mark(twoSum).click()
  await expect(twoSum.getByText('Solved', { exact: true })).toBeVisible()
  releaseFigures()
  await expect(figure(page, 'Completed')).toHaveText('1')
  release()
  await expect(toast(page)).toContainText('Question not found.')
  await expect(mark(twoSum)).toBeVisible()
  await expect(figure(page, 'Completed')).toHaveText('0')

  await page.unroute('**/api/company-questions/*/complete')
  await page.route('**/api/company-questions/*/complete', (route) => route.abort())
  await mark(twoSum).click()
  await expect(toast(page)).toContainText('The server cannot be reached.')
  await expect(mark(twoSum)).toBeVisible()
})

test('Hide Solved takes a question out as it is marked, and the focus goes to the next', async ({
  page,
  site,
}) => {
  await signUpQuickly(page.context(), site)
  await openList(page, '?hide=solved')
  await mark(row(page, 'Two Sum')).focus()
  await page.keyboard.press('Enter')
  await expect(row(page, 'Two Sum')).toHaveCount(0)
  await expect(figure(page, 'Found')).toHaveText('407')
  await expect(mark(rows(page).first())).toBeFocused()
  await toggle(page, 'Hide Solved').click()
  await expect(figure(page, 'Found')).toHaveText('408')
  await expect(unmark(row(page, 'Two Sum'))).toBeVisible()
})

test('an empty list says when there will be one', async ({ page, site }) => {
  await beGuest(page.context(), site)
  await page.route('**/api/company-questions?*', (route) =>
    route.fulfill({ json: [], headers: { 'x-total-count': '0' } }),
  )
  await visit(page, companyPath)
  await expect(noneFound(page)).toBeVisible()
  await expect(
    page.getByText('Company questions will appear here once data is populated', { exact: true }),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Clear Search & Filters' })).toHaveCount(0)
})

test('a failure is said word for word, and can be tried again', async ({ page, site }) => {
  await beGuest(page.context(), site)
  await page.route('**/api/company-questions?*', (route) => route.fulfill({ status: 503, body: '' }))
  await visit(page, companyPath)
  await expect(page.getByRole('alert')).toContainText('Failed to fetch: 503')
  await page.unroute('**/api/company-questions?*')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(rows(page).first()).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('while it loads, that is said', async ({ page, site }) => {
  await beGuest(page.context(), site)
  const release = await hold(page, '**/api/company-questions?*')
  await visit(page, companyPath)
  await expect(page.getByText('Loading company questions...')).toBeAttached()
  release()
  await expect(page.getByText('Loading company questions...')).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: '408 questions found' })).toBeAttached()
})

test('the whole list can be scrolled through, and only what is near is drawn', async ({ page, site }) => {
  await beGuest(page.context(), site)
  await openList(page, '?sort=number')
  const items = places(page)
  await expect(items.first()).toHaveAttribute('aria-setsize', '408')
  await page.getByRole('region', { name: 'Where this comes from' }).scrollIntoViewIfNeeded()
  await expect(items.last()).toHaveAttribute('aria-posinset', '408')
  expect(await rows(page).count()).toBeLessThan(30)
})

test('reports of this site stand beside the frequency', async ({ page, site }) => {
  await signUpQuickly(page.context(), site)
  for (const company of ['Yahoo', 'Serac Rope Works'])
    await page.request.put('/api/company-questions/2/sighting', {
      data: { company, month: null, stage: null },
    })
  await openList(page)
  const companies = row(page, 'Add Two Numbers').getByRole('list', { name: 'Companies' })
  await expect(companies.getByRole('listitem').first()).toHaveText('Yahoo1001 report here')
  await companies.getByRole('button').click()
  await expect(companies.getByRole('listitem').last()).toHaveText('Serac Rope Works1 report here')
})

test('the list is walked through by keyboard, row after row', async ({ page, site }) => {
  await beGuest(page.context(), site)
  await openList(page, '?hide=patterns')
  await page.getByRole('link', { name: 'Solve Two Sum in a new tab' }).focus()
  for (let step = 0; step < 40; step++) await page.keyboard.press('Tab')
  const place = await page.evaluate(() =>
    Number(document.activeElement?.closest('li[aria-posinset]')?.getAttribute('aria-posinset')),
  )
  expect(place).toBeGreaterThan(15)
})
