import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openPage } from '#testing/browser/open-page.tsx'
import { radioPrompt, roundId, roundOf, spotOf, tramPrompt } from '#testing/browser/practice-replies.ts'
import { translatePage } from '#testing/browser/translate-page.ts'

test('the demo on a translated page counts its steps, and its button changes', async () => {
  await openPage('/category/1#two-pointers', { as: 'guest' })
  const player = page.getByRole('region', { name: /Visual demo/ })
  await expect.element(player.getByText('Step 1 of 8')).toBeVisible()
  translatePage()
  await expect.element(player.getByText('«Step 1 of 8»')).toBeVisible()
  await player.getByRole('button', { name: 'Next step' }).click()
  await expect.element(player.getByText('Step 2 of 8')).toBeVisible()
  translatePage()
  await player.getByRole('button', { name: 'Next step' }).click()
  await expect.element(player.getByText('Step 3 of 8')).toBeVisible()
  await player.getByRole('button', { name: /Play/ }).click()
  await expect.element(player.getByRole('button', { name: /Pause/ })).toBeVisible()
})

test('a translated category page counts what is done', async () => {
  await openPage('/category/1#two-pointers', { as: 'guest' })
  const card = page.getByRole('heading', { level: 2, name: /Two Pointers/ }).getByRole('button')
  await expect.element(card).toMatchTextContent('9 problems available')
  translatePage()
  await page.getByRole('checkbox', { name: 'Mark as done: Move Zeroes' }).click()
  await expect.element(card).toMatchTextContent('1 of 9 problems solved')
  translatePage()
  await page.getByRole('checkbox', { name: 'Mark as done: Merge Sorted Array' }).click()
  await expect.element(card).toMatchTextContent('2 of 9 problems solved')
})

test('a translated round goes on to the next prompt', async () => {
  await openPage(`/practice/rounds/${roundId}`, {
    as: 'member',
    calls: {
      'GET /api/practice/rounds/:id': roundOf([spotOf(tramPrompt), spotOf(radioPrompt)]),
      'POST /api/practice/answers': { patterns: [] },
    },
  })
  await expect.element(page.getByText('1 of 2')).toBeVisible()
  translatePage()
  await page.getByRole('combobox', { name: /Name the pattern/ }).fill('Sliding Window')
  await userEvent.keyboard('{Enter}')
  await page.getByRole('button', { name: /Sure/ }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: /Prefix Sums/ })).toBeVisible()
  translatePage()
  await page
    .getByRole('button', { name: /Next prompt/ })
    .first()
    .click()
  await expect.element(page.getByText('2 «of 2»')).toBeVisible()
})
