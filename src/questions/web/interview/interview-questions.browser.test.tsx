import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { interviewGroups, interviewQuestions } from '#content/interview-questions/interview-questions.ts'
import { problemUrl } from '#curriculum/lesson.ts'
import { expectAccessible } from '#testing/browser/expect-accessible.ts'
import { openPage } from '#testing/browser/open-page.tsx'
import { toast } from '#testing/browser/screens.ts'
import { realReply, refusal } from '#testing/browser/stub-calls.ts'

const path = '/interview-questions'

test('a guest can use Graphs and Arrays, and signs in for the rest', async () => {
  await openPage(path, { as: 'guest' })
  await expect.element(page.getByRole('link', { name: /^Solve / })).toHaveLength(10)
  await page.getByRole('checkbox', { name: 'Mark as done: 3Sum', exact: true }).click()
  await expect.element(page.getByText(/^1 solved problem is saved in this browser only\./)).toBeVisible()
  await expect
    .element(page.getByRole('region', { name: /, locked$/ }))
    .toHaveLength(interviewGroups.length - 2)
  await expect.element(page.getByText('Locked', { exact: true })).toHaveLength(15)
  const panel = page.getByRole('region', { name: 'Sign In to Unlock' })
  await expect.element(panel).toMatchTextContent('Guest Mode Limited')
  await expect.element(panel).toMatchTextContent('Access all 25 interview questions with a free account')
  await expect
    .element(panel.getByRole('link', { name: 'Sign In to Continue' }))
    .toHaveAttribute('href', '/auth')
})

test('a member sees all 25 questions in their groups, each with a link to its problem', async () => {
  await openPage(path, { as: 'member' })
  await expect.element(page.getByText('0 of 25 solved')).toBeVisible()
  for (const group of interviewGroups) {
    const region = page.getByRole('region', { name: group, exact: true })
    const questions = interviewQuestions.filter(({ category }) => category === group)
    await expect.element(region).toMatchTextContent(`${questions.length} question`)
    for (const { title, slug } of questions)
      await expect
        .element(region.getByRole('link', { name: `Solve ${title} in a new tab` }))
        .toHaveAttribute('href', problemUrl(slug))
  }
  await expect.element(page.getByRole('link', { name: 'Explore All Patterns' })).toHaveAttribute('href', '/')
})

test('a tick that the server refuses is reverted, with the reason', async () => {
  await openPage(path, {
    as: 'member',
    calls: {
      'PUT /api/solved': refusal(400, 'Problem 1 is in no list.'),
    },
  })
  const box = page.getByRole('checkbox', { name: /: Two Sum$/ })
  await expect.element(page.getByText('0 of 25 solved')).toBeVisible()
  await box.click()
  await expect.element(toast()).toMatchTextContent('Problem 1 is in no list.')
  await expect.element(box).not.toBeChecked()
  await expect.element(page.getByText('0 of 25 solved')).toBeVisible()
})

test('a row has two actions, and its problem shows the pattern when asked, with a link to its lesson', async () => {
  await openPage(path, { as: 'member' })
  const row = page.getByRole('listitem').filter({ hasText: '3Sum' })
  await expect.element(row.getByRole('button')).toHaveLength(1)
  await expect.element(row.getByRole('link')).toHaveLength(1)
  page.getByRole('button', { name: 'Details of 3Sum', exact: true }).element().focus()
  await userEvent.keyboard('{Enter}')
  await page.getByRole('button', { name: 'Show it: pattern and difficulty' }).click()
  await expect
    .element(page.getByRole('link', { name: 'Two Pointers', exact: true }))
    .toHaveAttribute('href', '/category/1#two-pointers')
})

test('the grid shows what is solved, opens a question, and is one tab stop with arrow keys inside', async () => {
  const { id } = realReply('GET /api/user')
  await openPage(path, {
    as: 'member',
    calls: { 'GET /api/solved': { userId: id, version: 1, solved: [15, 200] } },
  })
  const grid = page.getByRole('group', { name: 'The 25 questions' })
  const cell = (name: string) => grid.getByRole('button', { name, exact: true })
  await expect.element(grid.getByRole('button')).toHaveLength(25)
  await expect.element(page.getByText('2 of 25 solved')).toBeVisible()
  await expect.element(grid.getByRole('button', { name: /, solved$/ })).toHaveLength(2)
  await expectAccessible()
  cell('200. Number of Islands, solved').element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(cell('133. Clone Graph, not solved')).toHaveFocus()
  await expect.element(page.getByText('133. Clone Graph')).toBeVisible()
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowDown}')
  await expect.element(cell('1. Two Sum, not solved')).toHaveFocus()
  await userEvent.tab()
  expect(grid.element().contains(document.activeElement)).toBe(false)
  await userEvent.tab({ shift: true })
  await expect.element(cell('1. Two Sum, not solved')).toHaveFocus()
  await cell('15. 3Sum, solved').click()
  await expect.element(page.getByRole('dialog', { name: '15. 3Sum' })).toBeVisible()
})

test('on a phone a guest opens two groups in the grid, and the rest leads to the sign-in', async () => {
  await page.viewport(390, 844)
  await openPage(path, { as: 'guest' })
  const grid = page.getByRole('group', { name: 'The 25 questions' })
  await expect.element(grid.getByRole('button')).toHaveLength(10)
  await expect.element(grid.getByRole('link', { name: /, sign in to unlock$/ })).toHaveLength(15)
  await expectAccessible()
  await grid.getByRole('link', { name: '20. Valid Parentheses, sign in to unlock' }).click()
  await expect.element(page.getByRole('heading', { name: 'Welcome to Capra' })).toBeVisible()
  expect(localStorage.getItem('intendedDestination')).toContain('/interview-questions')
})
