import { expect, type Locator, type Page } from '@playwright/test'
import {
  chip,
  filtersButton,
  noteButton,
  openList,
  openWithFilters,
  row,
  rows,
  search,
  star,
  titles,
  toggle,
} from './company-screens.ts'
import { test } from './journey.ts'
import { signUpQuickly } from './people.ts'

/** What is drawn on the back of a row, out of reach. */
const backs = (page: Page) => page.locator('[data-index] > [inert][aria-hidden] article')
/** So that it is known again on the front. */
const markBack = (page: Page) =>
  backs(page)
    .first()
    .evaluate((article) => article.setAttribute('data-drawn-ahead', ''))

/** The first title that the server finds. */
async function firstFound(page: Page, query: string): Promise<string> {
  const answer = await page.request.get(`/api/company-questions?sql=false&limit=1&${query}`)
  const [found]: { title: string }[] = await answer.json()
  return found?.title ?? 'The server finds nothing.'
}

/** Has the page hold the whole list, without which nothing is drawn ahead, and draw there what the choice finds. */
async function pointAt(page: Page, choice: Locator, found: string): Promise<void> {
  await expect(async () => {
    await search(page).hover()
    await choice.hover()
    await expect(backs(page).first()).toContainText(found, { timeout: 1000 })
  }).toPass()
}

test('what a choice finds is drawn where nobody meets it, and turned over when it is chosen', async ({
  page,
  site,
}) => {
  await signUpQuickly(page.context(), site)
  await openWithFilters(page)
  const hard = chip(page, 'Difficulty', 'Hard')
  const found = await firstFound(page, 'difficulty=Hard')
  const before = await titles(page)
  await pointAt(page, hard, found)
  expect(await titles(page)).toEqual(before)
  await page.emulateMedia({ media: 'print' })
  await expect(backs(page).first()).toBeHidden()
  await page.emulateMedia({ media: null })
  // Whoever goes on by keyboard comes to the rows that are seen.
  await page.getByRole('combobox', { name: 'Sort by' }).focus()
  for (let at = 0; at < 12; at += 1) {
    await page.keyboard.press('Tab')
    const side = page.locator('[data-index] > :focus-within')
    await expect(side).toHaveCount(1)
    await expect(side).not.toHaveAttribute('aria-hidden')
  }

  await pointAt(page, hard, found)
  await markBack(page)
  await hard.click()
  await expect(rows(page).first()).toHaveAccessibleName(found)
  await expect(rows(page).first()).toHaveAttribute('data-drawn-ahead')
  const starred = rows(page).first().getByRole('button', { name: /^Star/ })
  await starred.click()
  await expect(starred).toHaveAttribute('aria-pressed', 'true')
})

test('by keyboard, the choice one has come to is drawn ahead as well', async ({ page, site }) => {
  await signUpQuickly(page.context(), site)
  await openWithFilters(page)
  await pointAt(page, chip(page, 'Difficulty', 'Hard'), await firstFound(page, 'difficulty=Hard'))
  const medium = chip(page, 'Difficulty', 'Medium')
  await chip(page, 'Difficulty', 'Easy').focus()
  await page.keyboard.press('Tab')
  await expect(medium).toBeFocused()
  await expect(backs(page).first()).toContainText(await firstFound(page, 'difficulty=Medium'))
  await markBack(page)
  await page.keyboard.press('Enter')
  await expect(rows(page).first()).toHaveAttribute('data-drawn-ahead')
  await expect(medium).toBeFocused()
})

test('a row that is turned over is as high as what it shows, and what was open on the other side is closed', async ({
  page,
  site,
}) => {
  await signUpQuickly(page.context(), site)
  await openWithFilters(page)
  await noteButton(page, 'Two Sum').click()
  await row(page, 'Two Sum').getByRole('textbox').fill('Ask about duplicates.')
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
  await pointAt(page, hard, await firstFound(page, 'difficulty=Hard'))
  const saved = page.waitForResponse('**/api/company-questions/*/mark')
  await hard.click()
  await expect(row(page, 'Two Sum')).toHaveCount(0)
  await expectHeights()
  await (await saved).finished()
  // Two Sum is on the back by now, but not because it is foreseen.
  await pointAt(page, chip(page, 'Difficulty', 'Medium'), await firstFound(page, 'difficulty=Medium,Hard'))
  await pointAt(page, hard, 'Two Sum')
  await markBack(page)
  await hard.click()
  await expect(row(page, 'Two Sum')).toHaveAttribute('data-drawn-ahead')
  await expect(row(page, 'Two Sum').getByText('Ask about duplicates.')).toBeVisible()
  await expectHeights()
  await expect(noteButton(page, 'Two Sum')).toHaveAttribute('aria-expanded', 'false')
  await expect(page.getByRole('textbox', { includeHidden: true, name: /^Note/ })).toHaveCount(0)
  await expect(hard).toBeFocused()
})

test('a press on a row in the moment it is turned over reaches nothing under it', async ({ page, site }) => {
  await signUpQuickly(page.context(), site)
  await page.setViewportSize({ width: 1280, height: 1400 })
  await openWithFilters(page)
  const saved: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT') saved.push(request.url())
  })
  const hard = chip(page, 'Difficulty', 'Hard')
  const found = await firstFound(page, 'difficulty=Hard')
  await pointAt(page, hard, found)
  await hard.evaluate(async (choice) => {
    const covered = document.querySelector('[data-index="0"] [aria-pressed]')
    if (!covered) throw new Error('There is nothing to press.')
    const { left, top } = covered.getBoundingClientRect()
    choice.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    // React shows the list when the event is over, and does the rest when it is idle.
    await Promise.resolve()
    const pressed = document.elementFromPoint(left + 20, top + 10)
    if (!pressed || !covered.contains(pressed)) throw new Error('Nothing shines through.')
    pressed.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  })
  await expect(rows(page).first()).toHaveAccessibleName(found)
  await hard.click()
  await expect(star(page, 'Two Sum')).toHaveAttribute('aria-pressed', 'false')
  expect(saved).toEqual([])
})

test('a question that a choice leaves in its row stays as it is, with what is open there', async ({
  page,
  site,
}) => {
  await signUpQuickly(page.context(), site)
  await page.setViewportSize({ width: 1280, height: 1400 })
  await openWithFilters(page)
  await noteButton(page, 'Two Sum').click()
  const easy = chip(page, 'Difficulty', 'Easy')
  const second = (await titles(page))[1]
  await expect(async () => {
    await search(page).hover()
    await easy.hover()
    await expect(backs(page).first()).toBeAttached({ timeout: 1000 })
  }).toPass()
  await easy.click()
  await expect(rows(page).nth(1)).not.toHaveAccessibleName(second ?? '')
  await expect(rows(page).first()).toHaveAccessibleName('Two Sum')
  await expect(noteButton(page, 'Two Sum')).toHaveAttribute('aria-expanded', 'true')
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
  await filtersButton(page).click()
  await pointAt(page, chip(page, 'Difficulty', 'Hard'), await firstFound(page, 'difficulty=Hard'))
  await toggle(page, 'Starred').click()
  await expect(rows(page)).toHaveCount(2)
  await star(page, second).press('Enter')
  await expect(rows(page)).toHaveCount(1)
  await expect(star(page, first)).toBeFocused()
})
