import { expect, type Locator, type Page } from '@playwright/test'
import { test } from './journey.ts'
import { beGuest, signUpElsewhere, signUpQuickly, withdrawReports } from './people.ts'
import { cardButton, expectHeading, figure, hold, signIn, toast, visit } from './screens.ts'

const path = '/company-questions'
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search questions' })
const filters = (page: Page) => page.getByRole('region', { name: 'Filters' })
const filtersButton = (page: Page) => filters(page).getByRole('button', { name: /^Filters/ })
const group = (page: Page, name: string) => filters(page).getByRole('group', { name })
const chip = (page: Page, name: string, label: string) =>
  group(page, name).getByRole('button', { name: new RegExp(`^${label}( \\d+)?$`) })
const rows = (page: Page) => page.getByRole('article')
const row = (page: Page, title: string) => page.getByRole('article', { name: title, exact: true })
const toggle = (page: Page, name: string) => page.getByRole('switch', { name, exact: true })
const noneFound = (page: Page) => page.getByRole('heading', { name: 'No questions found' })

// Reports count for everybody on this site.
test.afterEach(({ page, site }) => withdrawReports(page.context(), site))

async function openList(page: Page, query = ''): Promise<void> {
  await visit(page, path + query)
  await expect(rows(page).first()).toBeVisible()
}

/** The filters are folded away at first, unless the address has some. */
async function openWithFilters(page: Page): Promise<void> {
  await openList(page)
  await expect(filtersButton(page)).toHaveAttribute('aria-expanded', 'false')
  await filtersButton(page).click()
}

const mark = (question: Locator) => question.getByRole('button', { name: /^Mark complete: / })
const unmark = (question: Locator) => question.getByRole('button', { name: /^Completed: / })

test('a visitor is sent to sign in, and comes back to the list they were sent', async ({
  page,
  site,
  browser,
}) => {
  const ada = await signUpElsewhere(browser, site)
  await visit(page, `${path}?companies=google&difficulty=hard`)
  await expectHeading(page, 'Welcome to Capra')
  await signIn(page, ada)
  await expect(page).toHaveURL(`${path}?companies=google&difficulty=hard`)
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

  await visit(page, path)
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

test('choices that come while the one before them is being drawn are all kept', async ({ page, site }) => {
  await beGuest(page.context(), site)
  const devtools = await page.context().newCDPSession(page)
  // Between which tasks a click falls is chance, so there are some rounds of them.
  for (let round = 0; round < 3; round += 1) {
    await openWithFilters(page)
    const companies = group(page, 'Companies').getByRole('button', { name: /\d+$/ })
    await expect(companies).toHaveCount(12)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 10 })
    // The entry that a choice makes is drawn in many short tasks: from then on, one click comes after each.
    await page.evaluate(() => {
      const chips = document.querySelectorAll<HTMLElement>(
        'section[aria-label="Filters"] fieldset:first-of-type [aria-pressed]',
      )
      const { port1, port2 } = new MessageChannel()
      let at = 1
      port1.onmessage = () => {
        chips[at]?.click()
        at += 1
        if (at < chips.length) port2.postMessage(0)
      }
      const push = history.pushState.bind(history)
      history.pushState = (...entry) => {
        history.pushState = push
        push(...entry)
        port2.postMessage(0)
      }
    })
    await companies.first().click()
    await expect(filtersButton(page)).toHaveAccessibleName('Filters 12 active')
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  }
})

