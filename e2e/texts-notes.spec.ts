import { expect, type Page } from '@playwright/test'
import { test } from './journey.ts'
import { expectHeading, visit } from './screens.ts'

const headings = (page: Page, level: number) => page.getByRole('main').getByRole('heading', { level })
const trail = (page: Page) => page.getByRole('navigation', { name: 'Breadcrumb' })

test('the guide has its videos, tables, five levels and closed templates', async ({ page }) => {
  await visit(page, '/dfs-bfs-guide')
  await expectHeading(page, 'DFS and BFS guide')
  await expect(trail(page).getByRole('link', { name: 'Study Notes' })).toHaveAttribute('href', '/study-notes')
  await expect(headings(page, 2)).toHaveText([
    'The difference',
    'Both searches, step by step',
    'Watch',
    'The data structure behind each',
    'When to use each',
    'Keywords that give it away',
    'Five-level practice plan',
    'Time and space',
    'Java code templates',
  ])
  await expect(page.getByRole('button', { name: /^Play .*(BFS|Breadth)/ })).toHaveCount(1)
  await expect(page.getByRole('button', { name: /^Play .*(DFS|Depth)/ })).toHaveCount(1)
  for (const level of [0, 1, 2, 3, 4])
    await expect(headings(page, 3).filter({ hasText: new RegExp(`^Level ${level}\\b`) })).toHaveCount(1)
  await expect(page.getByRole('table').last().getByRole('columnheader')).toHaveText([
    'Type',
    'Problem',
    'Difficulty',
    'Problem number',
  ])
  for (const template of ['BFS with a queue', 'Recursive DFS', 'Backtracking']) {
    const shown = page
      .locator('details')
      .filter({ has: page.getByRole('heading', { name: template, level: 3 }) })
    await expect(shown).toHaveCount(1)
    await expect(shown).not.toHaveAttribute('open')
  }
})

test('the cheat sheet has all its parts, five of them folded', async ({ page }) => {
  await visit(page, '/linkedlist-cheatsheet')
  await expect(trail(page).getByRole('link', { name: 'Study Notes' })).toHaveAttribute('href', '/study-notes')
  await expect(headings(page, 2)).toHaveText([
    'Quick Reference',
    'Insert',
    'Delete',
    'Delete Duplicates in Sorted List',
    'Special Traversals & Patterns',
    'Advanced Operations',
    'Doubly Linked List Operations',
    'Basic Node Definition',
    'Pro Tips',
  ])
  for (const part of ['Node basics', 'Core pointer rules', 'Two-pointer techniques'])
    await expect(headings(page, 3).filter({ hasText: part })).toBeVisible()
  await expect(page.locator('details:not(.note-template)')).toHaveCount(5)
  await expect(page.locator('details[open]:not(.note-template)')).toHaveCount(0)
})
