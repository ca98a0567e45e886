import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { test } from './journey.ts'
import { visit } from './screens.ts'

const sheet = '/linkedlist-cheatsheet'
const folded = [
  'Insert',
  'Delete',
  'Delete Duplicates in Sorted List',
  'Advanced Operations',
  'Doubly Linked List Operations',
]
const heading = (page: Page, name: string, level = 2) =>
  page.getByRole('heading', { name, level, exact: true })
const operation = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const step = (page: Page, name: string, text: string) =>
  operation(page, name).getByRole('button', { name: text })
const progress = (page: Page) => page.getByText(/^\d of 5 sections opened$/)

test('the head counts the sections that were opened, and this browser keeps the count', async ({ page }) => {
  await visit(page, sheet)
  await expect(progress(page)).toHaveText('0 of 5 sections opened')
  for (const name of folded) await expect(heading(page, name)).toBeVisible()
  await expect(heading(page, 'Insert at the head', 3)).toBeHidden()

  await heading(page, 'Insert').click()
  await expect(heading(page, 'Insert at the head', 3)).toBeVisible()
  await expect(progress(page)).toHaveText('1 of 5 sections opened')
  await heading(page, 'Insert').click()
  await expect(heading(page, 'Insert at the head', 3)).toBeHidden()
  await expect(progress(page)).toHaveText('1 of 5 sections opened')
  await heading(page, 'Doubly Linked List Operations').click()
  await expect(progress(page)).toHaveText('2 of 5 sections opened')

  await visit(page, sheet)
  await expect(progress(page)).toHaveText('2 of 5 sections opened')
  await expect(heading(page, 'Delete a node, both ways', 3)).toBeHidden()
  await page.getByRole('button', { name: 'Open all' }).click()
  await expect(progress(page)).toHaveText('5 of 5 sections opened')
  for (const name of ['Insert at the head', 'Remove a cycle', 'Delete a node, both ways'])
    await expect(heading(page, name, 3)).toBeVisible()
  await page.getByRole('button', { name: 'Close all' }).click()
  await expect(heading(page, 'Remove a cycle', 3)).toBeHidden()
  await expect(progress(page)).toHaveText('5 of 5 sections opened')
})

test('a link opens the section that its heading is in', async ({ page }) => {
  await visit(page, `${sheet}#delete-nth-from-end`)
  await expect(heading(page, 'Delete the nth node from the end', 3)).toBeInViewport()
  await expect(progress(page)).toHaveText('1 of 5 sections opened')
  await expect(heading(page, 'Insert at the head', 3)).toBeHidden()

  await page.getByRole('link', { name: 'Remove a cycle', exact: true }).click()
  await expect(page).toHaveURL(`${sheet}#remove-cycle`)
  await expect(heading(page, 'Remove a cycle', 3)).toBeFocused()
  await expect(heading(page, 'Remove a cycle', 3)).toBeInViewport()
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Doubly Linked List Operations' })
    .click()
  await expect(heading(page, 'Delete a node, both ways', 3)).toBeVisible()
  await expect(progress(page)).toHaveText('3 of 5 sections opened')

  await visit(page, '/study-notes')
  await visit(page, `${sheet}#python-merge-sorted`)
  await expect(page.getByText('def merge_sorted(a, b):')).toBeInViewport()
})

test('a step shows the link that it changes; chosen again, all that has changed', async ({ page }) => {
  await visit(page, `${sheet}#insert-index`)
  const pictures = operation(page, 'Insert at an index').getByRole('img')
  await expect(pictures).toHaveCount(2)
  await expect(pictures.first()).toHaveAccessibleName('List: 0, 3, 5, 8, null. prev is on 0.')
  await expect(pictures.last()).toHaveAccessibleName(/^List: 0, 3, 5, 7, 8, null\..*given up\.$/)

  const second = step(page, 'Insert at an index', 'Make the node')
  await second.click()
  await expect(second).toHaveAttribute('aria-pressed', 'true')
  await expect(operation(page, 'Insert at an index').getByText('After step 2')).toBeVisible()
  await expect(pictures.last()).toHaveAccessibleName(/New link from 7 to 8\.$/)
  await step(page, 'Insert at an index', 'Let the node before point at it').click()
  await expect(second).toHaveAttribute('aria-pressed', 'false')
  await expect(pictures.last()).toHaveAccessibleName(
    /New link from 5 to 7\. The link from 5 to 8 is given up\.$/,
  )
  await step(page, 'Insert at an index', 'Let the node before point at it').click()
  await expect(pictures.last()).toHaveAccessibleName(/New link from 7 to 8\./)
  await expect(operation(page, 'Insert at an index').getByText('After', { exact: true })).toBeVisible()
})

test('a template is copied as the file that the tests run', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await visit(page, `${sheet}#remove-cycle`)
  const part = operation(page, 'Remove a cycle')
  await expect(part.getByText('def remove_cycle(head):')).toBeHidden()
  await part.getByRole('heading', { name: 'Python: remove_cycle(head)' }).click()
  await expect(part.getByText('def remove_cycle(head):')).toBeVisible()
  await part.getByRole('button', { name: 'Copy' }).click()
  await expect(part.getByRole('status')).toHaveText('Copied')
  const file = new URL('../src/content/notes/templates/singly-linked/remove-cycle.py', import.meta.url)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(readFileSync(file, 'utf8'))
})

test('everything is done by keyboard', async ({ page }) => {
  await visit(page, sheet)
  await page.getByRole('button', { name: 'Open all' }).focus()
  // The two tables scroll where they are wide, so each is a stop on the way; so are the links beside headings.
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => document.activeElement?.textContent ?? '')
    if (focused.startsWith('Insert4 operations')) break
  }
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Insert at the head', 3)).toBeVisible()
  await expect(progress(page)).toHaveText('1 of 5 sections opened')
  const first = step(page, 'Insert at the head', 'Point it at the old head')
  await first.focus()
  await page.keyboard.press('Space')
  await expect(first).toHaveAttribute('aria-pressed', 'true')
  await expect(operation(page, 'Insert at the head').getByText('After step 2')).toBeVisible()
})

test('on paper it is a sheet of two pages, with every section and all code', async ({ page }) => {
  await visit(page, sheet)
  const pdf = await page.pdf({ preferCSSPageSize: true })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(2)
  await page.emulateMedia({ media: 'print' })
  for (const name of ['Remove a cycle', 'Delete a node, both ways'])
    await expect(heading(page, name, 3)).toBeVisible()
  await expect(page.getByText('def dll_delete(head, node):')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copy', exact: true })).toHaveCount(0)
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('all sections lie open, and templates open', async ({ page }) => {
    await page.goto(sheet)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Linked-list cheat sheet')
    await expect(progress(page)).toBeHidden()
    for (const name of ['Insert at the head', 'Keep one of each value', 'Delete a node, both ways'])
      await expect(heading(page, name, 3)).toBeVisible()
    await expect(operation(page, 'Insert at the head').getByRole('img').last()).toHaveAccessibleName(
      'List: 1, 3, 5, 8, null. head is on 1. node is on 1. New link from 1 to 3.',
    )
    await expect(page.getByText('def insert_head(head, val):')).toBeHidden()
    await page.getByRole('heading', { name: 'Python: insert_head(head, val)' }).click()
    await expect(page.getByText('def insert_head(head, val):')).toBeVisible()
  })
})
