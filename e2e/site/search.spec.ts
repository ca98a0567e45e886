import { expect, type Page } from '@playwright/test'
import { signUpQuickly } from '../support/people.ts'
import { cardButton, expectHeading, visit } from '../support/screens.ts'
import { test } from '../support/test.ts'

const box = (page: Page) => page.getByRole('combobox', { name: 'Search patterns' })
const results = (page: Page) => page.getByRole('option')

test('the header search finds patterns as you type and opens the chosen one', async ({ page, site }) => {
  await signUpQuickly(page.context(), site)
  await visit(page, '/category/1')
  await expect(box(page)).toHaveAttribute('placeholder', 'Search patterns...')
  await box(page).pressSequentially('pointers')
  await expect(results(page).nth(0)).toHaveText('Two PointersPattern, Arrays')
  await expect(results(page).first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowUp')
  await expect(results(page).last()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Escape')
  await expect(results(page)).toHaveCount(0)
  await box(page).fill('xylophone')
  await expect(page.getByText(/^Nothing matches "xylophone"/)).toBeVisible()

  await box(page).fill('union')
  await page.keyboard.press('Enter')
  await expectHeading(page, 'Graphs')
  const card = cardButton(page, 'Union-Find')
  await expect(card).toHaveAttribute('aria-expanded', 'true')
  await expect(card).toBeInViewport()
})
