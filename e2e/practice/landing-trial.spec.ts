import { expect, type Page } from '@playwright/test'
import { visit } from '../support/screens.ts'
import { test } from '../support/test.ts'
import { drag, imitateKeyboard, tap } from '../support/touch.ts'

const question = (page: Page) => page.getByRole('region', { name: 'Can you spot it?' })
const feedback = (page: Page) => page.getByRole('region', { name: 'What gives it away' })
const verdict = (page: Page) => feedback(page).getByRole('heading', { level: 3 })

test('a visitor spots a pattern with one key, becomes a guest, and the answer is there', async ({ page }) => {
  await visit(page, '/landing')
  // The keys work a moment after what is drawn ahead has been taken over.
  await expect(async () => {
    await page.keyboard.press('2')
    await expect(feedback(page)).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(verdict(page)).toBeFocused()
  await expect(verdict(page)).toHaveText('Sliding Window')
  await expect(feedback(page).getByText('Right', { exact: true })).toBeVisible()

  await page.keyboard.press('Enter')
  const harder = page.getByRole('region', { name: 'A harder one' })
  await harder.getByRole('button', { name: 'I don’t know' }).click()
  await expect(verdict(page)).toHaveText('Binary Search on the Answer')
  await feedback(page).getByRole('link', { name: 'Play a round' }).click()
  await page.getByRole('button', { name: 'Continue as Guest' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Practice' })).toBeVisible()
  // They count for no number, but no round asks these prompts again.
  await expect(page.getByText('It takes a few minutes, and you need no preparation.')).toBeVisible()
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('capra.guestPractice') ?? '{}'))
  expect(kept.answers).toMatchObject([
    { promptId: 'sliding-window-3', named: 'sliding-window' },
    { promptId: 'binary-search-on-answer-7', named: null },
  ])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a visitor marks words and answers by touch, without scrolling', async ({ page }) => {
    await imitateKeyboard(page)
    await visit(page, '/landing')
    const words = question(page).getByRole('application').locator('[data-word]')
    const [from, to] = [words.getByText('negative.'), words.getByText('entry', { exact: true })]
    await drag(page, from, to)
    await expect(question(page).getByText('Marked: entry is negative. 2 of 3.')).toBeAttached()
    const last = await question(page).getByRole('button', { name: 'I don’t know' }).boundingBox()
    const bar = await page.getByRole('navigation', { name: 'Main' }).boundingBox()
    expect(last!.y + last!.height).toBeLessThanOrEqual(bar!.y)
    await tap(page, question(page).getByRole('button', { name: 'Prefix Sums & Kadane' }))
    await expect(verdict(page)).toBeFocused()
    await expect(verdict(page)).toBeInViewport({ ratio: 1 })
    await expect(feedback(page).getByText('Why Prefix Sums & Kadane fails here')).toBeVisible()
    await tap(page, feedback(page).getByRole('button', { name: 'Try a harder one' }))
    await expect(page.getByRole('heading', { name: 'A harder one' })).toBeFocused()
  })
})
