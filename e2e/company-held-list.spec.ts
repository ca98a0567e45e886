import { expect, type Page, type Request } from '@playwright/test'
import { companyPages, companyPath, row, rows, search, star, titles, toggle } from './company-screens.ts'
import { test } from './journey.ts'
import { beGuest, signUpElsewhere, signUpQuickly, withdrawReports } from './people.ts'
import { figure, hold, signIn, signOut, toast, visit } from './screens.ts'

const wholeList = '**/api/company-questions/list'
const complete = (page: Page, title: string) =>
  page.getByRole('button', { name: `Mark complete: ${title}`, exact: true })

// Reports count for everybody on this site.
test.afterEach(({ page, site }) => withdrawReports(page.context(), site))

/** Notes what the page asks the server for. */
function watchRequests(page: Page, isMeant: (url: URL) => boolean): readonly string[] {
  const asked: string[] = []
  page.on('request', (request: Request) => {
    const url = new URL(request.url())
    if (isMeant(url)) asked.push(url.pathname + url.search)
  })
  return asked
}
const isPage = ({ pathname, search }: URL) => pathname === '/api/company-questions' && search !== ''
const isWholeList = ({ pathname }: URL) => pathname === '/api/company-questions/list'

/** Goes to the search, as before typing, and has the page know that the list has come: the next answer is its own. */
async function holdList(page: Page): Promise<void> {
  const answered = page.waitForResponse(wholeList)
  await search(page).hover()
  await (await answered).finished()
  const asked = watchRequests(page, isPage)
  await expect(async () => {
    const before = asked.length
    await toggle(page, 'Include SQL').click()
    await expect(page.getByRole('region', { name: 'Questions' })).toHaveAttribute('aria-busy', 'false')
    await toggle(page, 'Include SQL').click()
    await search(page).fill(`nothing ${before}`)
    await expect(page.getByRole('heading', { name: 'No questions found' })).toBeVisible()
    await search(page).fill('')
    expect(asked.length).toBe(before)
  }).toPass()
}

async function expectAnswerOf(page: Page, query: string): Promise<void> {
  const answer = await page.request.get(`/api/company-questions?sql=false&limit=3&${query}`)
  const there: { title: string }[] = await answer.json()
  await expect(figure(page, 'Found')).toHaveText(answer.headers()['x-total-count'] ?? '')
  await expect.poll(async () => (await titles(page)).slice(0, 3)).toEqual(there.map(({ title }) => title))
}

test('rows that a shorter list has no use for are out of sight and of reach until a longer one fills them', async ({
  page,
  site,
}) => {
  await beGuest(page.context(), site)
  await visit(page, companyPath)
  await holdList(page)
  const questions = page.getByRole('region', { name: 'Questions' })
  await expectAnswerOf(page, '')

  await search(page).fill('lru')
  await expect(figure(page, 'Found')).toHaveText('1')
  await expect(rows(page)).toHaveCount(1)
  await expect(questions.getByRole('link', { name: /^Solve / })).toHaveCount(1)
  await search(page).fill('no such title')
  await expect(page.getByRole('heading', { name: 'No questions found' })).toBeVisible()
  await expect(rows(page)).toHaveCount(0)
  await expect(questions.getByRole('link')).toHaveCount(0)
  await expect(questions.getByRole('list')).toHaveCount(0)

  await search(page).fill('tree')
  await expectAnswerOf(page, 'q=tree')
  await expect(page.getByRole('heading', { name: 'No questions found' })).toBeHidden()
})

test('rows below the window come to show another list as well', async ({ page, site }) => {
  await beGuest(page.context(), site)
  await visit(page, companyPath)
  await holdList(page)
  await search(page).fill('tree')
  const answer = await page.request.get('/api/company-questions?sql=false&limit=8&q=tree')
  const there: { title: string }[] = await answer.json()
  const total = Number(answer.headers()['x-total-count'])
  expect(total).toBeGreaterThan(20)
  await expect.poll(async () => (await titles(page)).slice(0, 8)).toEqual(there.map(({ title }) => title))
  await expect(page.locator(`li[aria-posinset]:not([aria-setsize="${total}"])`)).toHaveCount(0)
})

