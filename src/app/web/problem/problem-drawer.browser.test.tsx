import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '#testing/browser/expect-accessible.ts'
import { openPage } from '#testing/browser/open-page.tsx'
import '#testing/browser/screens.ts'
import { realReply, refusal } from '#testing/browser/stub-calls.ts'

const drawer = (name: string) => page.getByRole('dialog', { name, exact: true })
const details = (title: string) => page.getByRole('button', { name: `Details of ${title}`, exact: true })
/** In the list of company questions, the drawer opens from the menu of a row. */
async function openFromMenu(title: string, item = 'Hints and details'): Promise<void> {
  await page.getByRole('button', { name: `More for ${title}`, exact: true }).click()
  await page.getByRole('menuitem', { name: item }).click()
}
const site = (slug: string) => `https://leetcode.com/problems/${slug}/`

test.each([
  ['a lesson', '/category/1#two-pointers/15', '3Sum', '15. 3Sum', '3sum'],
  ['the guide', '/dfs-bfs-guide', 'Number of Islands', '200. Number of Islands', 'number-of-islands'],
  ['blind practice', '/practice/blind?q=lru&round=7&at=1', 'LRU Cache', '146. LRU Cache', 'lru-cache'],
])(
  'a row of %s leads to the site, and its Details open the drawer',
  async (_, path, title, heading, slug) => {
    await openPage(path, { as: 'member' })
    await expect
      .element(page.getByRole('link', { name: `${title} (opens in a new tab)`, exact: true }))
      .toHaveAttribute('href', site(slug))
    await details(title).click()
    const link = drawer(heading).getByRole('link', { name: 'Solve on LeetCode (opens in a new tab)' })
    await expect.element(link).toHaveAttribute('href', site(slug))
    await expect.element(link).toHaveAttribute('target', '_blank')
  },
)

test('a row of the company list leads to the site, and its menu opens the drawer', async () => {
  await openPage('/company-questions?q=3sum', { as: 'member' })
  await expect
    .element(page.getByRole('link', { name: 'Solve 3Sum, opens in a new tab', exact: true }))
    .toHaveAttribute('href', site('3sum'))
  await openFromMenu('3Sum')
  const link = drawer('15. 3Sum').getByRole('link', { name: 'Solve on LeetCode (opens in a new tab)' })
  await expect.element(link).toHaveAttribute('href', site('3sum'))
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('button', { name: 'More for 3Sum', exact: true })).toHaveFocus()
})

test('a press beside the drawer closes it; one that only ends there, as when text is selected, does not', async () => {
  await openPage('/interview-questions', { as: 'member' })
  await details('3Sum').click()
  const dialog = drawer('15. 3Sum')
  await dialog.getByRole('heading', { name: '15. 3Sum' }).click()
  dialog.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.element(dialog).toBeVisible()
  await page.elementLocator(document.body).click({ position: { x: 20, y: 20 }, force: true })
  await expect.element(dialog).not.toBeInTheDocument()
})

test('pattern and difficulty are hidden until one asks for them, and Escape returns to the row', async () => {
  await openPage('/interview-questions', { as: 'member' })
  await details('3Sum').click()
  const dialog = drawer('15. 3Sum')
  await expect.element(dialog.getByRole('button', { name: 'Close' })).toHaveFocus()
  const companies = dialog.getByRole('list', { name: 'Companies' })
  await expect.element(companies.getByRole('listitem')).toHaveLength(3)
  await companies.getByRole('button', { name: /more/ }).click()
  await expect.element(companies).toMatchTextContent('Amazon')
  for (const text of ['Two Pointers', 'Medium'])
    await expect.element(dialog.getByText(text)).not.toBeInTheDocument()
  const show = dialog.getByRole('button', { name: 'Show it: pattern and difficulty' })
  show.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog.getByText('Medium')).toBeVisible()
  await expect.element(show).not.toBeInTheDocument()
  await expect
    .element(dialog.getByRole('link', { name: 'Two Pointers', exact: true }))
    .toHaveAttribute('href', '/category/1#two-pointers')
  await expect
    .element(dialog.getByRole('link', { name: 'Watch the demo: Two Pointers' }))
    .toHaveAttribute('href', '/category/1#two-pointers-demo')
  await userEvent.keyboard('{Tab}')
  await expect.element(dialog.getByRole('link', { name: 'Two Pointers', exact: true })).toHaveFocus()
  await expectAccessible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(details('3Sum')).toHaveFocus()
})

test('in blind practice the companies are hidden, too', async () => {
  await openPage('/practice/blind?q=lru&round=7&at=1', { as: 'member' })
  await details('LRU Cache').click()
  const dialog = drawer('146. LRU Cache')
  await expect.element(dialog.getByRole('list', { name: 'Companies' })).not.toBeInTheDocument()
  await dialog.getByRole('button', { name: 'Show it: companies' }).click()
  await expect.element(dialog.getByRole('list', { name: 'Companies' })).toBeVisible()
})

test('a practice problem that no company list has takes a star and a note', async () => {
  const mark = { id: 977, isStarred: false, note: '' }
  const { calls } = await openPage('/category/1#two-pointers', {
    as: 'member',
    calls: {
      'GET /api/company-questions/marks': () => ({ marks: [mark], sightings: [], solved: [] }),
      'PUT /api/company-questions/:id/mark': ({ body }) => Object.assign(mark, body),
    },
  })
  await details('Squares of a Sorted Array').click()
  const dialog = drawer('977. Squares of a Sorted Array')
  const star = dialog.getByRole('button', { name: 'Star Squares of a Sorted Array' })
  await star.click()
  await expect.element(star).toHaveAttribute('aria-pressed', 'true')
  await dialog.getByRole('textbox').fill('Fill from the back.')
  await dialog.getByRole('button', { name: 'Save note on Squares of a Sorted Array' }).click()
  await expect.element(dialog.getByText('Saved', { exact: true })).toBeVisible()
  const sent = calls.to('PUT /api/company-questions/:id/mark')
  expect(sent.map(({ url }) => url.pathname)).toEqual(Array(2).fill('/api/company-questions/977/mark'))
  expect(sent.map(({ body }) => body)).toEqual([{ isStarred: true }, { note: 'Fill from the back.' }])
  await expect.element(dialog.getByText('No reports yet')).toBeVisible()
})

