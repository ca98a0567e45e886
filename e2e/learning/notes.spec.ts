import { expect } from '@playwright/test'
import { signUpQuickly } from '../support/people.ts'
import { expectHeading, figure, problemBox, tick, visit } from '../support/screens.ts'
import { test } from '../support/test.ts'

const guide = '/dfs-bfs-guide'
const sheet = '/linkedlist-cheatsheet'
const dpGuide = '/dp-guide'

test('the study notes lead to all notes and announce those to come', async ({ page }) => {
  await visit(page, '/study-notes')
  await expect(page.getByText('Coming Soon', { exact: true })).toHaveCount(2)
  await expect(page.getByText('New Notes Adding Soon')).toHaveCount(1)
  await page.getByRole('main').getByRole('link', { name: 'Linked-list cheat sheet' }).click()
  await expectHeading(page, 'Linked-list cheat sheet')
  await page
    .getByRole('navigation', { name: 'Breadcrumb' })
    .getByRole('link', { name: 'Study Notes' })
    .click()
  await page.getByRole('main').getByRole('link', { name: 'DFS and BFS guide' }).click()
  await expectHeading(page, 'DFS and BFS guide')
  await visit(page, '/study-notes')
  await page.getByRole('main').getByRole('link', { name: 'Dynamic programming guide' }).click()
  await expectHeading(page, 'Dynamic programming guide')
})

test('the search finds the parts of the dynamic programming guide', async ({ page }) => {
  await visit(page, '/study-notes')
  await page.getByRole('combobox', { name: 'Search patterns' }).fill('rolling rows')
  await page.getByRole('option', { name: /Rolling rows/ }).click()
  await expect(page).toHaveURL(/\/dp-guide#rolling-rows$/)
  await expect(page.getByRole('heading', { name: 'Rolling rows' })).toBeInViewport()
})

test('a tick on the ladder also counts in the lesson', async ({ page, site }) => {
  await signUpQuickly(page.context(), site)
  await visit(page, dpGuide)
  const saved = page.waitForResponse(
    (response) => response.url().endsWith('/api/solved') && response.request().method() === 'PUT',
  )
  await tick(page, 'House Robber')
  await expect(page.getByText('1 of 20 solved')).toBeVisible()
  await saved
  await visit(page, '/category/8#dynamic-programming')
  await expect(problemBox(page, 'House Robber')).toBeChecked()
})

test('a tick in the practice plan also counts in the lesson', async ({ page, site }) => {
  await signUpQuickly(page.context(), site)
  await visit(page, guide)
  await expect(page.getByText('0 of 20 solved')).toBeVisible()
  const saved = page.waitForResponse(
    (response) => response.url().endsWith('/api/solved') && response.request().method() === 'PUT',
  )
  await tick(page, 'Rotting Oranges')
  await expect(page.getByText('1 of 20 solved')).toBeVisible()
  await saved
  await visit(page, '/')
  await expect(figure(page, 'Problems Solved')).toHaveText('1')
  await visit(page, '/category/7#breadth-first-search')
  await expect(problemBox(page, 'Rotting Oranges')).toBeChecked()
})

test('each note prints on two pages', async ({ page }) => {
  for (const note of [guide, sheet]) {
    await visit(page, note)
    const pdf = await page.pdf({ preferCSSPageSize: true })
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(2)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the guide shows its text, its run as a table and its templates', async ({ page }) => {
    await page.goto(guide)
    await expect(page.getByText('The searches need JavaScript.')).toBeVisible()
    await expect(page.getByRole('img', { name: /^Queue, from front to back: E, F/ })).toBeVisible()
    await page.getByText('The whole run on the guide’s graph, as a table').click()
    await expect(page.getByRole('row', { name: '6 F G C A B E F C' })).toBeVisible()
    await page.getByRole('heading', { name: 'BFS with a queue' }).click()
    await expect(page.getByText('int[] bfs(')).toBeVisible()
  })

  test('the dynamic programming guide shows its trees, and its questions open', async ({ page }) => {
    await page.goto(dpGuide)
    await expect(page.getByRole('img', { name: /^Tree: 6/ })).toHaveCount(2)
    await page.getByText('What is the base case?').click()
    await expect(page.getByText('amount 0 needs no coin')).toBeVisible()
    await expect(page.getByText('def fewest_coins(coins, amount):').first()).toBeVisible()
  })

  test('the cheat sheet is fully open', async ({ page }) => {
    await page.goto(sheet)
    for (const name of ['Insert at the head', 'Doubly linked: delete a node'])
      await expect(page.getByRole('heading', { name, level: 3, exact: true })).toBeVisible()
    await page.getByRole('heading', { name: 'Python: insert_head(head, val)' }).click()
    await expect(page.getByText('def insert_head(head, val):')).toBeVisible()
  })
})