test('once somebody comes to the search, letters and choices need no answer of the server', async ({
  page,
  site,
}) => {
  await beGuest(page.context(), site)
  const whole = watchRequests(page, isWholeList)
  await visit(page, companyPath)
  await rows(page).first().hover()
  await row(page, 'Two Sum').getByRole('link', { name: 'Solve Two Sum' }).hover()
  expect(whole).toEqual([])
  await holdList(page)
  expect(whole).toHaveLength(1)
  await page.route(companyPages, (route) => route.abort())

  await search(page).pressSequentially('tree')
  await expectAnswerOf(page, 'q=tree')
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('difficulty')
  await expectAnswerOf(page, 'q=tree&sort=difficulty')
  await page.getByRole('button', { name: 'Filters' }).click()
  await page
    .getByRole('button', { name: /^Amazon \d/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Medium', exact: true }).click()
  await expectAnswerOf(page, 'q=tree&sort=difficulty&companies=amazon&difficulty=medium')
  await page.getByRole('button', { name: 'Clear All' }).click()
  await page.getByRole('button', { name: 'Shuffle' }).click()
  await expect(page).toHaveURL(/seed=\d/)
  await expectAnswerOf(page, new URL(page.url()).search.slice(1))
  await search(page).fill('')
  // The page becomes as long as the list after the list's first picture; before, its end is another one.
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await expect(page.locator('[aria-posinset="408"]').getByRole('article')).toBeVisible({ timeout: 1000 })
  }).toPass()
  expect(whole).toHaveLength(1)
})

test('what a member has just done is in every answer, and what was refused is not', async ({
  page,
  site,
}) => {
  await signUpQuickly(page.context(), site)
  await visit(page, companyPath)
  await holdList(page)
  await page.route(companyPages, (route) => route.abort())
  const release = await hold(page, '**/api/company-questions/*/complete', {
    status: 404,
    json: { message: 'Question not found.' },
  })
  await complete(page, 'Two Sum').click()
  await toggle(page, 'Hide Solved').click()
  await expect(figure(page, 'Found')).toHaveText('407')
  await search(page).fill('two sum')
  await expect(rows(page).first()).toBeVisible()
  await expect(row(page, 'Two Sum')).toHaveCount(0)
  release()
  await expect(toast(page)).toContainText('Question not found.')
  await expect(complete(page, 'Two Sum')).toBeVisible()
  await page.unroute('**/api/company-questions/*/complete')

  await complete(page, 'Two Sum').click()
  await expect(row(page, 'Two Sum')).toHaveCount(0)
  await toggle(page, 'Hide Solved').click()
  await expect(row(page, 'Two Sum').getByText('Solved', { exact: true })).toBeVisible()
  await star(page, 'Two Sum').click()
  await search(page).fill('')
  await toggle(page, 'Starred').click()
  await expect(rows(page)).toHaveCount(1)
  await expect(figure(page, 'Found')).toHaveText('1')
})

