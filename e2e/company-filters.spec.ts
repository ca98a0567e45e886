import { expect } from '@playwright/test'
import {
  chip,
  companyPath,
  filters,
  filtersButton,
  group,
  noneFound,
  openList,
  openWithFilters,
  row,
  rows,
  search,
  toggle,
} from './company-screens.ts'
import { beGuest, signUpQuickly } from './people.ts'
import { figure, visit } from './screens.ts'
import { test } from './test.ts'

test('choices made faster than the page renders are all applied', async ({ page, site }) => {
  await beGuest(page.context(), site)
  await openWithFilters(page)
  const companies = group(page, 'Companies').getByRole('button', { name: /\d+$/ })
  await expect(companies).toHaveCount(12)
  await companies.evaluateAll(async (chips) => {
    for (const chip of chips) {
      if (chip instanceof HTMLElement) chip.click()
      await new Promise((done) => setTimeout(done))
    }
  })
  await expect(filtersButton(page)).toHaveAccessibleName('Filters 12 active')
  await expect.poll(() => new URL(page.url()).searchParams.get('companies')?.split(',')).toHaveLength(12)
})

test('companies, patterns and difficulties narrow the list, and the badge counts them', async ({
  page,
  site,
}) => {
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

  await filters(page).getByRole('button', { name: 'Clear All' }).press('Enter')
  await expect(filtersButton(page)).toHaveAccessibleName('Filters')
  await expect(filtersButton(page)).toBeFocused()
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
  await expect(page).toHaveURL(`${companyPath}?companies=vmware`)
  await expect(rows(page).first()).toContainText('VMware')

  await group(page, 'Patterns').getByRole('button', { name: 'Show all 43 patterns' }).click()
  await group(page, 'Patterns').getByRole('searchbox', { name: 'Find a pattern' }).fill('quantum')
  await expect(group(page, 'Patterns').getByText('No patterns match.')).toBeVisible()
})

test('a pattern whose lesson has another slug can be chosen', async ({ page, site }) => {
  await beGuest(page.context(), site)
  await openWithFilters(page)
  await chip(page, 'Patterns', 'Digit & Bit Parsing').click()
  await expect(page).toHaveURL(`${companyPath}?patterns=digit-and-bit-parsing`)
  await expect(rows(page).first()).toContainText('Digit & Bit Parsing')
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

test('the URL keeps the search, filters, switches and order', async ({ page, site }) => {
  await beGuest(page.context(), site)
  await openWithFilters(page)
  await search(page).pressSequentially('sum')
  await expect(page).toHaveURL(`${companyPath}?q=sum`)
  await expect(rows(page).first()).toContainText(/sum/i)
  await chip(page, 'Difficulty', 'Medium').click()
  await toggle(page, 'Hide Patterns').click()
  await page.getByLabel('Sort by').selectOption('Number')
  const address = `${companyPath}?q=sum&difficulty=medium&hide=patterns&sort=number`
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
  await expect(page).toHaveURL(`${companyPath}?q=sum`)
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

test('an empty result explains what to do, and its button clears the search and filters', async ({
  page,
  site,
}) => {
  await beGuest(page.context(), site)
  await visit(page, `${companyPath}?companies=google&q=unicorns`)
  await expect(noneFound(page)).toBeVisible()
  await expect(page.getByText('Try adjusting your search or filters', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Clear Search & Filters' }).click()
  await expect(rows(page).first()).toBeVisible()
  await expect(search(page)).toHaveValue('')
  await expect(page).toHaveURL(companyPath)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('filters are collapsed, and nothing is wider than the screen', async ({ page, site }) => {
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
