import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { interviewGroups, interviewQuestions } from '#content/interview-questions/interview-questions.ts'
import { problemUrl } from '#curriculum/lesson.ts'
import { openPage } from '#testing/browser/open-page.tsx'
import { toast } from '#testing/browser/screens.ts'
import { refusal } from '#testing/browser/stub-calls.ts'

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

test('the keyboard reveals the pattern of a question and moves to the link to its lesson', async () => {
  await openPage(path, { as: 'member' })
  await expect.element(page.getByRole('button', { name: /^Show pattern of / })).toHaveLength(25)
  page.getByRole('button', { name: 'Show pattern of Two Sum' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => document.activeElement?.getAttribute('href')).toMatch(/^\/category\/\d+#/)
})