test('the last row that is solved away leaves the focus to the one before, and the only one to the list', async ({
  page,
  site,
}) => {
  await signUpQuickly(page.context(), site)
  await visit(page, `${companyPath}?q=jump+game&hide=solved`)
  await expect(rows(page).first()).toBeVisible()
  const all = await titles(page)
  expect(all.length).toBeGreaterThan(1)
  for (const [place, title] of all.toReversed().entries()) {
    if (place === 0) await complete(page, title).focus()
    else await expect(complete(page, title)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(row(page, title)).toHaveCount(0)
  }
  await expect(page.getByRole('heading', { name: 'No questions found' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Questions' })).toBeFocused()
})

test('a report is counted in the next answer', async ({ page, site }) => {
  await signUpQuickly(page.context(), site)
  await visit(page, companyPath)
  await holdList(page)
  await search(page).fill('lru')
  await page.getByRole('button', { name: 'I was asked this: LRU Cache', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'I was asked this' })
  await dialog.getByRole('combobox', { name: 'Company' }).fill('Alpine Rope Works')
  await dialog.getByRole('button', { name: 'Report it' }).click()
  await expect(dialog.getByRole('status').filter({ hasText: 'Reported: Alpine' })).toBeVisible()
  await page.keyboard.press('Escape')
  const again = page.waitForResponse(wholeList)
  await search(page).fill('lru cache')
  await expect(row(page, 'LRU Cache').getByRole('button', { name: /1 report here/ })).toBeVisible()
  await (await again).finished()
  await search(page).fill('lru cach')
  await expect(row(page, 'LRU Cache').getByRole('button', { name: /1 report here/ })).toBeVisible()
})

test('a star that is set while the own ones are asked for again stays set', async ({ page, site }) => {
  await signUpQuickly(page.context(), site)
  await visit(page, companyPath)
  await holdList(page)
  await expect(star(page, 'Two Sum')).toBeEnabled()
  await page.request.put('/api/company-questions/2/mark', { data: { isStarred: true } })

  const asked = Promise.withResolvers<void>()
  const mayAnswer = Promise.withResolvers<void>()
  await page.route('**/api/company-questions/marks', async (route) => {
    const response = await route.fetch()
    asked.resolve()
    await mayAnswer.promise
    await route.fulfill({ response })
  })
  await page.clock.setSystemTime(Date.now() + 6 * 60_000)
  await toggle(page, 'Starred').hover()
  await asked.promise
  const saved = page.waitForResponse('**/api/company-questions/1/mark')
  await star(page, 'Two Sum').click()
  await saved
  mayAnswer.resolve()
  await expect(star(page, 'Add Two Numbers')).toHaveAttribute('aria-pressed', 'true')
  await expect(star(page, 'Two Sum')).toHaveAttribute('aria-pressed', 'true')
})

test('who signs in after another finds nothing of theirs in the list', async ({ page, browser, site }) => {
  const bob = await signUpElsewhere(browser, site, { firstName: 'Bob' })
  await signUpQuickly(page.context(), site)
  await visit(page, companyPath)
  await holdList(page)
  const saved = page.waitForResponse('**/api/company-questions/1/complete')
  await complete(page, 'Two Sum').click()
  await saved
  await search(page).fill('two sum')
  await expect(row(page, 'Two Sum').getByText('Solved', { exact: true })).toBeVisible()

  await signOut(page)
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click()
  await signIn(page, bob)
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Company Questions/ })
    .click()
  await search(page).fill('two sum')
  await expect(complete(page, 'Two Sum')).toBeVisible()
  await expect(row(page, 'Two Sum').getByText('Solved', { exact: true })).toHaveCount(0)
  await expect(figure(page, 'Completed')).toHaveText('0')
})

test('after some minutes, what another device has done is seen', async ({ page, site }) => {
  await signUpQuickly(page.context(), site)
  await visit(page, companyPath)
  await holdList(page)
  await expect(complete(page, 'Two Sum')).toBeVisible()
  await page.request.post('/api/company-questions/1/complete')
  await page.clock.setSystemTime(Date.now() + 6 * 60_000)
  await toggle(page, 'Starred').hover()
  await expect(row(page, 'Two Sum').getByText('Solved', { exact: true })).toBeVisible()
})

test('where the whole list does not come, or bytes are to be saved, the server answers', async ({
  page,
  site,
}) => {
  await beGuest(page.context(), site)
  await page.route(wholeList, (route) => route.fulfill({ status: 503, json: { message: 'Not now.' } }))
  await visit(page, companyPath)
  const refused = page.waitForResponse(wholeList)
  await search(page).hover()
  await refused
  await search(page).fill('tree')
  await expectAnswerOf(page, 'q=tree')

  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  const whole = watchRequests(page, isWholeList)
  await visit(page, companyPath)
  await search(page).hover()
  await search(page).fill('graph')
  await expectAnswerOf(page, 'q=graph')
  expect(whole).toEqual([])
})
