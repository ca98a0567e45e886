import { expect, type Page } from '@playwright/test'
import { categorySummaries } from '#content/category-summaries.ts'
import { be, beGuest, signUpQuickly, solve } from './people.ts'
import {
  cardButton,
  expectHeading,
  figure,
  openCard,
  problemBox,
  problemRow,
  tick,
  visit,
} from './screens.ts'
import { test } from './test.ts'

const { patternCount = 0, problemCount } = categorySummaries[0] ?? {}

/** Two Pointers has nine problems. */
const allNine = 2 ** 9 - 1

for (const kind of ['guest', 'member'] as const)
  test(`a category page shows a ${kind} its texts and figures`, async ({ page, site }) => {
    await be(kind, page.context(), site)
    await visit(page, '/category/1')
    await expectHeading(page, 'Arrays')
    await expect(page.getByText('Walk indices through a flat range:')).toBeVisible()
    const trail = page.getByRole('navigation', { name: 'Breadcrumb' })
    await expect(trail.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/')
    await expect(trail.getByText('Arrays')).toHaveAttribute('aria-current', 'page')

    await expect(page.getByRole('main').getByRole('term')).toHaveText([
      'Total Patterns',
      'Completed',
      'Practice Problems',
      'Progress',
    ])
    await expect(figure(page, 'Total Patterns')).toHaveText(String(patternCount))
    await expect(figure(page, 'Completed')).toHaveText('0')
    await expect(figure(page, 'Practice Problems')).toHaveText(String(problemCount))
    await expect(figure(page, 'Progress')).toHaveText('0%')
    await expect(page.getByPlaceholder('Search patterns, scenarios, or clues...')).toBeVisible()
    await expect(page.getByRole('tab')).toHaveText(['All', 'Completed', 'In Progress', 'Not Started'])
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(patternCount)
    await expect(page.getByRole('button', { expanded: true })).toHaveCount(0)
  })

test('a card shows the status of its pattern, and the tabs filter by it', async ({ page, site }) => {
  await signUpQuickly(page.context(), site)
  await solve(page.context(), site, 1, allNine)
  await solve(page.context(), site, 2, 0b101)
  await visit(page, '/category/1')
  const completed = cardButton(page, 'Two Pointers')
  const begun = cardButton(page, 'Sliding Window')
  const untouched = cardButton(page, 'Hash Map Lookup')

  await expect(completed).toContainText('9 problems solved')
  await expect(completed).toContainText('Pattern Completed! Great job!')
  await expect(begun).toContainText('2 of 9 problems solved')
  await expect(untouched).toContainText('10 problems available')
  await expect(figure(page, 'Completed')).toHaveText('1')
  await expect(figure(page, 'Progress')).toHaveText(`${Math.round(100 / patternCount)}%`)

  await page.getByRole('tab', { name: 'Completed' }).click()
  await expect(shownPatterns(page)).toHaveText([/^Two Pointers/])
  await page.getByRole('tab', { name: 'In Progress' }).click()
  await expect(shownPatterns(page)).toHaveText([/^Sliding Window/])
  await page.getByRole('tab', { name: 'Not Started' }).click()
  await expect(shownPatterns(page)).toHaveCount(patternCount - 2)
  await page.getByRole('tab', { name: 'All' }).click()
  await expect(shownPatterns(page)).toHaveCount(patternCount)

  const showCompleted = page.getByRole('switch', { name: 'Show completed' })
  await expect(showCompleted).toBeChecked()
  await showCompleted.click()
  await expect(completed).toBeHidden()
  await expect(shownPatterns(page)).toHaveCount(patternCount - 1)
  await page.getByRole('tab', { name: 'Completed' }).click()
  await expect(page.getByRole('heading', { name: 'No patterns found' })).toBeVisible()
  await expect(
    page.getByText('No patterns match the selected filter. Try selecting a different filter.'),
  ).toBeVisible()
})

test('search matches names, scenarios and clues, and an empty result repeats the search', async ({
  page,
  site,
}) => {
  await beGuest(page.context(), site)
  await visit(page, '/category/1')
  const search = page.getByPlaceholder('Search patterns, scenarios, or clues...')
  await search.fill('HOLD THE MOST WATER')
  await expect(shownPatterns(page)).toHaveText([/^Two Pointers/])
  await search.fill('unicorns')
  await expect(page.getByRole('heading', { name: 'No patterns found' })).toBeVisible()
  await expect(page.getByText('No patterns match "unicorns". Try adjusting your search terms.')).toBeVisible()
  // With a filter active as well, the search is the likelier reason.
  await page.getByRole('tab', { name: 'Completed' }).click()
  await expect(page.getByText('No patterns match "unicorns".')).toBeVisible()
  await search.fill('')
  await expect(
    page.getByText('No patterns match the selected filter. Try selecting a different filter.'),
  ).toBeVisible()
})

test('an open card shows the guide, demo, mistakes, problems and a closed comparison', async ({
  page,
  site,
}) => {
  await beGuest(page.context(), site)
  await visit(page, '/category/1')
  await openCard(page, 'Two Pointers')
  for (const heading of [
    'Recognition guide',
    'Common variations',
    'Easily mistaken for',
    'Visual demo',
    'Practice problems',
    'Common mistakes',
    'When not to use it',
    'What it costs',
  ])
    await expect(page.getByRole('heading', { level: 3, name: heading })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Key phrases' })).toContainText('two numbers that add up to')
  await expect(page.getByRole('button', { name: 'Pattern Comparison' })).toHaveAttribute(
    'aria-expanded',
    'false',
  )

  const row = problemRow(page, 'Move Zeroes')
  await expect(row.getByRole('checkbox', { name: 'Mark as done: Move Zeroes' })).not.toBeChecked()
  await expect(row).toContainText('Easy')
  const link = row.getByRole('link', { name: 'Open Move Zeroes in a new tab' })
  await expect(link).toHaveAttribute('href', 'https://leetcode.com/problems/move-zeroes/')
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', 'noopener')
  await expect(problemRow(page, '3Sum')).toContainText('Medium')
  await expect(problemRow(page, 'Trapping Rain Water')).toContainText('Hard')

  await tick(page, 'Move Zeroes')
  await expect(row.getByRole('checkbox', { name: 'Mark as undone: Move Zeroes' })).toBeChecked()
  await expect(row.getByTitle('Mark as undone')).toBeAttached()
  await expect(cardButton(page, 'Two Pointers')).toContainText('1 of 9 problems solved')

  await cardButton(page, 'Two Pointers').click()
  await expect(problemBox(page, 'Move Zeroes')).toHaveCount(0)
})

test('a similar pattern has a deciding question and a link to its card', async ({ page, site }) => {
  await beGuest(page.context(), site)
  await visit(page, '/category/1')
  await openCard(page, 'Two Pointers')
  const rivals = page
    .getByRole('region')
    .or(page.locator('section'))
    .filter({
      has: page.getByRole('heading', { level: 3, name: 'Easily mistaken for' }),
    })
  await expect(
    rivals.last().getByRole('heading', {
      level: 4,
      name: 'Do only the two ends count, or everything between them?',
    }),
  ).toBeVisible()
  await rivals.last().getByRole('link', { name: 'Sliding Window' }).click()
  await expect(cardButton(page, 'Sliding Window')).toHaveAttribute('aria-expanded', 'true')
  await expect(cardButton(page, 'Sliding Window')).toBeFocused()
})

test('a pattern shows the tables that compare it with others', async ({ page, site }) => {
  await signUpQuickly(page.context(), site)
  await visit(page, '/category/7#breadth-first-search')
  await page.getByRole('button', { name: 'Pattern Comparison' }).click()
  await expect(page.getByRole('table', { name: 'BFS vs DFS' })).toBeVisible()
})

test('a problem without a name and a pattern without problems have replacement texts', async ({
  page,
  site,
}) => {
  await beGuest(page.context(), site)
  await page.route('**/api/categories', async (route) => {
    const response = await route.fetch()
    const [arrays, ...rest] = await response.json()
    const [nameless, empty, ...others] = arrays.patterns
    nameless.practiceQuestions[0].title = ''
    Object.assign(empty, { practiceQuestions: [], practiceQuestionCount: 0 })
    await route.fulfill({ json: [{ ...arrays, patterns: [nameless, empty, ...others] }, ...rest] })
  })
  await visit(page, '/category/1')
  await openCard(page, 'Two Pointers')
  await expect(problemRow(page, 'Problem Name Missing')).toContainText('Problem Name Missing')
  await openCard(page, 'Sliding Window')
  await expect(page.getByText('No practice problems available')).toBeVisible()
})

test('an unknown category links back to the dashboard', async ({ page, site }) => {
  await beGuest(page.context(), site)
  await visit(page, '/category/99')
  await expectHeading(page, 'Category Not Found')
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Category 99')
  await expect(page.getByRole('main').getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute(
    'href',
    '/',
  )
})

test('a locked category shows guests its name and pattern count, and the server sends no lessons', async ({
  page,
  site,
}) => {
  await beGuest(page.context(), site)
  const lessons = page.waitForResponse('**/api/categories')
  await visit(page, '/category/5')
  await expectHeading(page, 'Stack & Queue')
  await expect(page.getByRole('main').getByText('3 patterns')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Create Account to Unlock' })).toHaveAttribute('href', '/auth')
  await expect(page.getByText('Monotonic Stack')).toHaveCount(0)
  const [, , ...locked] = await (await lessons).json()
  for (const category of locked)
    for (const pattern of category.patterns)
      expect(Object.keys(pattern).sort()).toEqual([
        'displayName',
        'id',
        'locked',
        'name',
        'practiceQuestionCount',
        'practiceQuestions',
      ])
})

function shownPatterns(page: Page) {
  return page.getByRole('tabpanel').getByRole('heading', { level: 2, name: /problems/ })
}
