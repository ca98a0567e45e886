import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '#testing/browser/expect-accessible.ts'
import { openPage } from '#testing/browser/open-page.tsx'
import { realReply } from '#testing/browser/stub-calls.ts'

const help = {
  pattern: 'prefix-sum',
  hints: ['Start.', 'Go on.', 'Plan.'] as [string, string, string],
  adds: 'Nothing.',
  time: 'O(n)',
  space: 'O(1)',
}
const drafts = {
  'GET /api/drafts/:id': () => ({
    userId: realReply('GET /api/user').id,
    id: 'write-kadane-python',
    draft: null,
    earlier: null,
  }),
}
const replyWith = (solution: { solvedBy?: string; isJudged: boolean }) => ({
  number: 53,
  asks: 'Return the largest sum of a subarray of `nums`.',
  patterns: [{ ...help, ...solution }],
  questions: [],
})

test('a practice problem is written without its pattern being told', async () => {
  await openPage('/build/problem/53', {
    as: 'member',
    calls: {
      ...drafts,
      'GET /api/problems/:number/help': replyWith({ solvedBy: 'kadane', isJudged: true }),
    },
  })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Maximum Subarray' })).toBeVisible()
  await expect.element(page.getByText(/^Return the largest sum of a subarray of/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Run', exact: true })).toBeVisible()
  await expect.element(page.getByText(/Prefix Sums/)).not.toBeInTheDocument()
  await expectAccessible()
})

test('a problem that no listing solves says so', async () => {
  await openPage('/build/problem/53', {
    as: 'member',
    calls: { 'GET /api/problems/:number/help': replyWith({ isJudged: false }) },
  })
  await expect
    .element(page.getByRole('heading', { name: 'This problem cannot be written here' }))
    .toBeVisible()
})

test('a problem of a category that guests do not have needs an account', async () => {
  await openPage('/build/problem/70', { as: 'guest' })
  await expect.element(page.getByRole('link', { name: 'Create a free account' })).toBeVisible()
})

test('a guest writes a further listing of an open category', async () => {
  await openPage('/build/two-pointers/three-sum', { as: 'guest' })
  await expect.element(page.getByText(/^Return all triplets of values/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Run', exact: true })).toBeVisible()
})
