import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { categorySummaries } from '#content/category-summaries.ts'
import { expectAccessible } from '#testing/browser/expect-accessible.ts'
import { openPage } from '#testing/browser/open-page.tsx'

test('the landing page shows its claim, cards and categories to a visitor', async () => {
  await openPage('/landing')
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Master LeetCode with Pattern Recognition')
  const main = page.getByRole('main')
  await expect.element(main).toMatchTextContent('40+ patterns in 8 categories covering 95% of interviews')
  await expect
    .element(page.getByRole('banner').getByRole('link', { name: 'Sign In' }))
    .toHaveAttribute('href', '/auth')
  await expect.element(main.getByText('Sign In Required')).toHaveLength(2)
  for (const { displayName, patternCount } of categorySummaries)
    await expect
      .element(
        main
          .getByRole('listitem')
          .filter({ has: page.getByRole('heading', { level: 3, name: displayName, exact: true }) }),
      )
      .toMatchTextContent(`${patternCount} patterns`)
  await expectAccessible()
})
