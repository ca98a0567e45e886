import { expect, type Page } from '@playwright/test'

/** Names the pattern of the item on the screen, right or wrong, in each of its fields: a pair has two. */
export async function namePatterns(page: Page): Promise<void> {
  // The header of the page before has a search, which is a combobox, too.
  const fields = page.getByRole('main').getByRole('combobox')
  await expect(fields.first()).toBeVisible()
  await expect(async () => {
    for (const field of await fields.all()) {
      await field.fill('heap')
      await page.getByRole('option', { name: /heap/i }).first().click({ timeout: 2000 })
    }
    await expect(page.getByRole('button', { name: 'Guess' })).toBeEnabled({ timeout: 2000 })
  }).toPass()
}
