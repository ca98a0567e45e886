import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { publishedProblems } from '#curriculum/index.ts'
import { openPage } from '#testing/browser/open-page.tsx'
import { toast } from '#testing/browser/screens.ts'
import { realReply } from '#testing/browser/stub-calls.ts'

const twoPointers = publishedProblems.find(({ id }) => id === 1)?.problems ?? []
/** 3Sum, also one of the 25 questions. */
const last = 15
const box = () => page.getByRole('checkbox', { name: /: 3Sum$/ })

/** All of Two Pointers is solved but 3Sum and `missing`. */
function calls(missing: readonly number[] = []) {
  const { id: userId } = realReply('GET /api/user')
  const solved = twoPointers.filter((problem) => problem !== last && !missing.includes(problem))
  return {
    'GET /api/solved': Response.json({ userId, version: 5, solved }),
    'PUT /api/solved': () => new Promise<never>(() => {}),
  }
}

test('the last tick outside the lesson says that the pattern is completed, and links to the next step', async () => {
  await openPage('/interview-questions', { as: 'member', calls: calls() })
  await expect.element(box()).toBeEnabled()
  await box().click()
  await expect.element(toast()).toMatchTextContent('You completed Two Pointers!')
  await toast().getByRole('link', { name: 'Next pattern: Sliding Window' }).click()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Arrays')
  await expect
    .element(page.getByRole('heading', { level: 2, name: /^Sliding Window/ }).getByRole('button'))
    .toHaveFocus()
  await expect.element(toast()).not.toBeInTheDocument()
})

test('the last tick in the lesson shows no message, because the lesson says it', async () => {
  await openPage('/category/1#two-pointers/15', { as: 'member', calls: calls() })
  await expect.element(page.getByRole('status').filter({ hasText: '8 of 9 problems solved' })).toBeVisible()
  await box().click()
  await expect.element(page.getByText(/^1 of \d+ patterns of Arrays completed/)).toBeVisible()
  await expect.element(toast()).not.toBeInTheDocument()
})

test('the last tick in the drawer over the lesson leads out of the drawer to the next step', async () => {
  await openPage('/category/1#two-pointers/15', { as: 'member', calls: calls() })
  await page.getByRole('button', { name: 'Details of 3Sum', exact: true }).click()
  const drawer = page.getByRole('dialog', { name: '15. 3Sum' })
  await drawer.getByRole('checkbox', { name: 'Mark as done: 3Sum' }).click()
  await drawer.getByRole('link', { name: 'Next pattern: Sliding Window' }).click()
  await expect.element(drawer).not.toBeInTheDocument()
  await expect
    .element(page.getByRole('heading', { level: 2, name: /^Sliding Window/ }).getByRole('button'))
    .toHaveFocus()
})

test('a tick that completes nothing, and unticking, show no message', async () => {
  await openPage('/interview-questions', { as: 'member', calls: calls([11]) })
  await expect.element(box()).toBeEnabled()
  await box().click()
  await expect.element(box()).toBeChecked()
  await box().click()
  await expect.element(box()).not.toBeChecked()
  await expect.element(toast()).not.toBeInTheDocument()
})
