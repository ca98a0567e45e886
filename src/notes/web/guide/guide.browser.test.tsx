import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import bfsTemplate from '#content/notes/templates/graphs/graph-bfs.java?raw'
import { expectAccessible } from '#testing/browser/expect-accessible.ts'
import { openPage } from '#testing/browser/open-page.tsx'

const guide = '/dfs-bfs-guide'
const contents = page.getByRole('navigation', { name: 'On this page' })
const editor = page.getByRole('region', { name: 'Change the graph' })
const status = editor.getByRole('status')
const edges = editor.getByLabelText('Edges')
const bfs = page.getByRole('region', { name: 'BFS', exact: true })
const dfs = page.getByRole('region', { name: 'DFS', exact: true })
const node = (name: string) => editor.getByRole('button', { name: new RegExp(`^(Node )?${name}\\b`) })
const sections = [
  'The difference',
  'Both searches, step by step',
  'Watch',
  'The data structure behind each',
  'When to use each',
  'Keywords that give it away',
  'Five-level practice plan',
  'Time and space',
  'Java code templates',
]

/** The searches load when they come near; a page that has just opened may still scroll back to its top. */
async function openSearches() {
  await openPage(guide)
  const heading = page.getByRole('heading', { name: 'Both searches, step by step' })
  await expect.element(heading).toBeVisible()
  await expect
    .poll(() => {
      heading.element().scrollIntoView()
      return page.getByRole('button', { name: 'Change the graph' }).query()
    })
    .not.toBeNull()
}

async function openEditor() {
  await openSearches()
  await page.getByRole('button', { name: 'Change the graph' }).click()
}

test('the guide has its videos, table, five levels and closed templates', async () => {
  await openPage(guide)
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('DFS and BFS guide')
  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' })
  await expect
    .element(breadcrumb.getByRole('link', { name: 'Study Notes' }))
    .toHaveAttribute('href', '/study-notes')
  expect(
    contents
      .getByRole('link')
      .elements()
      .map((link) => link.textContent),
  ).toEqual(sections)
  expect(
    page
      .getByRole('main')
      .getByRole('heading', { level: 2 })
      .elements()
      .map((heading) => heading.textContent),
  ).toEqual(sections)
  await expect.element(page.getByRole('button', { name: /^Play .*(BFS|DFS)/ })).toHaveLength(2)
  await expect.element(page.getByRole('heading', { name: /^Level \d:/, level: 3 })).toHaveLength(5)
  await expect.element(page.getByCss('details.note-template')).toHaveLength(4)
  await expect.element(page.getByCss('details.note-template[open]')).toHaveLength(0)
  await expectAccessible()
})

test('every heading has a URL, and the contents follow the reader', async () => {
  await openPage(guide)
  for (const name of ['Keywords that give it away', 'The difference', 'Five-level practice plan']) {
    await contents.getByRole('link', { name }).click()
    await expect.element(page.getByRole('heading', { name, level: 2 })).toBeInViewport()
    await expect.element(page.getByRole('heading', { name, level: 2 })).toHaveFocus()
    await expect.element(contents.getByRole('link', { name })).toHaveAttribute('aria-current', 'location')
  }
  expect(location.hash).toBe('#practice-plan')
})

test('a link to a closed template opens only that one', async () => {
  await openPage(`${guide}#java-backtracking`)
  await expect.element(page.getByText('List<List<Integer>> allPaths(')).toBeVisible()
  await expect.element(page.getByText('int[] bfs(')).not.toBeVisible()
})

test('Copy gives the template that the tests run', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await openPage(`${guide}#java-bfs`)
  const template = page.getByRole('group').filter({ hasText: 'BFS with a queue' })
  await template.getByRole('button', { name: 'Copy' }).click()
  await expect.element(template.getByRole('status')).toHaveTextContent('Copied')
  expect(copied).toHaveBeenCalledExactlyOnceWith(bfsTemplate)
})

test('a visitor reads the plan without checkboxes and learns how to get them', async () => {
  await openPage(guide)
  await expect.element(page.getByRole('link', { name: 'Sign in or continue as a guest' })).toBeInTheDocument()
  await expect.element(page.getByRole('checkbox')).toHaveLength(0)
  const row = page.getByRole('row').filter({ hasText: 'Number of Islands' })
  await expect.element(row).toMatchTextContent(/DFS.*200/)
  await expect
    .element(row.getByRole('link'))
    .toHaveAttribute('href', 'https://leetcode.com/problems/number-of-islands/')
})

test('a guest can tick the plan', async () => {
  await openPage(guide, { as: 'guest' })
  await page.getByRole('checkbox', { name: /Number of Islands/ }).click()
  await expect.element(page.getByText('1 of 20')).toBeInTheDocument()
})

