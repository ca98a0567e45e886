import { expect, type Locator, type Page } from '@playwright/test'
import type { ReplyOf } from '#platform/endpoint.ts'
import type { questionsApi } from '#questions/contract.ts'
import { visit } from './screens.ts'

/** Locators and steps for the list of company questions. */

export const companyPath = '/company-questions'

export const search = (page: Page): Locator => page.getByRole('searchbox', { name: 'Search questions' })
export const rows = (page: Page): Locator => page.getByRole('article')
export const row = (page: Page, title: string): Locator =>
  page.getByRole('article', { name: title, exact: true })
/** The list items have each row's position in the list. */
export const listItems = (page: Page): Locator => rows(page).locator('xpath=ancestor::li')
/** Shown in the row of a question that is starred. */
export const star = (page: Page, title: string): Locator =>
  row(page, title).getByRole('img', { name: 'Starred' })
/** Shown in the row of a question that has a note. */
export const noteButton = (page: Page, title: string): Locator =>
  row(page, title).getByRole('button', { name: `Note on ${title}`, exact: true })
export const note = (page: Page): Locator => page.getByRole('dialog', { name: 'Note' })

/** Chooses something in the menu of a row. */
export async function chooseFor(page: Page, title: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${title}`, exact: true }).click()
  await page.getByRole('menu').getByText(item, { exact: true }).click()
}

const filtersButton = (page: Page): Locator => page.getByRole('button', { name: /^Filters/ })
const filters = (page: Page): Locator => page.getByRole('region', { name: 'Filters' })
const group = (page: Page, name: string): Locator => filters(page).getByRole('group', { name })
export const chip = (page: Page, name: string, label: string): Locator =>
  group(page, name).getByRole('button', { name: new RegExp(`^${label}( \\d+)?$`) })

export async function openFilters(page: Page): Promise<void> {
  await filtersButton(page).click()
  await expect(filters(page)).toBeVisible()
}

/** The member's stars and notes on the server. */
export async function ownStarsAndNotes(page: Page) {
  const answer = await page.request.get('/api/company-questions/marks')
  const marks: ReplyOf<typeof questionsApi.starsAndNotes> = await answer.json()
  return marks
}

export async function openList(page: Page, query = ''): Promise<void> {
  await visit(page, companyPath + query)
  await expect(rows(page).first()).toBeVisible()
}