test('companies, patterns and difficulties narrow the list and are counted', async ({ page, site }) => {
  await beGuest(page.context(), site)
  await openWithFilters(page)
  await expect(group(page, 'Companies').getByRole('button', { name: /\d+$/ })).toHaveCount(12)
  await chip(page, 'Companies', 'Google').click()
  await expect(figure(page, 'Found')).toHaveText(/^\d+$/)
  await expect(filtersButton(page)).toHaveAccessibleName('Filters 1 active')
  await chip(page, 'Companies', 'Adobe').click()
  await chip(page, 'Patterns', 'Two Pointers').click()
  await chip(page, 'Difficulty', 'Medium').click()
  await expect(filtersButton(page)).toHaveAccessibleName('Filters 4 active')
  await toggle(page, 'Include SQL').click()
  await search(page).fill('o')
  await expect(filtersButton(page)).toHaveAccessibleName('Filters 4 active')
  await expect(rows(page).first()).toContainText('Two Pointers')
  await expect(rows(page).first()).toContainText('Medium')

  await filters(page).getByRole('button', { name: 'Clear All' }).click()
  await expect(filtersButton(page)).toHaveAccessibleName('Filters')
  await expect(filters(page).getByRole('button', { name: 'Clear All' })).toHaveCount(0)
  await expect(filters(page).getByRole('button', { pressed: true })).toHaveCount(0)
  await expect(search(page)).toHaveValue('o')
  await expect(toggle(page, 'Include SQL')).toBeChecked()

  await filtersButton(page).click()
  await expect(group(page, 'Companies')).toBeHidden()
  await expect(filtersButton(page)).toHaveAttribute('aria-expanded', 'false')
})

test('the thirteenth company can be chosen', async ({ page, site }) => {
  await beGuest(page.context(), site)
  await openWithFilters(page)
  await group(page, 'Companies').getByRole('button', { name: 'Show all 28 companies' }).click()
  const find = group(page, 'Companies').getByRole('searchbox', { name: 'Find a company' })
  await expect(find).toBeFocused()
  await find.fill('vmw')
  await chip(page, 'Companies', 'VMware').click()
  await group(page, 'Companies').getByRole('button', { name: 'Show fewer' }).click()
  await expect(chip(page, 'Companies', 'VMware')).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveURL(`${path}?companies=vmware`)
  await expect(rows(page).first()).toContainText('VMware')

  await group(page, 'Patterns').getByRole('button', { name: 'Show all 43 patterns' }).click()
  await group(page, 'Patterns').getByRole('searchbox', { name: 'Find a pattern' }).fill('quantum')
  await expect(group(page, 'Patterns').getByText('Nothing here is called that.')).toBeVisible()
})

test('a pattern whose name has a comma can be chosen', async ({ page, site }) => {
  await beGuest(page.context(), site)
  await openWithFilters(page)
  await chip(page, 'Patterns', 'Digits, Bits & Parsing').click()
  await expect(page).toHaveURL(`${path}?patterns=digit-and-bit-parsing`)
  await expect(rows(page).first()).toContainText('Digits, Bits & Parsing')
})

test('patterns can be hidden, and SQL questions shown', async ({ page, site }) => {
  await beGuest(page.context(), site)
  await openList(page)
  for (const name of ['Hide Solved', 'Hide Patterns', 'Include SQL'])
    await expect(toggle(page, name)).not.toBeChecked()
  await toggle(page, 'Hide Patterns').click()
  await expect(row(page, 'Two Sum').getByRole('link', { name: 'Hash Map Lookup' })).toHaveCount(0)
  await toggle(page, 'Hide Patterns').click()
  await expect(row(page, 'Two Sum').getByRole('link', { name: 'Hash Map Lookup' })).toBeVisible()
  await toggle(page, 'Include SQL').click()
  await expect(figure(page, 'Found')).toHaveText('448')
})

