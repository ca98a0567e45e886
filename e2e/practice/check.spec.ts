import { expect } from '@playwright/test'
import { signUpQuickly } from '../support/people.ts'
import { revisit, visit } from '../support/screens.ts'
import { test } from '../support/test.ts'

test('a member answers the Sealed Five, partly without network, and sees what was right at the end', async ({
  page,
  site,
}) => {
  await signUpQuickly(page.context(), site)
  await visit(page, '/practice')
  await page.getByRole('link', { name: 'Open the five' }).click()
  await page.getByRole('button', { name: 'Open the five' }).click()
  for (let number = 1; number <= 5; number++) {
    await expect(page.getByRole('heading', { name: `Sealed prompt ${number} of 5` })).toBeAttached()
    if (number === 3) await revisit(page)
    if (number === 4) await page.context().setOffline(true)
    await page.getByRole('combobox', { name: 'Name the pattern' }).fill('prefix')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('group', { name: 'How sure?' })).toBeFocused()
    await page.keyboard.press('1')
  }
  await expect(page.getByRole('heading', { name: 'All five answered' })).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: /of five$/ })).toBeVisible()
  await expect(page.getByText(/^Practice predicted \d\.\d of 5\./)).toBeVisible()
  await page.getByRole('link', { name: 'Read what decides', exact: true }).click()
  await expect(page.getByRole('region', { name: 'The prompt, with what decides' })).toBeVisible()
  await visit(page, '/practice')
  await expect(page.getByText(/^Done for this week: /)).toBeVisible()
})
