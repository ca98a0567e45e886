import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import removeCycle from '#content/notes/templates/singly-linked/remove-cycle.py?raw'
import { expectAccessible } from '#testing/browser/expect-accessible.ts'
import { openPage } from '#testing/browser/open-page.tsx'

const sheet = '/linkedlist-cheatsheet'
const heading = (name: string, level = 2) => page.getByRole('heading', { name, level, exact: true })
const operation = (name: string) => page.getByRole('region', { name, exact: true })
const progress = page.getByText(/^\d of 5 sections opened$/)

test('the cheat sheet has all its sections, five of them folded', async () => {
  await openPage(sheet)
  await expect.element(heading('Quick Reference')).toBeInTheDocument()
  expect(
    page
      .getByRole('main')
      .getByRole('heading', { level: 2 })
      .elements()
      .map((each) => each.textContent),
  ).toEqual([
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
    await expect.element(heading(part, 3)).toBeVisible()
  await expect.element(page.getByCss('details:not(.note-template)')).toHaveLength(5)
  await expect.element(page.getByCss('details[open]:not(.note-template)')).toHaveLength(0)
  await expectAccessible()
})

test('the page counts the sections opened so far, and remembers them in this browser', async () => {
  const { unmount } = await openPage(sheet)
  await expect.element(progress).toHaveTextContent('0 of 5 sections opened')
  await heading('Insert').click()
  await expect.element(heading('Insert at the head', 3)).toBeVisible()
  await expect.element(operation('Insert at the head').getByCss('pre')).toBeVisible()
  await expect.element(progress).toHaveTextContent('1 of 5 sections opened')
  await heading('Insert').click()
  await expect.element(heading('Insert at the head', 3)).not.toBeInTheDocument()
  await expect.element(progress).toHaveTextContent('1 of 5 sections opened')
  await unmount()

  await openPage(sheet)
  await expect.element(progress).toHaveTextContent('1 of 5 sections opened')
  await page.getByRole('button', { name: 'Open all' }).click()
  await expect.element(progress).toHaveTextContent('5 of 5 sections opened')
  await expect.element(heading('Delete a node, both ways', 3)).toBeVisible()
  await page.getByRole('button', { name: 'Close all' }).click()
  await expect.element(heading('Remove a cycle', 3)).not.toBeInTheDocument()
  await expect.element(progress).toHaveTextContent('5 of 5 sections opened')
})

test('a link opens the section around its heading', async () => {
  await openPage(`${sheet}#delete-nth-from-end`)
  await expect.element(heading('Delete the nth node from the end', 3)).toBeInViewport()
  await expect.element(progress).toHaveTextContent('1 of 5 sections opened')
  await expect.element(heading('Insert at the head', 3)).not.toBeInTheDocument()
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Doubly Linked List Operations' })
    .click()
  await expect.element(heading('Delete a node, both ways', 3)).toBeVisible()
})

test('choosing a step shows the link it changes; choosing it again shows every change', async () => {
  await openPage(`${sheet}#insert-index`)
  const insert = operation('Insert at an index')
  const pictures = insert.getByRole('img')
  await expect.element(pictures.first()).toHaveAccessibleName('List: 0, 3, 5, 8, null. prev is on 0.')
  await expect.element(pictures.last()).toHaveAccessibleName(/^List: 0, 3, 5, 7, 8, null\./)
  const second = insert.getByRole('button', { name: /Make the node/ })
  await second.click()
  await expect.element(second).toHaveAttribute('aria-pressed', 'true')
  await expect.element(insert.getByText(/^After step 2/)).toBeVisible()
  await expect.element(pictures.last()).toHaveAccessibleName(/New link from 7 to 8\.$/)
  await second.click()
  await expect.element(insert.getByText('After', { exact: true })).toBeVisible()
})

test('Copy gives the template that the tests run', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await openPage(`${sheet}#python-remove-cycle`)
  const part = operation('Remove a cycle')
  await part.getByRole('button', { name: 'Copy' }).click()
  await expect.element(part.getByRole('status')).toHaveTextContent('Copied')
  expect(copied).toHaveBeenCalledExactlyOnceWith(removeCycle)
})
