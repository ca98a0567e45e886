import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { turnSingleKeys } from '#platform/web/input/single-keys.ts'
import { expectAccessible } from '#testing/browser/expect-accessible.ts'
import { openPage, type PageOptions } from '#testing/browser/open-page.tsx'
import { toast } from '#testing/browser/screens.ts'
import { standing, standingOf } from '#testing/browser/standing-replies.ts'
import { offline, realReply, refusal, type Stubs } from '#testing/browser/stub-calls.ts'

const path = '/company-questions'
const open = (query = '', as: PageOptions['as'] = 'guest') => openPage(path + query, { as })
const row = (title: string) => page.getByRole('article', { name: title, exact: true })
const rows = () => page.getByRole('article')
const search = () => page.getByRole('searchbox', { name: 'Search questions' })
const filters = () => page.getByRole('region', { name: 'Filters' })
const filtersButton = () => page.getByRole('button', { name: /^Filters/ })
const solve = (title: string) => row(title).getByRole('link', { name: `Solve ${title}, opens in a new tab` })
const group = (name: string) => filters().getByRole('group', { name })
const chip = (name: string, label: string) =>
  group(name).getByRole('button', { name: new RegExp(`^${label}`) })
const companiesOf = (title: string) =>
  row(title).getByRole('list', { name: 'Companies' }).getByRole('listitem')
const remove = (filter: string) => page.getByRole('button', { name: `Remove filter: ${filter}` })
const complete = (title: string) => row(title).getByRole('button', { name: /^Mark complete: / })
const item = (name: string | RegExp) => page.getByRole('menu').getByRole('menuitem', { name })
const star = () => page.getByRole('menu').getByRole('menuitemcheckbox', { name: /^Star/ })

/** Keeps the star and the note of one question. */
function markOf(id: number, isStarred = false): Stubs {
  const mark = { id, isStarred, note: '' }
  return {
    'GET /api/company-questions/marks': () => ({ marks: [mark], sightings: [], solved: [] }),
    'PUT /api/company-questions/:id/mark': ({ body }) => Object.assign(mark, body),
  }
}

async function openMenu(title: string): Promise<void> {
  await row(title)
    .getByRole('button', { name: `More for ${title}` })
    .click()
}

async function openListMenu(): Promise<void> {
  await page.getByRole('button', { name: 'More for this list' }).click()
}

test('a guest reads what companies ask, and cannot mark questions', async () => {
  await open()
  await expect.element(page.getByTerm('Companies')).toHaveTextContent('28')
  await expect.element(page.getByTerm('Total questions')).toHaveTextContent('448')
  await expect.element(page.getByTerm('Found')).toHaveTextContent('408')
  await expect.element(row('Two Sum').getByText('Easy', { exact: true })).toBeVisible()
  await expect.element(solve('Two Sum')).toHaveAttribute('href', 'https://leetcode.com/problems/two-sum/')
  await expect.element(solve('Two Sum')).toHaveAttribute('target', '_blank')
  await expect.element(solve('Two Sum')).toHaveAttribute('rel', 'noopener')
  await expect.element(page.getByRole('button', { name: /complete/i })).not.toBeInTheDocument()
  await expect.element(page.getByTerm('Completed')).not.toBeInTheDocument()
  const lesson = row('Two Sum').getByRole('link', { name: 'Hash Map' })
  await expect.element(lesson).toHaveAttribute('href', '/category/1#hash-lookup')

  await expect.element(companiesOf('Two Sum')).toHaveLength(5)
  await row('Two Sum')
    .getByRole('button', { name: /^\+10 more/ })
    .click()
  const all = page.getByRole('dialog', { name: 'Companies that ask Two Sum' })
  await expect.element(all.getByRole('listitem')).toHaveLength(15)
  await expectAccessible()
  await userEvent.keyboard('{Escape}')
  await expect.element(all).not.toBeInTheDocument()
  await expect.element(row('Two Sum').getByRole('button', { name: /^\+10 more/ })).toHaveFocus()

  await openMenu('Two Sum')
  await expect.element(item('Solve')).toHaveAttribute('target', '_blank')
  await expect.element(item(/Star|Note|complete|tutor|asked/)).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')

  const sources = page.getByRole('region', { name: 'Where this comes from' })
  await expect
    .element(sources)
    .toMatchTextContent('reports by candidates as of May 2022: they may be outdated')
  await expect.element(sources).toMatchTextContent('affiliated with neither LeetCode nor any company')
})