test('the address keeps the search, filters, toggles and order', async ({ page, site }) => {
  await beGuest(page.context(), site)
  await openWithFilters(page)
  await search(page).pressSequentially('sum')
  await expect(page).toHaveURL(`${path}?q=sum`)
  await expect(rows(page).first()).toContainText(/sum/i)
  await chip(page, 'Difficulty', 'Medium').click()
  await toggle(page, 'Hide Patterns').click()
  await page.getByLabel('Sort by').selectOption('Number')
  const address = `${path}?q=sum&difficulty=medium&hide=patterns&sort=number`
  await expect(page).toHaveURL(address)
  await expect(rows(page).first().getByRole('heading')).toHaveText('3Sum')

  await page.reload()
  await expect(rows(page).first().getByRole('heading')).toHaveText('3Sum')
  await expect(search(page)).toHaveValue('sum')
  await expect(chip(page, 'Difficulty', 'Medium')).toHaveAttribute('aria-pressed', 'true')
  await expect(toggle(page, 'Hide Patterns')).toBeChecked()
  await expect(page.getByLabel('Sort by')).toHaveValue('number')

  await page.goBack()
  await expect(page.getByLabel('Sort by')).toHaveValue('frequency')
  await page.goBack()
  await expect(toggle(page, 'Hide Patterns')).not.toBeChecked()
  await page.goBack()
  await expect(page).toHaveURL(`${path}?q=sum`)
  await expect(chip(page, 'Difficulty', 'Medium')).toHaveAttribute('aria-pressed', 'false')
  await expect(search(page)).toHaveValue('sum')
  await page.goForward()
  await expect(chip(page, 'Difficulty', 'Medium')).toHaveAttribute('aria-pressed', 'true')
})

test('a question can be found by its number', async ({ page, site }) => {
  await beGuest(page.context(), site)
  await openList(page)
  await search(page).fill('146')
  await expect(row(page, 'LRU Cache')).toBeVisible()
})

test('what is typed before the code of the page has come is searched for', async ({ page, site }) => {
  await beGuest(page.context(), site)
  await openList(page)
  const release = await hold(page, '**/assets/*.js')
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await search(page).fill('lru')
  release()
  await expect(rows(page)).toHaveCount(1)
  await expect(search(page)).toHaveValue('lru')
  await expect(page).toHaveURL(`${path}?q=lru`)
})

test('nothing found says what to do, and does it', async ({ page, site }) => {
  await beGuest(page.context(), site)
  await visit(page, `${path}?companies=google&q=unicorns`)
  await expect(noneFound(page)).toBeVisible()
  await expect(page.getByText('Try adjusting your search or filters', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Clear Search & Filters' }).click()
  await expect(rows(page).first()).toBeVisible()
  await expect(search(page)).toHaveValue('')
  await expect(page).toHaveURL(path)
})

test('an empty list says when there will be one', async ({ page, site }) => {
  await beGuest(page.context(), site)
  await page.route('**/api/company-questions?*', (route) =>
    route.fulfill({ json: [], headers: { 'x-total-count': '0' } }),
  )
  await visit(page, path)
  await expect(noneFound(page)).toBeVisible()
  await expect(
    page.getByText('Company questions will appear here once data is populated', { exact: true }),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Clear Search & Filters' })).toHaveCount(0)
})

test('a failure is said word for word, and can be tried again', async ({ page, site }) => {
  await beGuest(page.context(), site)
  await page.route('**/api/company-questions?*', (route) => route.fulfill({ status: 503, body: '' }))
  await visit(page, path)
  await expect(page.getByRole('alert')).toContainText('Failed to fetch: 503')
  await page.unroute('**/api/company-questions?*')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(rows(page).first()).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('while it loads, that is said', async ({ page, site }) => {
  await beGuest(page.context(), site)
  const release = await hold(page, '**/api/company-questions?*')
  await visit(page, path)
  await expect(page.getByText('Loading company questions...')).toBeAttached()
  release()
  await expect(page.getByText('Loading company questions...')).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: '408 questions found' })).toBeAttached()
})

test('the whole list can be scrolled through, and only what is near is drawn', async ({ page, site }) => {
  await beGuest(page.context(), site)
  await openList(page, '?sort=number')
  const items = page.getByRole('article').locator('xpath=..')
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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('filters are folded away, and nothing is wider than the screen', async ({ page, site }) => {
    await signUpQuickly(page.context(), site)
    await openList(page)
    await expect(group(page, 'Companies')).toBeHidden()
    await filtersButton(page).tap()
    await chip(page, 'Companies', 'Google').tap()
    await group(page, 'Companies').getByRole('button', { name: 'Show all 28 companies' }).tap()
    await expect(chip(page, 'Companies', 'Google')).toHaveAttribute('aria-pressed', 'true')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })
})
