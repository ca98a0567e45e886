import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { turnSingleKeys } from '#platform/web/input/single-keys.ts'
import { expectAccessible } from '#testing/browser/expect-accessible.ts'
import { openPage } from '#testing/browser/open-page.tsx'
import { toast } from '#testing/browser/screens.ts'
import { offline, refusal } from '#testing/browser/stub-calls.ts'

const box = () => page.getByRole('combobox', { name: 'Search patterns' })
const results = () => page.getByRole('option')

test('a slash or Ctrl+K opens the search, and Enter opens a problem in its lesson', async () => {
  await openPage('/study-notes', { as: 'member' })
  await expect.element(box()).toBeVisible()
  await userEvent.keyboard('/')
  await expect.element(box()).toHaveFocus()
  await userEvent.keyboard('15')
  await expect.element(results().first()).toMatchTextContent('15. 3Sum')
  await expect.element(results().first()).toHaveAttribute('aria-selected', 'true')
  await expectAccessible()
  await userEvent.keyboard('{Escape}{Escape}')
  await expect.element(results()).toHaveLength(0)
  await userEvent.tab()
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(box()).toHaveFocus()
  await userEvent.keyboard('3sum{ArrowDown}{ArrowUp}')
  await expect.element(results().first()).toMatchTextContent('Problem')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Arrays' })).toBeVisible()
  await expect.element(page.getByCss('[id="two-pointers/15"]')).toHaveFocus()
})

test('without single-key shortcuts a slash opens nothing, and Ctrl+K still does', async () => {
  turnSingleKeys(false)
  await openPage('/study-notes', { as: 'member' })
  await expect.element(box()).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K')
  await userEvent.keyboard('/')
  await expect.element(box()).not.toHaveFocus()
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(box()).toHaveFocus()
})

test('more results are shown on request, and no result suggests what to try', async () => {
  await openPage('/study-notes', { as: 'member' })
  await box().fill('google')
  await expect.element(results().first()).toMatchTextContent(/^Google/)
  await box().fill('tree')
  await expect.element(results()).toHaveLength(9)
  await userEvent.keyboard('{ArrowUp}{Enter}')
  await expect.element(results().nth(9)).toBeVisible()
  await box().fill('xylophone')
  await expect.element(page.getByText(/^Nothing matches "xylophone"\. Try a short name/)).toBeVisible()
})

test('what was typed is set off in what was found', async () => {
  await openPage('/study-notes', { as: 'member' })
  await box().fill('two s')
  await expect.element(results().first()).toMatchTextContent('1. Two SumProblem, Hash Map Lookup')
  const marks = () =>
    [...results().first().element().querySelectorAll('mark')].map((mark) => mark.textContent)
  expect(marks()).toEqual(['Two S'])
  await box().fill('ointers')
  await expect.element(results().first()).toMatchTextContent('Two Pointers')
  expect(marks()).toEqual(['ointers'])
})

test('a guest sees a lock beside what needs an account', async () => {
  await openPage('/study-notes', { as: 'guest' })
  await box().fill('trie')
  await expect.element(results().first()).toMatchTextContent('Trie (Prefix Tree) (needs an account)')
  await box().fill('two pointers')
  await expect.element(results().first()).not.toMatchTextContent('needs an account')
})

test('a visitor searches the study notes', async () => {
  await openPage('/study-notes')
  await box().fill('backtracking')
  await expect.element(results().first()).toMatchTextContent('BacktrackingNote, DFS and BFS guide')
  await box().fill('xylophone')
  await expect.element(page.getByText(/^Nothing in the study notes matches/)).toBeVisible()
})

test('the search says what could not be loaded, and finds the rest', async () => {
  await openPage('/study-notes', {
    as: 'member',
    calls: { 'GET /api/company-questions/list': offline, 'GET /api/categories': offline },
  })
  await box().fill('cheat')
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent('The patterns and company questions could not be loaded.')
  await expect.element(results().first()).toMatchTextContent('Linked-list cheat sheet')
})

test('on a phone, the search button opens the box', async () => {
  await page.viewport(390, 844)
  await openPage('/study-notes', { as: 'member' })
  await page.getByRole('button', { name: 'Search patterns' }).click()
  await expect.element(box()).toHaveFocus()
  await userEvent.keyboard('bfs')
  await expect.element(results().first()).toMatchTextContent('Breadth-First Search')
})

test('pages and actions are a group below patterns, and are done by Enter', async () => {
  await openPage('/study-notes', { as: 'member' })
  await box().fill('plan')
  const targets = page.getByRole('group', { name: 'Pages and actions' })
  await expect.element(targets.getByRole('option', { name: /^Plan/ })).toBeVisible()
  await expectAccessible()
  await box().fill('switch theme')
  await expect.element(targets.getByRole('option').first()).toMatchTextContent('Switch theme')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => document.documentElement.dataset.theme).toBe('light')
  await expect.element(results()).toHaveLength(0)
  await box().fill('reminders')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { name: 'Reminders' })).toBeInViewport()
})

test('Invite GoatMate opens the dialog in My Herd, also from My Herd itself', async () => {
  await openPage('/my-herd', {
    as: 'member',
    calls: { 'POST /api/buddy/auto-accept': { accepted: [], count: 0 } },
  })
  await box().fill('invite')
  await expect.element(results().first()).toMatchTextContent('Invite GoatMate')
  await userEvent.keyboard('{Enter}')
  const dialog = page.getByRole('dialog', { name: 'Invite a GoatMate' })
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(location.hash).toBe('')
})

test("today's round is started, and a failure is explained", async () => {
  const { calls } = await openPage('/study-notes', {
    as: 'member',
    calls: { 'POST /api/practice/rounds': refusal(503, 'The server is temporarily unavailable.') },
  })
  await box().fill('start today')
  await expect.element(results().first()).toMatchTextContent("Start today's round")
  await userEvent.keyboard('{Enter}')
  await expect.element(toast()).toMatchTextContent('This round could not be started.')
  expect(calls.to('POST /api/practice/rounds')[0]?.body).toEqual({ kind: 'daily' })
})

test('who logs out in the search is a visitor, and finds the way back in', async () => {
  await openPage('/study-notes', { as: 'member', calls: { 'POST /api/logout': { message: 'Logged out' } } })
  await box().fill('log out')
  await expect.element(results().first()).toMatchTextContent('Log out')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('link', { name: 'Sign In', exact: true }).first()).toBeVisible()
})