test('a question can be found by its number, and premium questions have a badge', async () => {
  await open()
  await search().fill('253')
  await expect.element(row('Meeting Rooms II').getByText('Premium', { exact: true })).toBeVisible()
  await expect.element(row('Two Sum')).not.toBeInTheDocument()
})

test("with Google chosen, Google's most asked question is first, and its number is a column", async () => {
  await open('?companies=google')
  await expect.element(rows().first()).toMatchTextContent('Find Leaves of Binary Tree')
  await expect
    .element(row('Find Leaves of Binary Tree').getByText('Frequency at Google: '))
    .toBeInTheDocument()
  await expect.element(row('Find Leaves of Binary Tree')).toMatchTextContent('Google: 100')
  // Google is the sixth of 15 companies here.
  await expect.element(row('Two Sum')).toMatchTextContent('Google: 59')
  await expect.element(row('Two Sum')).toMatchTextContent('Adobe 100')
  await expect.element(page.getByRole('button', { name: 'Google asks', pressed: true })).toBeVisible()
  await row('Two Sum')
    .getByRole('button', { name: /^\+13 more/ })
    .click()
  const all = page.getByRole('dialog', { name: 'Companies that ask Two Sum' })
  await expect.element(all.getByRole('listitem')).toHaveLength(15)
  await userEvent.keyboard('{Escape}')
  await search().fill('two sum')
  await expect.element(rows().first()).toMatchTextContent('Two Sum')
})

test('with two companies chosen, both come first in every row', async () => {
  await open('?companies=google,facebook,meta')
  await expect.element(companiesOf('Two Sum').first()).toHaveTextContent('Google59')
  await expect.element(row('Two Sum').getByRole('mark').first()).toHaveTextContent('Google')
})

test('members see how well they spot what the chosen company asks', async () => {
  await openPage(`${path}?companies=uber`, {
    as: 'member',
    calls: {
      'GET /api/practice/standing': standing([standingOf('trie', '+++')]),
    },
  })
  await expect
    .element(row('Word Search II').getByText(/^Recall \d+%, most likely between/))
    .toBeInTheDocument()
  await expect.element(row('Word Search').getByText('to come')).toBeVisible()
  await expect.element(page.getByText('You spot it')).toBeVisible()
  await expectAccessible()
})

test('companies without a number or a report have no chip, and none has two', async () => {
  const list = realReply('GET /api/company-questions/list')
  const questions = list.questions.map((question) =>
    question.id === 1
      ? { ...question, companies: [0, 30, 1, 0, 0, 20], sightings: [{ name: 'New', slug: 'new', count: 0 }] }
      : question,
  )
  await openPage(`${path}?q=1`, {
    as: 'guest',
    calls: { 'GET /api/company-questions/list': { ...list, questions } },
  })
  await expect.element(rows().first()).toMatchTextContent('Two Sum')
  await expect.element(companiesOf('Two Sum')).toHaveLength(1)
  await expect.element(row('Two Sum').getByRole('button', { name: /more:/ })).not.toBeInTheDocument()
})

test('a search finds companies and patterns, exact titles first', async () => {
  await open()
  await search().fill('google')
  await expect.element(rows().first()).toMatchTextContent('Find Leaves of Binary Tree')
  await expect.element(companiesOf('Two Sum').first()).toHaveTextContent('Google59')
  await search().fill('sliding window')
  await expect.element(rows().first()).toMatchTextContent('Sliding Window Maximum')
  await expect.element(page.getByRole('link', { name: 'Sliding Window', exact: true }).first()).toBeVisible()
})

