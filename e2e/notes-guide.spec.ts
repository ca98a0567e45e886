import { expect, type Page } from '@playwright/test'
import { test } from './journey.ts'
import { beGuest, signUpQuickly } from './people.ts'
import { expectHeading, figure, problemBox, tick, visit } from './screens.ts'

const guide = '/dfs-bfs-guide'
const contents = (page: Page) => page.getByRole('navigation', { name: 'On this page' })
const lab = (page: Page) => page.getByRole('region', { name: 'Player of both searches' })
const editor = (page: Page) => page.getByRole('region', { name: 'Change the graph' })
const node = (page: Page, name: string) =>
  editor(page).getByRole('button', { name: new RegExp(`^(Node )?${name}\\b`) })
const edges = (page: Page) => editor(page).getByLabel('Edges')
const noBox = { x: 0, y: 0, width: 0, height: 0 }
const panel = (page: Page, name: 'BFS' | 'DFS') => page.getByRole('region', { name, exact: true })

/** The searches come when their place is in sight. */
async function openLab(page: Page): Promise<void> {
  await visit(page, `${guide}#side-by-side`)
  await expect(page.getByRole('button', { name: 'Next step' })).toBeVisible()
}

async function openEditor(page: Page): Promise<void> {
  await openLab(page)
  await page.getByRole('button', { name: 'Change the graph' }).click()
  await expect(editor(page)).toBeVisible()
}

test('the hub leads to both notes and says what is to come', async ({ page }) => {
  await visit(page, '/study-notes')
  await expect(page.getByText('Coming Soon', { exact: true })).toHaveCount(3)
  await expect(page.getByText('New Notes Adding Soon')).toHaveCount(1)
  for (const title of [
    'Dynamic programming guide',
    'System design fundamentals',
    'Advanced data structures',
    'Algorithm optimization',
  ])
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Linked-list cheat sheet' }).click()
  await expectHeading(page, 'Linked-list cheat sheet')
  await page
    .getByRole('navigation', { name: 'Breadcrumb' })
    .getByRole('link', { name: 'Study Notes' })
    .click()
  await page.getByRole('main').getByRole('link', { name: 'DFS and BFS guide' }).click()
  await expectHeading(page, 'DFS and BFS guide')
  await expect(page).toHaveURL(guide)
})

test('every heading has an address of its own, and the contents follow the reader', async ({ page }) => {
  await visit(page, guide)
  const links = contents(page).getByRole('link')
  await expect(links).toHaveText([
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
  for (const name of ['Keywords that give it away', 'The difference', 'Five-level practice plan']) {
    await contents(page).getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { name, level: 2 })).toBeInViewport()
    await expect(page.getByRole('heading', { name, level: 2 })).toBeFocused()
    await expect(contents(page).getByRole('link', { name })).toHaveAttribute('aria-current', 'location')
  }
  await expect(page).toHaveURL(`${guide}#practice-plan`)

  await page.goto(`${guide}#complexity`)
  await expect(page.getByRole('heading', { name: 'Time and space' })).toBeInViewport()
  await page.getByRole('heading', { name: 'Time and space' }).hover()
  await expect(page.getByRole('link', { name: 'Link to: Time and space' })).toHaveAttribute(
    'href',
    `${guide}#complexity`,
  )
})

test('a link to a closed template opens it', async ({ page }) => {
  await visit(page, guide)
  await expect(page.getByText('int[] bfs(')).toBeHidden()
  await visit(page, '/study-notes')
  await visit(page, `${guide}#java-backtracking`)
  await expect(page.getByText('List<List<Integer>> allPaths(')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Backtracking', level: 3 }).last()).toBeInViewport()
  await expect(page.getByText('int[] bfs(')).toBeHidden()
})

test('a template is copied as it stands', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await visit(page, guide)
  const template = page.getByRole('group').filter({ hasText: 'Recursive DFS' })
  await template.getByRole('heading', { name: 'Recursive DFS' }).click()
  await template.getByRole('button', { name: 'Copy' }).click()
  await expect(template.getByRole('status')).toHaveText('Copied')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/^List<Integer> dfs\(\n {4}List<List<Integer>> graph, int start\) \{\n/)
  expect(copied.trimEnd().split('\n')).toHaveLength(await template.locator('code').count())
})