test('a tick in the drawer is a tick in the list behind it', async () => {
  await openPage('/company-questions?q=lru', {
    as: 'member',
    calls: { 'PUT /api/solved': () => new Promise(() => {}) },
  })
  await openFromMenu('LRU Cache')
  await drawer('146. LRU Cache').getByRole('checkbox', { name: 'Mark as done: LRU Cache' }).click()
  await expect
    .element(drawer('146. LRU Cache').getByRole('checkbox', { name: 'Mark as undone: LRU Cache' }))
    .toBeChecked()
  // What was hidden shows itself.
  await expect
    .element(drawer('146. LRU Cache').getByRole('link', { name: 'Linked Structures in Design', exact: true }))
    .toBeVisible()
  await userEvent.keyboard('{Escape}')
  const row = page.getByRole('article', { name: 'LRU Cache' })
  await expect.element(row.getByText('Solved', { exact: true })).toBeVisible()
})

test('a star that cannot be saved is reported inside the drawer', async () => {
  await openPage('/interview-questions', {
    as: 'member',
    calls: { 'PUT /api/company-questions/:id/mark': refusal(503, 'The server is temporarily unavailable.') },
  })
  await details('3Sum').click()
  const star = drawer('15. 3Sum').getByRole('button', { name: 'Star 3Sum' })
  await star.click()
  await expect
    .element(drawer('15. 3Sum').getByRole('listitem').filter({ hasText: 'temporarily unavailable' }))
    .toBeVisible()
  await expect.element(star).toHaveAttribute('aria-pressed', 'false')
})

test('a note can be written from the list and in the drawer, and both show what was typed', async () => {
  await openPage('/company-questions?q=3sum', {
    as: 'member',
    calls: { 'PUT /api/company-questions/:id/mark': ({ body }) => ({ id: 15, isStarred: false, ...body }) },
  })
  await openFromMenu('3Sum', 'Note')
  await drawer('Note').getByRole('textbox').fill('Sort')
  await userEvent.keyboard('{Escape}')
  await openFromMenu('3Sum')
  await expect.element(drawer('15. 3Sum').getByRole('textbox')).toHaveValue('Sort')
  await drawer('15. 3Sum').getByRole('textbox').fill('Sort first.')
  await userEvent.keyboard('{Escape}')
  await openFromMenu('3Sum', 'Note')
  await expect.element(drawer('Note').getByRole('textbox')).toHaveValue('Sort first.')
})

test('"I was asked this" opens from the drawer, and "Ask the tutor" takes the problem along', async () => {
  await openPage('/company-questions?q=3sum', { as: 'member' })
  await openFromMenu('3Sum')
  const dialog = drawer('15. 3Sum')
  await dialog.getByRole('button', { name: 'I was asked this: 3Sum' }).click()
  await expect.element(drawer('I was asked this')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(drawer('I was asked this')).not.toBeInTheDocument()
  await expect
    .element(dialog.getByRole('link', { name: 'Ask the tutor about this one' }))
    .toHaveAttribute(
      'href',
      `/ai-tutor/chat/arrays?question=${encodeURIComponent("I'm stuck on 3Sum. Can you give me a hint?")}`,
    )
})

test('a guest has no star, note or tutor, and sees nothing of locked lessons, on a phone', async () => {
  await page.viewport(390, 844)
  await openPage('/company-questions?q=lru', { as: 'guest' })
  await openFromMenu('LRU Cache')
  const dialog = drawer('146. LRU Cache')
  await expect
    .element(dialog.getByRole('link', { name: 'Create a free account' }))
    .toHaveAttribute('href', expect.stringMatching(/^\/auth\?next=%2F.+&tab=register$/))
  await expect
    .element(dialog.getByText(/^With a free account you get the hints of this problem/))
    .toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Show hint 1' })).not.toBeInTheDocument()
  await dialog.getByRole('button', { name: 'Show it: pattern and difficulty' }).click()
  await expect.element(dialog.getByRole('link', { name: /, lesson needs an account$/ }).first()).toBeVisible()
  for (const role of ['button', 'link'] as const)
    await expect.element(dialog.getByRole(role, { name: /Star|Watch|tutor|asked/ })).not.toBeInTheDocument()
  const { top, bottom, left } = dialog.element().getBoundingClientRect()
  expect([top, bottom, left].map(Math.round), 'covers the screen').toEqual([0, innerHeight, 0])
  await expectAccessible()
})

test('what could not be loaded can be loaded again', async () => {
  const { calls } = await openPage('/interview-questions', {
    as: 'member',
    calls: { 'GET /api/company-questions/list': refusal(503, 'The server is temporarily unavailable.') },
  })
  await details('3Sum').click()
  const alert = page
    .getByRole('alert')
    .filter({ hasText: 'Not everything about this problem could be loaded.' })
  await expect.element(alert).toBeVisible()
  calls.stub({ 'GET /api/company-questions/list': realReply('GET /api/company-questions/list') })
  await alert.getByRole('button', { name: 'Retry' }).click()
  await expect.element(drawer('15. 3Sum').getByRole('list', { name: 'Companies' })).toBeVisible()
  await expect.element(alert).not.toBeInTheDocument()
})