test('the badge counts chosen filters, and Clear All keeps the search and the switches', async () => {
  await open()
  await expect.element(group('Companies')).not.toBeInTheDocument()
  await filtersButton().click()
  await expect.element(group('Companies').getByRole('button', { name: / \d+$/ })).toHaveLength(12)
  await expect.element(group('Patterns').getByRole('button', { name: /^(?!Show)/ })).toHaveLength(12)
  await chip('Companies', 'Google').click()
  await chip('Companies', 'Adobe').click()
  await chip('Patterns', 'Two Pointers').click()
  await chip('Difficulty', 'Medium').click()
  await page.getByRole('switch', { name: 'Include SQL' }).click()
  await search().fill('o')
  await expect.element(filtersButton()).toHaveAccessibleName('Filters 4 active')
  await expect.element(rows().first()).toMatchTextContent('Two Pointers')
  await expectAccessible()
  await page.viewport(1440, 900)
  await page.getByRole('button', { name: 'Clear All' }).click()
  await expect.element(filtersButton()).toHaveAccessibleName('Filters')
  await expect.element(filtersButton()).toHaveFocus()
  await expect.element(search()).toHaveValue('o')
  await expect.element(page.getByRole('switch', { name: 'Include SQL' })).toBeChecked()
  await filtersButton().click()
  await expect.element(group('Companies')).not.toBeInTheDocument()
})

