import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { problemsOf } from '#curriculum/patterns.ts'
import { expectAccessible } from '#testing/browser/expect-accessible.ts'
import { openPage } from '#testing/browser/open-page.tsx'
import { realReply } from '#testing/browser/stub-calls.ts'

const card = (pattern: string) =>
  page.getByRole('heading', { level: 2, name: new RegExp(`^${pattern}`) }).getByRole('button')
const menu = page.getByRole('navigation', { name: 'Sections of Two Pointers' })
const section = (name: string) => page.getByCss(`#two-pointers-${name}`)

test('the menu of an open card leads to its sections and marks the one on the screen', async () => {
  await openPage('/category/1', { as: 'guest' })
  await page.getByRole('tab', { name: 'Not Started' }).click()
  await card('Two Pointers').click()
  expect(
    menu
      .getByRole('link')
      .elements()
      .map((link) => link.textContent),
  ).toEqual(['Story', 'Clues', 'Demo', 'Practice', 'Mistakes', 'Code'])
  await menu.getByRole('link', { name: 'Practice' }).click()
  await expect.element(section('practice')).toHaveFocus()
  await expect
    .element(section('practice').getByRole('heading', { name: 'Practice problems' }))
    .toBeInViewport()
  await expect
    .element(menu.getByRole('link', { name: 'Practice' }))
    .toHaveAttribute('aria-current', 'location')
  await expect.element(page.getByRole('tab', { name: 'Not Started', selected: true })).toBeInTheDocument()
  // It stays under the header.
  await expect.element(menu.getByRole('link', { name: 'Code' })).toBeInViewport()
  menu.getByRole('link', { name: 'Code' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(section('code')).toHaveFocus()
  await expect.element(section('code').getByRole('button', { name: 'Copy' })).toBeInViewport()
  await expect.element(menu.getByRole('link', { name: 'Code' })).toHaveAttribute('aria-current', 'location')
  await expectAccessible()
})

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(`at ${width} px, no heading is hidden after a press on its link in the menu`, async () => {
    await page.viewport(width, height)
    await openPage('/category/1#two-pointers', { as: 'member' })
    await expect.element(page.getByCss('#two-pointers .demo')).toBeInTheDocument()
    for (const name of ['Clues', 'Demo', 'Practice', 'Mistakes', 'Code']) {
      await menu.getByRole('link', { name }).click()
      await expect.element(section(name.toLowerCase())).toHaveFocus()
      const covered = [...document.querySelectorAll('header, #two-pointers nav')]
        .filter((bar) => getComputedStyle(bar).position === 'sticky')
        .map((bar) => bar.getBoundingClientRect())
      // The demo's title on a phone is that of its problem.
      const { top } = section(name.toLowerCase()).element().getBoundingClientRect()
      expect(top, name).toBeLessThan(height / 2)
      for (const { bottom } of covered) expect(top, name).toBeGreaterThanOrEqual(bottom)
    }
  })

test('a link to a section of a card opens the card there', async () => {
  await openPage('/category/1#two-pointers-mistakes', { as: 'guest' })
  await expect.element(card('Two Pointers')).toHaveAttribute('aria-expanded', 'true')
  await expect.element(page.getByCss('#two-pointers .demo')).toBeInTheDocument()
  await expect.element(section('mistakes').getByRole('heading', { name: 'Common mistakes' })).toBeInViewport()
  await expect.element(section('mistakes')).toHaveFocus()
})

test('on a phone, the longer parts of the clues are folded', async () => {
  await page.viewport(390, 844)
  await openPage('/category/1#two-pointers', { as: 'guest' })
  const fold = section('clues').getByRole('group').filter({ hasText: 'Easily mistaken for' })
  await expect.element(fold).toBeVisible()
  await expect.element(fold.getByRole('link')).not.toBeInTheDocument()
  await fold.getByRole('heading', { name: 'Easily mistaken for' }).click()
  await expect.element(fold.getByRole('link').first()).toBeVisible()
})

test('the last tick completes the pattern and offers the next one', async () => {
  const { id: userId } = realReply('GET /api/user')
  await openPage('/category/1#two-pointers-practice', {
    as: 'member',
    calls: {
      'GET /api/solved': { userId, version: 1, solved: problemsOf(1).slice(1) },
      'PUT /api/solved': () => new Promise(() => {}),
    },
  })
  const status = section('practice').getByRole('status')
  await expect.element(status).toHaveTextContent('8 of 9 problems solved')
  await section('practice').getByRole('checkbox').first().click()
  await expect.element(status).toMatchTextContent('Pattern Completed! Great job!')
  await expect.element(section('practice').getByText(/^1 of \d+ patterns of Arrays completed/)).toBeVisible()
  await expect.element(section('practice').getByCss('.contour-ring[data-drawn]')).toHaveLength(1)
  await section('practice').getByRole('link', { name: 'Next pattern: Sliding Window' }).click()
  await expect.element(card('Sliding Window')).toHaveAttribute('aria-expanded', 'true')
  await expect.element(card('Sliding Window')).toHaveFocus()
})