test('the video host is contacted only after Play', async () => {
  await openPage(guide)
  await expect.element(page.getByRole('button', { name: /^Play the DFS video/ })).toBeInTheDocument()
  await expect.element(page.getByCss('iframe')).toHaveLength(0)
  await page.getByRole('button', { name: /^Play the DFS video/ }).click()
  const frame = page.getByCss('iframe')
  await expect.element(frame).toHaveFocus()
  await expect
    .element(frame)
    .toHaveAttribute('src', 'https://www.youtube-nocookie.com/embed/7fujbpJ0LB4?autoplay=1&rel=0')
})

test('both searches run in step on one graph', async () => {
  await openSearches()
  await expect.element(page.getByText('Step 1 of 23')).toBeInTheDocument()
  await expect.element(bfs).toMatchTextContent('Put A into the queue')
  await expect.element(dfs).toMatchTextContent('Start the search at A.')
  page.getByRole('button', { name: 'Next step' }).element().focus()
  await userEvent.keyboard('{End}')
  await expect.element(bfs).toMatchTextContent('Visited: A, B, C, D, E, F, G')
  await expect.element(dfs).toMatchTextContent('Visited: A, B, D, E, F, C, G')
  await userEvent.keyboard(`{Home}${'{ArrowRight}'.repeat(11)}`)
  await expect.element(page.getByText('Step 12 of 23')).toBeInTheDocument()
  await expect.element(bfs.getByRole('img', { name: 'Queue, from front to back: E, F.' })).toBeInTheDocument()
  await expect
    .element(dfs.getByRole('img', { name: 'Call stack, from top to bottom: E, B, A.' }))
    .toBeInTheDocument()
})

test('the graph can be edited by pointer', async () => {
  await openEditor()
  await node('C').click()
  await node('A').click()
  await expect.element(status).toHaveTextContent('Edge C-A removed.')
  await expect.element(edges).toHaveValue('A-B, B-D, B-E, C-F, E-F, F-G')
  await editor.getByRole('button', { name: 'Start at C' }).click()
  await expect.element(bfs).toMatchTextContent('Put C into the queue')
  await node('C').click()
  const canvas = page.getByCss('.graph-stage')
  await canvas.click({ position: { x: 60, y: 60 } })
  await expect.element(status).toHaveTextContent('Node H added.')
  await canvas.click({ position: { x: 230, y: 150 } })
  await expect.element(status).toMatchTextContent('The graph already has 8 nodes')
  await node('H').click()
  await editor.getByRole('button', { name: 'Remove H' }).click()
  await expect.element(node('H')).not.toBeInTheDocument()
  await editor.getByRole('button', { name: 'Reset the graph' }).click()
  await expect.element(edges).toHaveValue('A-B, A-C, B-D, B-E, C-F, E-F, F-G')
  await expect.element(page.getByText('Step 1 of 23')).toBeInTheDocument()
  await expectAccessible()
})

test('the graph can be edited by keyboard alone', async () => {
  await openEditor()
  await expect.element(node('G')).toBeInTheDocument()
  node('G').element().focus()
  await userEvent.keyboard('{Delete}')
  await expect.element(status).toHaveTextContent('Node G removed.')
  await expect.element(node('A')).toHaveFocus()
  await userEvent.keyboard('{Enter}{Tab}{Tab}{Tab}')
  await expect.element(node('D')).toHaveFocus()
  await expect.element(node('D')).toHaveAccessibleName('D: join A to it')
  await userEvent.keyboard(' ')
  await expect.element(status).toMatchTextContent('Edge A-D added.')
  await userEvent.keyboard('{Escape}')
  await expect.element(node('A')).toHaveAccessibleName('Node A, joined to B, C, D, the start')
  editor.getByRole('button', { name: 'Add a node' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(status).toHaveTextContent('Node G added.')
  await expect.element(editor.getByRole('button', { name: 'Add a node to G' })).toHaveFocus()
})

test('typed edges are used, or refused with a reason', async () => {
  await openEditor()
  await edges.fill('x-y, y-apple')
  await userEvent.keyboard('{Enter}')
  await expect.element(edges).toHaveAccessibleDescription(/“APPLE” cannot name a node/)
  await expect.element(edges).toHaveFocus()
  await edges.fill('x-y, y-z')
  await userEvent.keyboard('{Enter}')
  await expect.element(dfs).toMatchTextContent('Start the search at X.')
  await expect.element(edges).toHaveValue('X-Y, Y-Z')
  await expect.element(edges).toHaveAccessibleDescription(/^Up to 8 nodes/)
  await editor.getByRole('button', { name: 'Two parts' }).click()
  await expect.element(edges).toHaveValue('A-B, A-C, B-C, D-E, E-F, D-F')
})