test('a tick of the plan is the tick of its lesson', async ({ page, site }) => {
  await signUpQuickly(page.context(), site)
  await visit(page, guide)
  await expect(page.getByText('0 of 20 solved')).toBeVisible()
  const saved = page.waitForResponse('**/api/progress')
  await tick(page, 'Rotting Oranges')
  await expect(page.getByText('1 of 20 solved')).toBeVisible()
  await saved
  await visit(page, '/')
  await expect(figure(page, 'Problems Solved')).toHaveText('1')
  await visit(page, '/category/7#breadth-first-search')
  await expect(problemBox(page, 'Rotting Oranges')).toBeChecked()
  await tick(page, 'Word Ladder')
  await page.goBack()
  await visit(page, guide)
  await expect(page.getByText('2 of 20 solved')).toBeVisible()
  await expect(problemBox(page, 'Word Ladder')).toBeChecked()
})

test('a guest ticks, too; a visitor reads the plan and is told how', async ({ page, site }) => {
  await beGuest(page.context(), site)
  await visit(page, guide)
  await tick(page, 'Number of Islands')
  await expect(page.getByText('1 tick waits in this browser.')).toBeVisible()
  await page.reload()
  await expect(problemBox(page, 'Number of Islands')).toBeChecked()

  await page.context().setStorageState({ cookies: [], origins: [] })
  await visit(page, guide)
  await expect(page.getByRole('link', { name: 'Sign in or look around as a guest' })).toBeVisible()
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  const row = page.getByRole('row').filter({ hasText: 'Number of Islands' })
  await expect(row).toContainText('DFS')
  await expect(row).toContainText('200')
  await expect(row.getByRole('link')).toHaveAttribute(
    'href',
    'https://leetcode.com/problems/number-of-islands/',
  )
})

test('nothing is asked of the host of the videos before play is pressed', async ({ page }) => {
  const asked: string[] = []
  await page.route(/youtube|ytimg|google/, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<title>A video</title>' })
  })
  await visit(page, guide)
  await page.getByRole('heading', { name: 'Watch' }).scrollIntoViewIfNeeded()
  await expect(page.locator('iframe')).toHaveCount(0)
  expect(asked).toEqual([])

  await page.getByRole('button', { name: /^Play the DFS video/ }).click()
  const frame = page.locator('iframe')
  await expect(frame).toHaveAttribute('title', 'Depth First Search Algorithm | Graph Theory')
  await expect(frame).toBeFocused()
  await expect
    .poll(() => asked)
    .toEqual(['https://www.youtube-nocookie.com/embed/7fujbpJ0LB4?autoplay=1&rel=0'])
  await expect(page.getByRole('button', { name: /^Play the BFS video/ })).toBeVisible()
})

test('both searches run in step on one graph', async ({ page }) => {
  await openLab(page)
  await expect(lab(page).getByText('Step 1 of 23')).toBeVisible()
  await expect(panel(page, 'BFS')).toContainText('Put A into the queue')
  await expect(panel(page, 'DFS')).toContainText('Start the search at A.')
  await page.getByRole('button', { name: 'Next step' }).focus()
  await page.keyboard.press('End')
  await expect(panel(page, 'BFS')).toContainText('Visited: A, B, C, D, E, F, G')
  await expect(panel(page, 'DFS')).toContainText('Visited: A, B, D, E, F, C, G')
  await page.keyboard.press('Home')
  for (let step = 0; step < 11; step++) await page.keyboard.press('ArrowRight')
  await expect(lab(page).getByText('Step 12 of 23')).toBeVisible()
  await expect(
    panel(page, 'BFS').getByRole('img', { name: 'Queue, from front to back: E, F.' }),
  ).toBeVisible()
  await expect(
    panel(page, 'DFS').getByRole('img', { name: 'Call stack, from top to bottom: E, B, A.' }),
  ).toBeVisible()
  await page.getByRole('slider', { name: 'Step' }).focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
})

test('the graph is changed by pointer: nodes, edges, start, and back', async ({ page }) => {
  await openEditor(page)
  await node(page, 'C').click()
  await node(page, 'A').click()
  await expect(editor(page).getByRole('status')).toHaveText('Edge C-A removed.')
  await expect(edges(page)).toHaveValue('A-B, B-D, B-E, C-F, E-F, F-G')
  await editor(page).getByRole('button', { name: 'Start at C' }).click()
  await expect(panel(page, 'BFS')).toContainText('Put C into the queue')
  await node(page, 'C').click()
  await page.locator('.graph-stage').click({ position: { x: 60, y: 60 } })
  await expect(editor(page).getByRole('status')).toHaveText('Node H added.')
  await page.locator('.graph-stage').click({ position: { x: 230, y: 150 } })
  await expect(editor(page).getByRole('status')).toContainText('There are 8 nodes already')
  await node(page, 'H').click()
  await editor(page).getByRole('button', { name: 'Remove H' }).click()
  await expect(node(page, 'H')).toHaveCount(0)
  const { x, y, width, height } = (await node(page, 'A').boundingBox()) ?? noBox
  await page.mouse.click(x + width + 14, y + height / 2)
  await expect(editor(page).getByRole('status')).toContainText('too close to A')
  await editor(page).getByRole('button', { name: 'Reset the graph' }).click()
  await expect(edges(page)).toHaveValue('A-B, A-C, B-D, B-E, C-F, E-F, F-G')
  await expect(lab(page).getByText('Step 1 of 23')).toBeVisible()
})

