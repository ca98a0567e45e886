import { expect, type Locator, type Page } from '@playwright/test'
import { chip, openList, openWithFilters, row, rows, search, toggle } from './company-screens.ts'
import { test } from './journey.ts'
import { signUpQuickly } from './people.ts'

/** What is drawn on the back of a row, out of reach. */
const backs = (page: Page) => page.locator('[data-index] > [inert][aria-hidden] article')
const titles = (page: Page) => rows(page).getByRole('heading', { level: 3 }).allTextContents()
const star = (page: Page, title: string) => page.getByRole('button', { name: `Star ${title}`, exact: true })

/** Has the page hold the whole list and draw what a choice finds, which it does only then. */
async function pointAt(page: Page, choice: Locator): Promise<void> {
  await expect(async () => {
    await search(page).hover()
    await choice.hover()
    await expect(backs(page).first()).toBeAttached({ timeout: 1000 })
  }).toPass()
}

test('what a choice finds is drawn where nobody meets it, and turned over when it is chosen', async ({
  page,
  site,
}) => {
  await signUpQuickly(page.context(), site)
  await openWithFilters(page)
  const before = await titles(page)
  await pointAt(page, chip(page, 'Difficulty', 'Hard'))
  expect(await titles(page)).toEqual(before)
  // Whoever goes on by keyboard comes to the rows that are seen.
  await page.getByRole('combobox', { name: 'Sort by' }).focus()
  for (let at = 0; at < 12; at += 1) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('[aria-hidden]') ?? null)).toBeNull()
  }

  await pointAt(page, chip(page, 'Difficulty', 'Hard'))
  const [foreseen] = await backs(page)
    .getByRole('heading', { includeHidden: true, level: 3 })
    .allTextContents()
  await backs(page)
    .first()
    .evaluate((article) => article.setAttribute('data-drawn-ahead', ''))
  await chip(page, 'Difficulty', 'Hard').click()
  await expect(rows(page).first()).toHaveAccessibleName(foreseen ?? 'nothing was foreseen')
  await expect(rows(page).first()).toHaveAttribute('data-drawn-ahead')
  const answer = await page.request.get('/api/company-questions?sql=false&difficulty=Hard&limit=3')
  const found: { title: string }[] = await answer.json()
  await expect.poll(async () => (await titles(page)).slice(0, 3)).toEqual(found.map(({ title }) => title))
  const starred = rows(page).first().getByRole('button', { name: /^Star/ })
  await starred.click()
  await expect(starred).toHaveAttribute('aria-pressed', 'true')
})

test('by keyboard, the choice one has come to is drawn ahead as well', async ({ page, site }) => {
  await signUpQuickly(page.context(), site)
  await openWithFilters(page)
  await pointAt(page, chip(page, 'Difficulty', 'Hard'))
  const medium = chip(page, 'Difficulty', 'Medium')
  await chip(page, 'Difficulty', 'Easy').focus()
  const easy = await backs(page).first().textContent()
  await page.keyboard.press('Tab')
  await expect(medium).toBeFocused()
  await expect(backs(page).first()).not.toHaveText(easy ?? '')
  await backs(page)
    .first()
    .evaluate((article) => article.setAttribute('data-drawn-ahead', ''))
  await page.keyboard.press('Enter')
  await expect(rows(page).first()).toHaveAttribute('data-drawn-ahead')
  await expect(medium).toBeFocused()
})

test('a row that is turned over is as high as what it shows, and what was open on its back is closed', async ({
  page,
  site,
}) => {
  await signUpQuickly(page.context(), site)
  await openWithFilters(page)
  await page.getByRole('button', { name: 'Note on Two Sum', exact: true }).click()
  const box = row(page, 'Two Sum').getByRole('textbox')
  await box.fill('Ask about duplicates.')
  const expectHeights = () =>
    expect
      .poll(() =>
        rows(page).evaluateAll((articles) =>
          articles.slice(0, 2).map((article) => {
            const place = article.closest('li')?.getBoundingClientRect().height ?? 0
            return Math.abs(place - article.getBoundingClientRect().height) <= 1
          }),
        ),
      )
      .toEqual([true, true])
  await expectHeights()
  const hard = chip(page, 'Difficulty', 'Hard')
  for (const isChosen of [true, false]) {
    await pointAt(page, hard)
    await hard.click()
    await expect(hard).toHaveAttribute('aria-pressed', String(isChosen))
    await expectHeights()
  }
  await expect(row(page, 'Two Sum').getByText('Ask about duplicates.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Note on Two Sum', exact: true })).toHaveAttribute(
    'aria-expanded',
    'false',
  )
  await expect(page.getByRole('textbox', { includeHidden: true, name: /^Note/ })).toHaveCount(0)
  await expect(hard).toBeFocused()
})

test('the last row that is unstarred leaves the focus to what is seen of the one before', async ({
  page,
  site,
}) => {
  await signUpQuickly(page.context(), site)
  await openList(page)
  const [first = '', second = ''] = await titles(page)
  for (const title of [first, second]) {
    await star(page, title).click()
    await expect(star(page, title)).toHaveAttribute('aria-pressed', 'true')
  }
  await page.getByRole('button', { name: /^Filters/ }).click()
  await pointAt(page, chip(page, 'Difficulty', 'Hard'))
  await toggle(page, 'Starred').click()
  await expect(rows(page)).toHaveCount(2)
  await star(page, second).press('Enter')
  await expect(rows(page)).toHaveCount(1)
  await expect(star(page, first)).toBeFocused()
})