test('active filters can be removed one by one with the keyboard', async () => {
  await open('?companies=google&difficulty=hard&patterns=sliding-window')
  await expect.element(remove('Sliding Window')).toBeVisible()
  await expectAccessible()
  remove('Hard').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(remove('Hard')).not.toBeInTheDocument()
  await expect.element(remove('Sliding Window')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(remove('Google')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(filtersButton()).toHaveFocus()
  await expect.element(page.getByTerm('Found')).toHaveTextContent('408')
  await expect.poll(() => location.search).toBe('')
})

test('on a phone, filters open in a sheet and leave room for the first question', async () => {
  await page.viewport(390, 844)
  await open()
  await page.getByRole('button', { name: 'Filters' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  const companies = sheet.getByRole('group', { name: 'Companies' })
  await companies.getByRole('button', { name: 'Show all 28 companies' }).click()
  const find = companies.getByRole('searchbox', { name: 'Find a company' })
  await expect.element(find).toHaveFocus()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  await find.fill('vmw')
  await userEvent.keyboard('{Enter}')
  await companies.getByRole('button', { name: 'Show fewer' }).click()
  await expect
    .element(companies.getByRole('button', { name: /^VMware/ }))
    .toHaveAttribute('aria-pressed', 'true')
  const patterns = sheet.getByRole('group', { name: 'Patterns' })
  await patterns.getByRole('button', { name: 'Show all 43 patterns' }).click()
  await patterns.getByRole('searchbox', { name: 'Find a pattern' }).fill('quantum')
  await expect.element(patterns.getByText('No patterns match.')).toBeVisible()
  await expectAccessible()
  await page.viewport(390, 844)
  await sheet.getByRole('button', { name: /^Show \d+$/ }).click()
  await expect.element(page.getByRole('button', { name: 'Filters 1 active' })).toHaveFocus()
  await expect.element(row('Valid Parentheses')).toMatchTextContent('Frequency at VMware: 100')
  await page.getByRole('button', { name: 'Clear All' }).click()
  await expect.element(page.getByRole('button', { name: 'Filters' })).toHaveAccessibleName('Filters')
})

test('on a phone, one press shows what a company asks most, and moves nothing above it', async () => {
  await page.viewport(390, 844)
  await open()
  const companies = page.getByRole('list', { name: 'Questions of one company' })
  await expect.element(rows().first()).toBeInViewport({ ratio: 1 })
  const bar = () => page.getByRole('region', { name: 'Search and show' }).element().getBoundingClientRect()
  const { top } = bar()
  const listTop = rows().first().element().getBoundingClientRect().top
  const button = companies.getByRole('button', { name: 'Amazon' })
  expect(button.element().getBoundingClientRect().right).toBeLessThan(390)
  await button.click()
  await expect.element(companies).not.toBeInTheDocument()
  await expect.element(rows().first()).toMatchTextContent('Frequency at Amazon: 100')
  await expect.element(rows().first()).toBeInViewport({ ratio: 1 })
  expect(bar().top).toBe(top)
  // The line with what is chosen is where the companies were.
  expect(bar().bottom).toBe(listTop)
  await expect.element(filtersButton()).toHaveFocus()
  await remove('Amazon').click()
  await expect.element(button).toBeVisible()
  await expectAccessible()
})

test('the names of patterns and companies are never cut, at no width', async () => {
  await openPage(path, { as: 'member' })
  for (const width of [1440, 1024, 390, 360, 320]) await expectWholeNames(width)
  // Rows of two and three lines are one below the other.
  const boxes = rows()
    .elements()
    .map((row) => row.getBoundingClientRect())
  for (const [index, { top }] of boxes.entries()) expect(top).toBe(boxes[index - 1]?.bottom ?? top)
})

async function expectWholeNames(width: number) {
  await page.viewport(width, 4000)
  await expect.element(rows().nth(40)).toBeVisible()
  const names = document.querySelectorAll('article p > a > span, article ul li > :first-child')
  const cut = Array.from(names).filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
  expect(
    cut.map(({ textContent }) => textContent),
    `${width} px`,
  ).toEqual([])
}

test('twelve questions are in view at first, seven on a phone', async () => {
  await page.viewport(1440, 900)
  await openPage(path, { as: 'member' })
  await expect.element(rows().nth(11)).toBeInViewport({ ratio: 1 })
  expect(rows().first().element().getBoundingClientRect().height).toBe(44)
  await page.viewport(390, 844)
  await expect.element(rows().first()).toBeInViewport({ ratio: 1 })
  // The bar at the bottom of the window covers 64 pixels.
  await expect.poll(() => rows().nth(6).element().getBoundingClientRect().bottom).toBeLessThan(844 - 64)
  await page.viewport(320, 844)
  await expect.element(rows().first()).toBeInViewport({ ratio: 1 })
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
})

test('on a wide screen, the first question is visible under the filters after choosing some', async () => {
  await page.viewport(1440, 900)
  await open()
  await filtersButton().click()
  await chip('Companies', 'Google').click()
  await chip('Difficulty', 'Medium').click()
  await expect.element(remove('Medium')).toBeInViewport({ ratio: 1 })
  await expect.element(rows().first()).toBeInViewport({ ratio: 1 })

  scrollTo(0, 2500)
  await expect.element(rows().first()).not.toBeInViewport()
  await remove('Medium').click()
  await expect.element(remove('Google')).toBeInViewport({ ratio: 1 })
  await expect.element(rows().first()).toBeInViewport({ ratio: 1 })
})

test('while the list scrolls the search stays where it is, and a search starts at the top of its list', async () => {
  await page.viewport(1440, 900)
  await open()
  await expect.element(rows().first()).toBeVisible()
  scrollTo(0, 5000)
  await expect.element(rows().first()).not.toBeInViewport()
  const top = () => search().element().getBoundingClientRect().top
  const before = top()
  await search().fill('unicorns')
  await expect.element(page.getByRole('heading', { name: 'No questions found' })).toBeInViewport({ ratio: 1 })
  expect(top()).toBe(before)
  scrollTo(0, 0)
  await expect.poll(gapBelowList).toBeLessThan(60)
})

test.each([1440, 390])('at %i pixels, the sources follow a short list directly', async (width) => {
  await page.viewport(width, 900)
  await openPage(`${path}?q=jump+game`, { as: 'member' })
  await expect.element(rows().first()).toBeVisible()
  await expect.poll(gapBelowList).toBeLessThan(60)
  await search().fill('unicorns')
  await expect.element(page.getByRole('heading', { name: 'No questions found' })).toBeVisible()
  await expect.poll(gapBelowList).toBeLessThan(60)
})

/** Between the last thing in the list and where it comes from. */
function gapBelowList(): number {
  const list = page
    .getByRole('region', { name: 'Questions' })
    .element()
    .querySelector('.page:last-child > :last-child')
  const sources = page.getByRole('region', { name: 'Where this comes from' }).element()
  return sources.getBoundingClientRect().top - (list?.getBoundingClientRect().bottom ?? 0)
}

test('keys move through the list, and act on its rows', async () => {
  await page.viewport(1440, 900)
  await openPage(`${path}?q=jump+game`, {
    as: 'member',
    calls: { 'PUT /api/solved': () => new Promise(() => {}), ...markOf(55) },
  })
  await expect.element(rows().first()).toBeVisible()
  await userEvent.keyboard('j')
  await expect.element(solve('Jump Game')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(solve('Jump Game II')).toHaveFocus()
  await userEvent.keyboard('k')
  await expect.element(solve('Jump Game')).toHaveFocus()
  await userEvent.keyboard('x')
  await expect
    .element(row('Jump Game').getByRole('button', { name: 'Mark incomplete: Jump Game' }))
    .toBeVisible()
  await userEvent.keyboard('s')
  await expect.element(row('Jump Game').getByRole('img', { name: 'Starred' })).toBeVisible()
  await userEvent.keyboard('n')
  await expect.element(page.getByRole('dialog', { name: 'Note' }).getByRole('textbox')).toHaveFocus()
  await userEvent.keyboard('fx{Escape}')
  await expect.element(solve('Jump Game')).toHaveFocus()
  await userEvent.keyboard('f')
  await expect.element(search()).toHaveFocus()
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await userEvent.keyboard('{Shift>}f{/Shift}')
  await expect.element(filtersButton()).toHaveFocus()
  await expect.element(group('Companies')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(search()).toHaveValue('')
})

test('without single-key shortcuts letters do nothing, and are not offered', async () => {
  turnSingleKeys(false)
  await openPage(`${path}?q=jump+game`, { as: 'member' })
  await expect.element(rows().first()).toBeVisible()
  await userEvent.keyboard('jf')
  expect(document.activeElement).toBe(document.body)
  await openMenu('Jump Game')
  await expect.element(item('Note')).toHaveTextContent('Note')
})

test('the menu of a row does what its keys say, and gives the focus back', async () => {
  const { calls } = await openPage(path, { as: 'member', calls: markOf(1) })
  await openMenu('Two Sum')
  await expect
    .element(item(/^Ask the tutor/))
    .toHaveAttribute('href', expect.stringMatching(/^\/ai-tutor\/chat\/\w+/))
  await expectAccessible()
  await userEvent.keyboard('s')
  await expect.element(row('Two Sum').getByRole('img', { name: 'Starred' })).toBeVisible()
  await expect.element(row('Two Sum').getByRole('button', { name: 'More for Two Sum' })).toHaveFocus()
  await openMenu('Two Sum')
  await expect.element(star()).toBeChecked()
  await item('Hints and details').click()
  await expect.element(page.getByRole('dialog', { name: '1. Two Sum' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(row('Two Sum').getByRole('button', { name: 'More for Two Sum' })).toHaveFocus()
  expect(calls.to('PUT /api/company-questions/:id/mark').map(({ body }) => body)).toEqual([
    { isStarred: true },
  ])
})

test('only starred questions are shown on request', async () => {
  await openPage(path, { as: 'member', calls: markOf(1, true) })
  await openListMenu()
  await page.getByRole('menuitemcheckbox', { name: 'Only starred' }).click()
  await expect.element(rows()).toHaveLength(1)
  await expect.element(row('Two Sum')).toBeVisible()
  await remove('Only starred').click()
  await expect.element(page.getByTerm('Found')).toHaveTextContent('408')
})

test('patterns can be hidden', async () => {
  await open()
  await page.getByRole('switch', { name: 'Hide Patterns' }).click()
  await expect.element(row('Two Sum').getByRole('link', { name: 'Hash Map Lookup' })).not.toBeInTheDocument()
  await openMenu('Two Sum')
  await item('Show the pattern').click()
  await expect.element(item('Hash Map Lookup')).toHaveAttribute('href', '/category/1#hash-lookup')
})

test('hidden SQL questions are explained, and the totals add up', async () => {
  await open()
  const status = page.getByRole('region', { name: 'Questions' }).getByRole('status')
  const sources = page.getByRole('region', { name: 'Where this comes from' })
  await expect.element(status).toHaveTextContent('408 questions found. 40 SQL questions are hidden.')
  await expect.element(sources).toMatchTextContent('40 SQL questions are hidden.')
  await page.getByRole('switch', { name: 'Include SQL' }).click()
  await expect.element(status).toHaveTextContent('448 questions found. 40 SQL questions are included.')
  await expect.element(page.getByTerm('Found')).toHaveTextContent('448')
  await search().fill('unicorns')
  await expect.element(status).toHaveTextContent('0 questions found.')
  await expect.element(sources).not.toMatchTextContent('SQL questions')
})

test('an empty result says what each filter leaves out, and its button clears the search and filters', async () => {
  const { unmount } = await open('?companies=visa&difficulty=hard&q=palindrome')
  await expect
    .element(page.getByText('Without “palindrome” there is 1, without Visa 2, without Hard 3.'))
    .toBeVisible()
  await expectAccessible()
  await unmount()
  await open('?companies=google&q=unicorns')
  await expect.element(page.getByRole('heading', { name: 'No questions found' })).toBeVisible()
  await expect.element(page.getByText('Try adjusting your search or filters', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Clear Search & Filters' }).click()
  await expect.element(row('Two Sum')).toBeVisible()
  await expect.element(search()).toHaveValue('')
})

test('the list shows that it is loading, offers another try when that fails, and explains an empty catalog', async () => {
  const reply = Promise.withResolvers<Response>()
  const list = 'GET /api/company-questions/list'
  const { calls } = await openPage(path, { as: 'guest', calls: { [list]: () => reply.promise } })
  await expect.element(page.getByText('Loading company questions...')).toBeInTheDocument()
  await expectAccessible()
  reply.resolve(new Response('', { status: 503 }))
  await expect.element(page.getByRole('alert')).toMatchTextContent('Failed to fetch: 503')
  await expectAccessible()
  calls.stub({ [list]: { ...realReply(list), questions: [] } })
  await page.getByRole('alert').getByRole('button', { name: 'Retry' }).click()
  await expect
    .element(page.getByText('Company questions will appear here once data is populated', { exact: true }))
    .toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Clear Search & Filters' })).not.toBeInTheDocument()
})

test('shuffling puts a seed in the URL, and shuffling again changes it', async () => {
  await open()
  await expect.element(row('Two Sum')).toBeVisible()
  await openListMenu()
  await item('Shuffle').click()
  await expect.element(page.getByLabelText(/^Sort by/)).toHaveValue('shuffle')
  await expect.poll(() => location.search).toMatch(/^\?sort=shuffle&seed=\d+$/)
  const before = location.search
  await openListMenu()
  await item('Shuffle').click()
  await expect.poll(() => location.search).not.toBe(before)
})

test('only rows near the window are rendered, and the Tab key moves on row by row', async () => {
  await open('?hide=patterns')
  await expect.element(page.getByCss('li[aria-posinset="1"]')).toHaveAttribute('aria-setsize', '408')
  expect(rows().elements().length).toBeLessThan(40)
  ;(solve('Two Sum').element() as HTMLElement).focus()
  for (let step = 0; step < 40; step++) await userEvent.keyboard('{Tab}')
  const position = document.activeElement?.closest('li[aria-posinset]')?.getAttribute('aria-posinset')
  expect(Number(position)).toBeGreaterThan(10)
})

test('with Hide Solved, marking a question removes it and focuses the next one, or the empty list', async () => {
  await openPage(`${path}?q=jump+game&hide=solved`, {
    as: 'member',
    calls: { 'PUT /api/solved': () => new Promise(() => {}) },
  })
  await expect.element(rows().first()).toBeVisible()
  await complete('Jump Game').click()
  await expect.element(row('Jump Game')).not.toBeInTheDocument()
  await expect.element(complete('Jump Game II')).toHaveFocus()
  await expect.element(page.getByTerm('Found')).toHaveTextContent('1')
  await expect.element(page.getByTerm('Completed')).toHaveTextContent('1')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { name: 'No questions found' })).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'Questions' })).toHaveFocus()
})

test('a completion that the server refuses is reverted, with the reason', async () => {
  const reply = Promise.withResolvers<Response>()
  const { calls } = await openPage(path, {
    as: 'member',
    calls: { 'PUT /api/solved': () => reply.promise },
  })
  await complete('Two Sum').click()
  await expect.element(row('Two Sum').getByText('Solved', { exact: true })).toBeVisible()
  // Beside it, the word Solve would read twice.
  await solve('Two Sum').hover()
  expect(getComputedStyle(solve('Two Sum').element(), '::after').display).toBe('none')
  await expect.element(page.getByTerm('Completed')).toHaveTextContent('1')
  reply.resolve(refusal(400, 'Problem 1 is in no list.'))
  await expect.element(toast()).toMatchTextContent('Problem 1 is in no list.')
  await expect.element(complete('Two Sum')).toBeVisible()
  await expect.element(page.getByTerm('Completed')).toHaveTextContent('0')

  calls.stub({ 'PUT /api/company-questions/:id/mark': offline })
  await openMenu('Two Sum')
  await star().click()
  await expect.element(toast()).toMatchTextContent('Network connection error.')
  await expect.element(row('Two Sum').getByRole('img', { name: 'Starred' })).not.toBeInTheDocument()
})
