import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ladder } from '#content/notes/dp/ladder.ts'
import { expectAccessible } from '#testing/browser/expect-accessible.ts'
import { openPage } from '#testing/browser/open-page.tsx'

const guide = '/dp-guide'
const sections = [
  'When is it dynamic programming?',
  'The recursion tree: what is wasted',
  'One problem, from brute force to a short row',
  'How to find the state',
  'Map of families',
  'Counting, best or feasible',
  'Rebuilding the choices',
  'What it costs',
  'When the answer is wrong',
  'Twenty problems in five levels',
]

test('the guide has its sections, five closed questions, both trees and a ladder of five levels', async () => {
  await openPage(guide)
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Dynamic programming guide')
  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' })
  await expect
    .element(breadcrumb.getByRole('link', { name: 'Study Notes' }))
    .toHaveAttribute('href', '/study-notes')
  const headings = page.getByRole('main').getByRole('heading', { level: 2 }).elements()
  expect(headings.map((heading) => heading.textContent)).toEqual(sections)
  await expect.element(page.getByCss('.dp-questions details')).toHaveLength(5)
  await expect.element(page.getByCss('main details[open]')).toHaveLength(0)
  await expect.element(page.getByRole('img', { name: /^Tree: 6 has 5 and 3 .* and 2/ })).toHaveLength(2)
  await expect.element(page.getByRole('heading', { name: /^Level \d:/, level: 3 })).toHaveLength(5)
  await expectAccessible()
})

test('an answer is hidden until its question is opened', async () => {
  await openPage(guide)
  const answer = page.getByText(/^The last coin you put down: a 1/)
  await expect.element(answer).not.toBeVisible()
  await page.getByText('What was the last decision?').click()
  await expect.element(answer).toBeVisible()
})

test('one choice of language changes all listings', async () => {
  await openPage(`${guide}#brute-force`)
  await expect.element(page.getByText('def fewest_coins(coins, amount):').first()).toBeVisible()
  await expect.element(page.getByRole('heading', { name: /^Python: / })).toHaveLength(5)
  for (const [label, line] of [
    ['TypeScript', 'function fewestCoins(coins: number[], amount: number) {'],
    ['Java', 'int fewestCoins(int[] coins, int amount) {'],
    ['C++', 'int fewestCoins(const vector<int>& coins, int amount) {'],
  ] as const) {
    await page.getByRole('radio', { name: label }).first().click()
    await expect.element(page.getByRole('heading', { name: `${label}: brute force` })).toBeVisible()
    await expect.element(page.getByText(line).first()).toBeVisible()
  }
  await page.getByRole('radio', { name: 'Python' }).last().click()
  await expect.element(page.getByRole('heading', { name: /^Python: / })).toHaveLength(5)
})

test('the ladder asks for each state before it shows it', async () => {
  await openPage(`${guide}#ladder`)
  const row = page.getByRole('row').filter({ hasText: 'Dungeon Game' })
  const state = row.getByText(/still reach the goal/)
  await expect.element(state).not.toBeVisible()
  await row.getByText(/^State\?/).click()
  await expect.element(state).toBeVisible()
  await expect.element(row).toMatchTextContent('Family: Grid.')
  await expect
    .element(page.getByCss('.dp-state'))
    .toHaveLength(ladder.flatMap(({ problems }) => problems).length)
  await expectAccessible()
})

test('a guest can tick the ladder, a visitor learns how to', async () => {
  await openPage(guide)
  await expect
    .element(page.getByRole('link', { name: 'Sign in or continue as a guest' }))
    .toHaveAttribute('href', expect.stringContaining('dp-guide'))
  await expect.element(page.getByRole('checkbox')).toHaveLength(0)
  await openPage(guide, { as: 'guest' })
  await page.getByRole('checkbox', { name: /Coin Change II/ }).click()
  await expect.element(page.getByText('1 of 20').first()).toBeInTheDocument()
})

test('the map leads to the lessons', async () => {
  await openPage(guide)
  await expect
    .element(page.getByRole('link', { name: 'Unbounded Knapsack (Coin Change)' }))
    .toHaveAttribute('href', '/category/8#unbounded-knapsack')
  await expect
    .element(page.getByRole('link', { name: /^312\. Burst Balloons/ }))
    .toHaveAttribute('href', 'https://leetcode.com/problems/burst-balloons/')
})