test('the graph is changed by keyboard alone', async ({ page }) => {
  await openEditor(page)
  await node(page, 'G').focus()
  await page.keyboard.press('Delete')
  await expect(editor(page).getByRole('status')).toHaveText('Node G removed.')
  await expect(node(page, 'A')).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(node(page, 'D')).toBeFocused()
  await expect(node(page, 'D')).toHaveAccessibleName('D: join A to it')
  await page.keyboard.press('Space')
  await expect(editor(page).getByRole('status')).toContainText('Edge A-D added.')
  await expect(node(page, 'D')).toHaveAccessibleName('D: cut the edge from A')
  await page.keyboard.press('Escape')
  await expect(node(page, 'A')).toHaveAccessibleName('Node A, joined to B, C, D, the start')
  await editor(page).getByRole('button', { name: 'Add a node' }).press('Enter')
  await expect(editor(page).getByRole('status')).toHaveText('Node G added.')
  await expect(editor(page).getByRole('button', { name: 'Add a node to G' })).toBeFocused()
})

test('edges that are typed are used, or answered with a sentence', async ({ page }) => {
  await openEditor(page)
  await edges(page).fill('x-y, y-apple')
  await edges(page).press('Enter')
  await expect(edges(page)).toHaveAccessibleDescription(/“APPLE” cannot name a node/)
  await expect(edges(page)).toBeFocused()
  await expect(panel(page, 'BFS')).toContainText('Put A into the queue')
  await edges(page).fill('x-y, y-z')
  await edges(page).press('Enter')
  await expect(panel(page, 'DFS')).toContainText('Start the search at X.')
  await expect(edges(page)).toHaveValue('X-Y, Y-Z')
  await expect(edges(page)).toHaveAccessibleDescription(/^Up to 8 nodes/)
  await editor(page).getByRole('button', { name: 'Two parts' }).click()
  await page.getByRole('button', { name: 'Next step' }).focus()
  await page.keyboard.press('End')
  await expect(panel(page, 'BFS')).toContainText('Visited: A, B, C')
})

test('the search finds a heading and a note, also for a visitor', async ({ page, site }) => {
  const box = page.getByRole('combobox', { name: 'Search patterns' })
  await visit(page, '/study-notes')
  await box.fill('cheat sheet')
  await expect(page.getByRole('option').first()).toHaveText('Linked-list cheat sheetStudy Notes')
  await box.fill('recursive')
  await page.getByRole('option', { name: 'Recursive DFS' }).click()
  await expect(page).toHaveURL(`${guide}#java-dfs`)
  await expect(page.getByText('List<Integer> dfs(')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Recursive DFS' })).toBeInViewport()
  await box.fill('quantum')
  await expect(page.getByText('No patterns match "quantum".')).toBeVisible()

  await signUpQuickly(page.context(), site)
  await visit(page, '/')
  await box.fill('backtracking')
  await expect(page.getByRole('option').first()).toHaveText('Backtracking (Decision Trees)Trees')
  await page
    .getByRole('option', { name: /Backtracking.*DFS and BFS guide/ })
    .first()
    .click()
  await expect(page).toHaveURL(`${guide}#java-backtracking`)
})

test('on paper it is a sheet of two pages', async ({ page }) => {
  await openLab(page)
  const pdf = await page.pdf({ preferCSSPageSize: true })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(2)
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the guide is all there', async ({ page }) => {
    await page.goto(guide)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('DFS and BFS guide')
    await expect(page.getByText('The searches need JavaScript.')).toBeVisible()
    await expect(page.getByText('Loading')).toBeHidden()
    await expect(page.getByRole('img', { name: /^Queue, from front to back: E, F/ })).toBeVisible()
    await page.getByText('The whole run on the guide’s graph, as a table').click()
    await expect(page.getByRole('row', { name: '6 F G C A B E F C' })).toBeVisible()
    await page.getByRole('heading', { name: 'BFS with a queue' }).click()
    await expect(page.getByText('int[] bfs(')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Open the BFS video in a new tab' })).toBeVisible()
    await contents(page).getByRole('link', { name: 'Keywords that give it away' }).click()
    await expect(page.getByRole('heading', { name: 'Keywords that give it away' })).toBeInViewport()
  })
})
