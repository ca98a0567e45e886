import { expect, type Page } from '@playwright/test'
import { companyPath, noteButton, row, rows, search } from './company-screens.ts'
import { signUpQuickly } from './people.ts'
import { visit } from './screens.ts'
import { test } from './test.ts'

const noteBox = (page: Page, title: string) => row(page, title).getByRole('textbox')
const saveNote = (page: Page, title: string) => page.getByRole('button', { name: `Save note on ${title}` })

test('a private note is saved by leaving the box or by its button', async ({ page, site }) => {
  await signUpQuickly(page.context(), site)
  await visit(page, companyPath)
  await noteButton(page, 'Two Sum').click()
  await expect(noteBox(page, 'Two Sum')).toBeFocused()
  await noteBox(page, 'Two Sum').fill('Ask about duplicates.')
  await expect(row(page, 'Two Sum').getByText('21 of 2,000')).toBeVisible()
  await noteBox(page, 'Two Sum').blur()
  await expect(row(page, 'Two Sum').getByRole('status')).toHaveText('Saved')
  await noteBox(page, 'Two Sum').fill('x'.repeat(2100))
  await expect(row(page, 'Two Sum').getByText('2,000 of 2,000')).toBeVisible()
  await noteBox(page, 'Two Sum').fill('Ask about negative numbers.')
  await saveNote(page, 'Two Sum').click()
  await expect(row(page, 'Two Sum').getByRole('status')).toHaveText('Saved')
  await page.reload()
  await expect(row(page, 'Two Sum').getByText('Ask about negative numbers.')).toBeVisible()
  await noteButton(page, 'Two Sum').click()
  await expect(noteBox(page, 'Two Sum')).toHaveValue('Ask about negative numbers.')
})

test('a question that comes back into the list has its note closed, and the search keeps the focus', async ({
  page,
  site,
}) => {
  await signUpQuickly(page.context(), site)
  await visit(page, companyPath)
  await noteButton(page, 'Two Sum').click()
  await expect(noteBox(page, 'Two Sum')).toBeFocused()
  await search(page).fill('lru')
  await expect(rows(page)).toHaveCount(1)
  await search(page).fill('')
  await expect(noteButton(page, 'Two Sum')).toBeVisible()
  await expect(noteButton(page, 'Two Sum')).toHaveAttribute('aria-expanded', 'false')
  await expect(search(page)).toBeFocused()
})

test('typing on while a note is being saved saves again only on leaving the field', async ({
  page,
  site,
}) => {
  await signUpQuickly(page.context(), site)
  await visit(page, companyPath)
  const sent: string[] = []
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/company-questions/*/mark', async (route) => {
    sent.push(route.request().postDataJSON().note)
    await held
    await route.continue()
  })
  await noteButton(page, 'Two Sum').click()
  await noteBox(page, 'Two Sum').fill('Ask')
  await noteBox(page, 'Two Sum').blur()
  await expect.poll(() => sent).toEqual(['Ask'])
  await noteBox(page, 'Two Sum').fill('Ask about dup')
  const saved = page.waitForResponse('**/api/company-questions/*/mark')
  release()
  await saved
  await noteBox(page, 'Two Sum').press('End')
  await noteBox(page, 'Two Sum').pressSequentially('licates.')
  await saveNote(page, 'Two Sum').click()
  await expect(row(page, 'Two Sum').getByText('Saved')).toBeVisible()
  expect(sent).toEqual(['Ask', 'Ask about duplicates.'])
})

test('a note that cannot be saved is kept, after scrolling far away, and can be saved later', async ({
  page,
  site,
}) => {
  await signUpQuickly(page.context(), site)
  await visit(page, companyPath)
  await noteButton(page, 'Two Sum').click()
  await page.route('**/mark', (route) => route.abort())
  await noteBox(page, 'Two Sum').fill('Do not lose this.')
  await noteBox(page, 'Two Sum').blur()
  await expect(row(page, 'Two Sum').getByRole('alert')).toContainText('Your text is still here')
  await page.evaluate(() => scrollTo(0, 9000))
  await expect(row(page, 'Two Sum')).toHaveCount(0)
  await page.evaluate(() => scrollTo(0, 0))
  await expect(noteBox(page, 'Two Sum')).toHaveValue('Do not lose this.')
  await page.unroute('**/mark')
  await saveNote(page, 'Two Sum').click()
  await expect(row(page, 'Two Sum').getByRole('status')).toHaveText('Saved')
})
