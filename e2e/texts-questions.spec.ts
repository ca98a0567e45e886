import { expect, type Locator, type Page } from '@playwright/test'
import { companyListCall, companyPath, noneFound } from './company-screens.ts'
import { be, beGuest } from './people.ts'
import { expectHeading, figure, hold, homeHeading, openCard, problemRow, visit } from './screens.ts'
import { test } from './test.ts'

/** What both question pages say to guests and to members alike, and what to one of them only. */

const kinds = ['guest', 'member'] as const
const clear = (page: Page) => page.getByRole('button', { name: 'Clear Search & Filters' })

for (const kind of kinds) {
  test.describe(`as a ${kind}`, () => {
    test.beforeEach(({ page, site }) => be(kind, page.context(), site))

    test('the company list has its search, toggles and filters', async ({ page }) => {
      await visit(page, companyPath)
      await expect(page.getByRole('term')).toHaveText([
        'Companies',
        'Total questions',
        'Found',
        ...(kind === 'member' ? ['Completed'] : []),
      ])
      await expect(page.getByRole('searchbox', { name: 'Search questions' })).toBeVisible()
      for (const name of ['Hide Solved', 'Hide Patterns', 'Include SQL'])
        await expect(page.getByRole('switch', { name, exact: true })).not.toBeChecked()
      const twoSum = page.getByRole('article', { name: 'Two Sum', exact: true })
      await expect(twoSum.getByRole('link', { name: 'Solve Two Sum in a new tab' })).toBeVisible()
      await expect(twoSum.getByRole('link', { name: 'Hash Map Lookup' })).toBeVisible()
      await expect(twoSum.getByRole('button', { name: /^Mark complete/ })).toHaveCount(
        kind === 'member' ? 1 : 0,
      )

      const filters = page.getByRole('region', { name: 'Filters' })
      await filters.getByRole('button', { name: 'Filters', exact: true }).click()
      const choices = (name: string) => filters.getByRole('group', { name }).locator('[aria-pressed]')
      await expect(choices('Companies')).toHaveCount(12)
      for (const company of await choices('Companies').all()) await expect(company).toHaveText(/\d$/)
      await expect(choices('Patterns')).toHaveCount(12)
      await expect(choices('Difficulty')).toHaveText(['Easy', 'Medium', 'Hard'])
      await expect(filters.getByRole('button', { name: 'Clear All' })).toHaveCount(0)
      await choices('Difficulty').first().click()
      await expect(filters.getByRole('button', { name: 'Filters 1 active' })).toBeVisible()
      await filters.getByRole('button', { name: 'Clear All' }).click()
      await expect(filters.getByRole('button', { name: 'Filters', exact: true })).toBeVisible()
    })

    test('the company list says that it loads, fails, has nothing, and nothing that fits', async ({
      page,
    }) => {
      const release = await hold(page, companyListCall, { status: 503, body: '' })
      await visit(page, companyPath)
      await expect(page.getByText('Loading company questions...')).toBeAttached()
      release()
      await expect(page.getByRole('alert')).toContainText('Failed to fetch: 503')
      await page.unroute(companyListCall)
      await page.route(companyListCall, (route) =>
        route.fulfill({
          json: { companies: [], patterns: [], questions: [], builtInDate: '', importedReportCount: 0 },
        }),
      )
      await page.getByRole('alert').getByRole('button', { name: 'Retry' }).click()
      await expect(noneFound(page)).toBeVisible()
      await expect(
        page.getByText('Company questions will appear here once data is populated', { exact: true }),
      ).toBeVisible()
      await expect(clear(page)).toHaveCount(0)
      await page.unroute(companyListCall)

      for (const query of ['q=unicorns', 'companies=nobody']) {
        await visit(page, `${companyPath}?${query}`)
        await expect(noneFound(page)).toBeVisible()
        await expect(page.getByText('Try adjusting your search or filters', { exact: true })).toBeVisible()
        await clear(page).click()
        await expect(page).toHaveURL(companyPath)
        await expect(figure(page, 'Found')).toHaveText('408')
      }
    })

    test('of the 25 questions those are open that may be, and the last panel leads to the patterns', async ({
      page,
    }) => {
      await visit(page, '/interview-questions')
      await expect(page.getByRole('link', { name: /^Solve .* in a new tab$/ })).toHaveCount(
        kind === 'member' ? 25 : 10,
      )
      const ofGuests = kind === 'guest' ? 1 : 0
      await expect(page.getByText('Guest Mode Limited', { exact: true })).toHaveCount(ofGuests)
      await expect(page.getByRole('region', { name: 'Sign In to Unlock' })).toHaveCount(ofGuests)
      await expect(page.getByText('Locked', { exact: true })).toHaveCount(15 * ofGuests)
      await page.getByRole('link', { name: 'Explore All Patterns' }).click()
      await expect(page).toHaveURL('/')
      await expectHeading(page, homeHeading)
    })
  })
}

test('difficulties have their colours: easy is blue among lessons and green among companies', async ({
  page,
  site,
}) => {
  await beGuest(page.context(), site)
  await visit(page, companyPath)
  const listed = (difficulty: string) =>
    page.getByRole('article').getByText(difficulty, { exact: true }).first()
  await expect.poll(() => colourOf(listed('Easy'))).toBe('green')
  await expect.poll(() => colourOf(listed('Medium'))).toBe('yellow')
  await visit(page, `${companyPath}?difficulty=hard`)
  await expect.poll(() => colourOf(listed('Hard'))).toBe('red')

  await visit(page, '/category/1')
  await openCard(page, 'Two Pointers')
  for (const [problem, difficulty, colour] of [
    ['Move Zeroes', 'Easy', 'blue'],
    ['3Sum', 'Medium', 'yellow'],
    ['Trapping Rain Water', 'Hard', 'red'],
  ] as const)
    expect(await colourOf(problemRow(page, problem).getByText(difficulty, { exact: true }))).toBe(colour)
})

/** What one would call the colour of a text. */
function colourOf(text: Locator): Promise<string> {
  return text.evaluate((element) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d')
    if (!canvas) throw new Error('There is no canvas.')
    canvas.fillStyle = getComputedStyle(element).color
    canvas.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
    const most = Math.max(red, green, blue)
    const least = Math.min(red, green, blue)
    const sixth =
      most === red
        ? (green - blue) / (most - least)
        : most === green
          ? 2 + (blue - red) / (most - least)
          : 4 + (red - green) / (most - least)
    const hue = (sixth * 60 + 360) % 360
    if (hue < 25 || hue > 335) return 'red'
    if (hue < 70) return 'yellow'
    if (hue < 175) return 'green'
    return hue < 255 ? 'blue' : `hue ${hue}`
  })
}
