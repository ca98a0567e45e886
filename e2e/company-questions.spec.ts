import { expect, type Locator } from '@playwright/test'
import {
  chip,
  companyPath,
  listItems,
  noneFound,
  openList,
  row,
  rows,
  titles,
  toggle,
} from './company-screens.ts'
import { beGuest, signUpElsewhere, signUpQuickly, withdrawReports } from './people.ts'
import { cardButton, expectHeading, figure, hold, signIn, signOut, toast, visit } from './screens.ts'
import { test } from './test.ts'

// Reports are counted for everyone on this site.
test.afterEach(({ page, site }) => withdrawReports(page.context(), site))

const mark = (question: Locator) => question.getByRole('button', { name: /^Mark complete: / })
const unmark = (question: Locator) => question.getByRole('button', { name: /^Completed: / })

test('a visitor signs in and comes back to the filtered list of the link', async ({
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

test('a guest reads what companies ask, and cannot mark questions', async ({ page, site }) => {
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

test('premium questions have a badge', async ({ page, site }) => {
  await beGuest(page.context(), site)
  await openList(page, '?q=meeting+rooms+ii')
  await expect(row(page, 'Meeting Rooms II').getByText('Premium', { exact: true })).toBeVisible()
})

test('the page names its sources, their date and their limits', async ({ page, site }) => {
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

test('a mark that the server refuses is reverted, with the reason', async ({ page, site }) => {
  await signUpQuickly(page.context(), site)
  await openList(page)
  const release = await hold(page, '**/api/company-questions/*/complete', {
    status: 404,
    json: { message: 'Question not found.' },
  })
  const twoSum = row(page, 'Two Sum')
  await mark(twoSum).click()
  await expect(twoSum.getByText('Solved', { exact: true })).toBeVisible()
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

test('Hide Solved removes a question as it is marked, and focuses the next one', async ({ page, site }) => {
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

test('the whole list can be scrolled, and only rows near the window are rendered', async ({ page, site }) => {
  await beGuest(page.context(), site)
  await openList(page, '?sort=number')
  const items = listItems(page)
  await expect(items.first()).toHaveAttribute('aria-setsize', '408')
  await page.getByRole('region', { name: 'Where this comes from' }).scrollIntoViewIfNeeded()
  await expect(items.last()).toHaveAttribute('aria-posinset', '408')
  expect(await rows(page).count()).toBeLessThan(30)
})

test('reports of members are shown next to the frequency', async ({ page, site }) => {
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

test('the Tab key moves through the list row by row', async ({ page, site }) => {
  await beGuest(page.context(), site)
  await openList(page, '?hide=patterns')
  await page.getByRole('link', { name: 'Solve Two Sum in a new tab' }).focus()
  for (let step = 0; step < 40; step++) await page.keyboard.press('Tab')
  const position = await page.evaluate(() =>
    Number(document.activeElement?.closest('li[aria-posinset]')?.getAttribute('aria-posinset')),
  )
  expect(position).toBeGreaterThan(15)
})

test('marking the last row focuses the row before it, and marking the only one focuses the list', async ({
  page,
  site,
}) => {
  await signUpQuickly(page.context(), site)
  await openList(page, '?q=jump+game&hide=solved')
  const all = await titles(page)
  expect(all.length).toBeGreaterThan(1)
  for (const [index, title] of all.toReversed().entries()) {
    if (index === 0) await mark(row(page, title)).focus()
    else await expect(mark(row(page, title))).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(row(page, title)).toHaveCount(0)
  }
  await expect(noneFound(page)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Questions' })).toBeFocused()
})

test('the next member on the same browser sees nothing of the previous one', async ({
  page,
  browser,
  site,
}) => {
  const bob = await signUpElsewhere(browser, site, { firstName: 'Bob' })
  await signUpQuickly(page.context(), site)
  await openList(page)
  const saved = page.waitForResponse('**/api/company-questions/1/complete')
  await mark(row(page, 'Two Sum')).click()
  await saved
  await signOut(page)
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click()
  await signIn(page, bob)
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Company Questions/ })
    .click()
  await expect(mark(row(page, 'Two Sum'))).toBeVisible()
  await expect(figure(page, 'Completed')).toHaveText('0')
})
