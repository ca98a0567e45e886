import { expect } from '@playwright/test'
import { catalogueTotals, categorySummaries } from '#content/category-summaries.ts'
import { test } from './journey.ts'
import { beGuest, signUpQuickly, solve } from './people.ts'
import { expectHeading, figure, hold, homeHeading, visit } from './screens.ts'

test("a member's home counts patterns, problems and progress", async ({ page, site }) => {
  await signUpQuickly(page.context(), site)
  await solve(page.context(), site, 1, 2 ** 9 - 1)
  await visit(page, '/')
  await expectHeading(page, homeHeading)
  await expect(figure(page, 'patterns')).toHaveText(String(catalogueTotals.patterns))
  await expect(figure(page, 'problems')).toHaveText(`${catalogueTotals.distinctProblems}+`)
  await expect(figure(page, 'complete')).toHaveText('2%')

  const panel = page.getByRole('region', { name: 'Your Learning Progress' })
  await expect(panel.getByRole('term')).toHaveText([
    'Patterns Mastered',
    'Problems Solved',
    'Remaining',
    'Overall Progress',
  ])
  await expect(figure(page, 'Patterns Mastered')).toHaveText('1')
  await expect(figure(page, 'Problems Solved')).toHaveText('9')
  await expect(figure(page, 'Remaining')).toHaveText(`${catalogueTotals.patterns - 1}patterns`)
  await expect(figure(page, 'Overall Progress')).toHaveText('2%')

  const header = page.getByRole('banner')
  await expect(header.getByRole('progressbar', { name: 'Overall progress' })).toContainText(
    `1 of ${catalogueTotals.patterns} patterns · 2%`,
  )
  await expect(header.getByRole('link', { name: 'My Herd' })).toHaveAttribute('href', '/my-herd')
  await expect(header.getByPlaceholder('Search patterns...')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveText('Home')

  const arrays = page.getByRole('link', { name: /^Arrays/ })
  const { patternCount = 0, problemCount } = categorySummaries[0] ?? {}
  await expect(arrays).toContainText(`${patternCount} patterns`)
  await expect(arrays).toContainText(`1/${patternCount} patterns`)
  await expect(arrays).toContainText(`9/${problemCount} problems`)
  await expect(arrays).toContainText(`${Math.round(100 / patternCount)}%`)
  await expect(page.getByRole('main').getByRole('link', { name: /% *$/ })).toHaveCount(8)
  await expect(page.getByRole('heading', { name: 'Study tips' })).toBeVisible()
  await expect(page.getByText('Create Account to Unlock')).toHaveCount(0)
  await expect(page.getByText('Guest Mode: First 2 patterns unlocked')).toHaveCount(0)
})

test("a guest's home opens two categories, shows no progress, and tells of the ticks that wait", async ({
  page,
  site,
}) => {
  await beGuest(page.context(), site, { 1: 0b11, 7: 0b1 })
  await visit(page, '/')
  await expectHeading(page, homeHeading)
  await expect(page.getByText('Guest Mode: First 2 patterns unlocked', { exact: true })).toBeVisible()
  await expect(page.getByRole('banner').getByText('Guest', { exact: true })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign Up' })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'My Herd' })).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveCount(0)

  await expect(page.getByRole('link', { name: /^Arrays/ })).toHaveAttribute('href', '/category/1')
  await expect(page.getByRole('link', { name: /^Binary Search/ })).toHaveAttribute('href', '/category/2')
  await expect(page.getByRole('link', { name: 'Create Account to Unlock' })).toHaveCount(6)
  await expect(page.getByRole('link', { name: /^Strings/ })).toHaveCount(0)

  await expect(figure(page, 'Patterns Mastered')).toHaveText('0')
  await expect(figure(page, 'Problems Solved')).toHaveText('0')
  await expect(figure(page, 'Overall Progress')).toHaveText('0%')
  await expect(page.getByText('3 ticks wait in this browser. An account keeps them.')).toBeVisible()
})

test('while the patterns are on their way it says so, and when they do not come it offers another try', async ({
  page,
  site,
}) => {
  await signUpQuickly(page.context(), site)
  const release = await hold(page, '**/api/categories', {
    status: 503,
    json: { message: 'The server is temporarily unavailable. Please try again.' },
  })
  await visit(page, '/')
  await expect(page.getByRole('status').filter({ hasText: 'Loading DSA patterns...' })).toBeVisible()
  release()
  await expect(page.getByRole('alert')).toContainText(
    'The patterns could not be loaded. The server is temporarily unavailable. Please try again.',
  )
  await page.unroute('**/api/categories')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('link', { name: /^Arrays/ })).toBeVisible()
})
