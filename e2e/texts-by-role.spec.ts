import { expect } from '@playwright/test'
import { catalogueTotals, categorySummaries } from '#content/category-summaries.ts'
import { be, beGuest, signUpQuickly } from './support/people.ts'
import { cardButton, expectHeading, figure, hold, homeHeading, openCard, visit } from './support/screens.ts'
import { test } from './support/test.ts'

/** What stands on pages that several roles see, for each of them. */

for (const kind of ['visitor', 'guest', 'member'] as const)
  test(`the header and the trail of an inner page, as a ${kind} sees them`, async ({ page, site }) => {
    await be(kind, page.context(), site)
    await visit(page, '/study-notes')
    const header = page.getByRole('banner')
    const count = (isThere: boolean) => (isThere ? 1 : 0)
    await expect(header.getByRole('link', { name: 'capra' })).toHaveAttribute('href', '/landing')
    await expect(header.getByPlaceholder('Search patterns...')).toBeVisible()
    await expect(header.getByRole('switch', { name: 'Dark theme' })).toBeVisible()
    await expect(header.getByRole('link', { name: 'Sign In' })).toHaveCount(count(kind === 'visitor'))
    await expect(header.getByText('Guest', { exact: true })).toHaveCount(count(kind === 'guest'))
    await expect(header.getByRole('button', { name: 'Sign Up' })).toHaveCount(count(kind === 'guest'))
    await expect(header.getByRole('link', { name: 'My Herd' })).toHaveCount(count(kind === 'member'))
    const progress = header.getByRole('progressbar', { name: 'Overall progress' })
    await expect(progress).toHaveCount(count(kind !== 'visitor'))
    if (kind !== 'visitor')
      await expect(progress).toContainText(`0 of ${catalogueTotals.patterns} patterns · 0%`)
    const menu = header.getByRole('button', { name: 'Account menu, Ada' })
    await expect(menu).toHaveCount(count(kind === 'member'))
    if (kind === 'member') {
      await menu.click()
      await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible()
      await page.keyboard.press('Escape')
    }
    const trail = page.getByRole('navigation', { name: 'Breadcrumb' })
    await expect(trail.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/')
    await expect(trail.getByText('Study Notes')).toHaveAttribute('aria-current', 'page')
  })

for (const kind of ['guest', 'member'] as const) {
  test(`home counts, lists all categories and gives tips to a ${kind}`, async ({ page, site }) => {
    await be(kind, page.context(), site)
    await visit(page, '/')
    await expectHeading(page, homeHeading)
    await expect(figure(page, 'patterns')).toHaveText(String(catalogueTotals.patterns))
    await expect(figure(page, 'problems')).toHaveText(`${catalogueTotals.distinctProblems}+`)
    await expect(figure(page, 'complete')).toHaveText('0%')
    await expect(page.getByRole('region', { name: 'Your Learning Progress' }).getByRole('term')).toHaveText([
      'Patterns Mastered',
      'Problems Solved',
      'Remaining',
      'Overall Progress',
    ])
    await expect(page.getByRole('heading', { name: 'Study tips' })).toBeVisible()

    for (const [place, { displayName, patternCount, problemCount }] of categorySummaries.entries()) {
      const card = page.getByRole('listitem').filter({
        has: page.getByRole('heading', { level: 3, name: displayName, exact: true }),
      })
      await expect(card).toContainText(`${patternCount} patterns`)
      const isOpen = kind === 'member' || place < 2
      await expect(card.getByText('Create Account to Unlock')).toHaveCount(isOpen ? 0 : 1)
      if (!isOpen) continue
      await expect(card).toContainText(`0/${patternCount} patterns`)
      await expect(card).toContainText(`0/${problemCount} problems`)
      await expect(card).toContainText('0%')
    }
  })

  test(`home says to a ${kind} that it loads, and that it failed`, async ({ page, site }) => {
    await be(kind, page.context(), site)
    const release = await hold(page, '**/api/categories', { status: 503, json: { message: 'Not now.' } })
    await visit(page, '/')
    await expect(page.getByRole('status').filter({ hasText: 'Loading DSA patterns...' })).toBeVisible()
    release()
    await expect(page.getByRole('alert')).toContainText('The patterns could not be loaded. Not now.')
  })

  test(`a filter that fits nothing says so to a ${kind}`, async ({ page, site }) => {
    await be(kind, page.context(), site)
    await visit(page, '/category/2')
    await page.getByPlaceholder('Search patterns, scenarios, or clues...').fill('unicorns')
    await expect(page.getByRole('heading', { name: 'No patterns found' })).toBeVisible()
    await expect(
      page.getByText('No patterns match "unicorns". Try adjusting your search terms.'),
    ).toBeVisible()
    await page.getByPlaceholder('Search patterns, scenarios, or clues...').fill('')
    await page.getByRole('tab', { name: 'Completed' }).click()
    await expect(
      page.getByText('No patterns match the selected filter. Try selecting a different filter.'),
    ).toBeVisible()
  })
}

test("a guest's finished pattern says so, too", async ({ page, site }) => {
  await beGuest(page.context(), site, { 1: 2 ** 9 - 1, 2: 0b1 })
  await visit(page, '/category/1')
  await expect(cardButton(page, 'Two Pointers')).toContainText('9 problems solved')
  await expect(cardButton(page, 'Two Pointers')).toContainText('Pattern Completed! Great job!')
  await expect(cardButton(page, 'Sliding Window')).toContainText('1 of 9 problems solved')
  await expect(cardButton(page, 'Hash Map Lookup')).toContainText('10 problems available')
})

test('the tables of the spec stand with their patterns, in a section that is closed at first', async ({
  page,
  site,
}) => {
  await signUpQuickly(page.context(), site)
  for (const [path, card, tables] of [
    ['/category/7', 'Depth-First Search', ['BFS vs DFS', 'DFS vs Topological Sort vs Union-Find']],
    ['/category/7', 'Union-Find', ['DFS vs Topological Sort vs Union-Find']],
    ['/category/8', '0/1 Knapsack', ['Dynamic Programming Approaches']],
  ] as const) {
    await visit(page, path)
    await openCard(page, card)
    const section = page.getByRole('button', { name: 'Pattern Comparison' })
    await expect(section).toHaveAttribute('aria-expanded', 'false')
    await section.click()
    for (const name of tables) await expect(page.getByRole('table', { name, exact: true })).toBeVisible()
  }
  const rows = page.getByRole('table', { name: 'Dynamic Programming Approaches' })
  for (const approach of ['0/1 knapsack', 'Unbounded knapsack', 'Longest common subsequence', 'Fibonacci'])
    await expect(rows.getByRole('columnheader', { name: new RegExp(approach, 'i') })).toBeVisible()
})

test('the hub of the notes begins at its top, wherever one was', async ({ page }) => {
  await visit(page, '/landing')
  await page.getByRole('heading', { name: 'Study Notes' }).scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Study Notes/ })
    .click()
  await expectHeading(page, 'Study Notes')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})
