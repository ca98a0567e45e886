import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '#testing/browser/expect-accessible.ts'
import { openPage, type PageOptions } from '#testing/browser/open-page.tsx'
import { toast } from '#testing/browser/screens.ts'
import { offline, realReply, refusal } from '#testing/browser/stub-calls.ts'

const path = '/company-questions'
const open = (query = '', as: PageOptions['as'] = 'guest') => openPage(path + query, { as })
const row = (title: string) => page.getByRole('article', { name: title, exact: true })
const rows = () => page.getByRole('article')
const search = () => page.getByRole('searchbox', { name: 'Search questions' })
const filters = () => page.getByRole('region', { name: 'Filters' })
const filtersButton = () => filters().getByRole('button', { name: /^Filters/ })
const group = (name: string) => filters().getByRole('group', { name })
const chip = (name: string, label: string) =>
  group(name).getByRole('button', { name: new RegExp(`^${label}`) })
const companiesOf = (title: string) =>
  row(title).getByRole('list', { name: 'Companies' }).getByRole('listitem')
const remove = (filter: string) => page.getByRole('button', { name: `Remove filter: ${filter}` })
const complete = (title: string) => row(title).getByRole('button', { name: /^Mark complete: / })

test('a guest reads what companies ask, and cannot mark questions', async () => {
  await open()
  await expect.element(page.getByTerm('Companies')).toHaveTextContent('28')
  await expect.element(page.getByTerm('Total questions')).toHaveTextContent('448')
  await expect.element(page.getByTerm('Found')).toHaveTextContent('408')
  await expect.element(row('Two Sum').getByText('Easy', { exact: true })).toBeVisible()
  const link = row('Two Sum').getByRole('link', { name: 'Solve Two Sum in a new tab' })
  await expect.element(link).toHaveAttribute('href', 'https://leetcode.com/problems/two-sum/')
  await expect.element(link).toHaveAttribute('target', '_blank')
  await expect.element(page.getByRole('button', { name: /complete/i })).not.toBeInTheDocument()
  const lesson = row('Two Sum').getByRole('link', { name: 'Hash Map Lookup' })
  await expect.element(lesson).toHaveAttribute('href', '/category/1#hash-lookup')

  const companies = row('Two Sum').getByRole('list', { name: 'Companies' })
  await expect.element(companies.getByRole('listitem')).toHaveLength(6)
  await companies.getByRole('button', { name: /^\+10 more/ }).click()
  await expect.element(companies.getByRole('listitem')).toHaveLength(15)

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

test("with Google chosen, Google's most asked question is first, and its number is first in every row", async () => {
  await open('?companies=google')
  await expect.element(rows().first()).toMatchTextContent('Find Leaves of Binary Tree')
  await expect.element(companiesOf('Find Leaves of Binary Tree').first()).toHaveTextContent('Google100')
  // Google is the sixth of 15 companies here.
  await expect.element(companiesOf('Two Sum').first()).toHaveTextContent('Google59')
  await expect.element(companiesOf('Two Sum')).toHaveLength(6)
  await expect.element(row('Two Sum').getByRole('mark')).toHaveTextContent('Google')
  await search().fill('two sum')
  await expect.element(rows().first()).toMatchTextContent('Two Sum')
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
  await expect.element(group('Companies').getByRole('button', { name: /\d+$/ })).toHaveLength(12)
  await chip('Companies', 'Google').click()
  await chip('Companies', 'Adobe').click()
  await chip('Patterns', 'Two Pointers').click()
  await chip('Difficulty', 'Medium').click()
  await page.getByRole('switch', { name: 'Include SQL' }).click()
  await search().fill('o')
  await expect.element(filtersButton()).toHaveAccessibleName('Filters 4 active')
  await expect.element(rows().first()).toMatchTextContent('Two Pointers')
  await filters().getByRole('button', { name: 'Clear All' }).click()
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
  await expect.element(page.getByRole('region', { name: 'Questions' })).toHaveFocus()
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
  await companies.getByRole('button', { name: /^VMware/ }).click()
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
  await sheet.getByRole('button', { name: /^Show \d+ questions$/ }).click()
  await expect.element(page.getByRole('button', { name: 'Filters 1 active' })).toHaveFocus()
  await expect.element(companiesOf('Valid Parentheses').first()).toHaveTextContent('VMware100')
  // The bar at the bottom of the window covers 64 pixels.
  expect(scrollY).toBe(0)
  const firstChip = rows().first().getByRole('list').getByRole('listitem').first().element()
  expect(firstChip.getBoundingClientRect().bottom).toBeLessThanOrEqual(844 - 64)
  await page.getByRole('button', { name: 'Clear All' }).click()
  await expect.element(page.getByRole('button', { name: 'Filters' })).toHaveAccessibleName('Filters')
})

test('on a wide screen, the first question is visible beside the filters after choosing some', async () => {
  await page.viewport(1440, 900)
  await open()
  await chip('Companies', 'Google').click()
  await chip('Difficulty', 'Medium').click()
  await expect.element(remove('Medium')).toBeInViewport({ ratio: 1 })
  await expect.element(rows().first()).toBeInViewport({ ratio: 1 })

  scrollTo(0, 2500)
  await expect.element(rows().first()).not.toBeInViewport()
  await chip('Companies', 'Amazon').click()
  await expect.element(remove('Amazon')).toBeInViewport({ ratio: 1 })
  await expect.element(rows().first()).toBeInViewport({ ratio: 1 })
})

test('patterns can be hidden', async () => {
  await open()
  await page.getByRole('switch', { name: 'Hide Patterns' }).click()
  await expect.element(row('Two Sum').getByRole('link', { name: 'Hash Map Lookup' })).not.toBeInTheDocument()
})

test('hidden SQL questions are explained, and the totals add up', async () => {
  await open()
  await expect.element(page.getByText('408 questions found. 40 SQL questions are hidden.')).toBeVisible()
  await page.getByRole('button', { name: 'Show them' }).click()
  await expect.element(page.getByText('448 questions found. 40 SQL questions are included.')).toBeVisible()
  await expect.element(page.getByTerm('Found')).toHaveTextContent('448')
  await expect.element(page.getByRole('button', { name: 'Hide them' })).toHaveFocus()
  await search().fill('unicorns')
  await expect.element(page.getByText('0 questions found.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Hide them' })).not.toBeInTheDocument()
})

test('an empty result explains what to do, and its button clears the search and filters', async () => {
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
  reply.resolve(new Response('', { status: 503 }))
  await expect.element(page.getByRole('alert')).toMatchTextContent('Failed to fetch: 503')
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
  await page.getByRole('button', { name: 'Shuffle' }).click()
  await expect.element(page.getByLabelText(/^Sort by/)).toHaveValue('shuffle')
  await expect.poll(() => location.search).toMatch(/^\?sort=shuffle&seed=\d+$/)
  const before = location.search
  await page.getByRole('button', { name: 'Shuffle' }).click()
  await expect.poll(() => location.search).not.toBe(before)
})

test('only rows near the window are rendered, and the Tab key moves on row by row', async () => {
  await open('?hide=patterns')
  await expect.element(page.getByCss('li[aria-posinset="1"]')).toHaveAttribute('aria-setsize', '408')
  expect(rows().elements().length).toBeLessThan(30)
  row('Two Sum').getByRole('link').first().element().focus()
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
  await expect.element(page.getByTerm('Completed')).toHaveTextContent('1')
  reply.resolve(refusal(400, 'Problem 1 is in no list.'))
  await expect.element(toast()).toMatchTextContent('Problem 1 is in no list.')
  await expect.element(complete('Two Sum')).toBeVisible()
  await expect.element(page.getByTerm('Completed')).toHaveTextContent('0')

  calls.stub({ 'PUT /api/company-questions/:id/mark': offline })
  const star = row('Two Sum').getByRole('button', { name: 'Star Two Sum' })
  await star.click()
  await expect.element(toast()).toMatchTextContent('Network connection error.')
  await expect.element(star).toHaveAttribute('aria-pressed', 'false')
})
