import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import removeCycleInJava from '#content/notes/templates/singly-linked/remove-cycle.java?raw'
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
  await expect.element(heading('Doubly linked: delete a node', 3)).toBeVisible()
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
  await expect.element(heading('Doubly linked: delete a node', 3)).toBeVisible()
})

test.each([900, 1400])(
  'in a window %i px high, every link in the contents marks its own section',
  async (height) => {
    await page.viewport(1440, height)
    await openPage(sheet)
    const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
    for (const link of [...links.all(), ...links.all().toReversed()]) {
      await link.click()
      await expect.element(link).toHaveAttribute('aria-current', 'location')
      // The page has come to rest.
      await new Promise((resolve) => setTimeout(resolve, 300))
      await expect.element(link).toHaveAttribute('aria-current', 'location')
    }
  },
)

test('choosing a step shows the link it changes; choosing it again shows every change', async () => {
  await openPage(`${sheet}#insert-index`)
  const insert = operation('Insert at an index')
  const pictures = insert.getByRole('img')
  await expect.element(pictures.first()).toHaveAccessibleName('List: 0, 3, 5, 8, null. prev is on 0.')
  await expect.element(pictures.last()).toHaveAccessibleName(/^List: 0, 3, 5, 7, 8, null\./)
  const second = insert.getByRole('button', { name: /Create the node/ })
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

test('one language choice changes every template, and is the same as in the demos', async () => {
  const { unmount } = await openPage(`${sheet}#python-remove-cycle`)
  const code = operation('Remove a cycle').getByCss('pre')
  await expect.element(heading('Python: remove_cycle(head)', 4)).toBeVisible()
  await expect.element(page.getByRole('radio', { name: 'Python' })).toBeChecked()

  await page.getByRole('radio', { name: 'Java' }).click()
  await expect.element(heading('Java: removeCycle(head)', 4)).toBeVisible()
  await expect.element(code).toHaveTextContent(removeCycleInJava.replaceAll(/\s+/g, ' ').trim())
  await expect.element(heading('Java: ListNode', 3)).toBeVisible()
  await expect.element(page.getByText(/^The steps use Python: read None as null/)).toBeVisible()
  expect(localStorage.getItem('capra.codeLanguage')).toBe('java')
  await expectAccessible()

  page.getByRole('radio', { name: 'Java' }).element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(heading('C++: removeCycle(head)', 4)).toBeVisible()
  await unmount()

  await openPage(`${sheet}#python-remove-cycle`)
  await expect.element(heading('C++: removeCycle(head)', 4)).toBeInViewport()
})

test('every template has a heading in every language', async () => {
  await openPage(sheet)
  await page.getByRole('button', { name: 'Open all' }).click()
  const headings = page.getByRole('heading', { name: /^(Python|TypeScript|Java|C\+\+): \w/ })
  for (const language of ['TypeScript', 'Java', 'C++', 'Python']) {
    await page.getByRole('radio', { name: language, exact: true }).click()
    await expect.element(headings.first()).toMatchTextContent(`${language}: `)
    await expect.element(headings).toHaveLength(23)
    for (const each of headings.elements()) {
      const name = each.textContent.match(/: (\w+)/)?.[1]
      expect(each.closest('figure')?.querySelector('pre')?.textContent).toMatch(new RegExp(`\\b${name}\\b`))
    }
  }
})
