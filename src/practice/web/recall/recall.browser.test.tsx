import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '#testing/browser/expect-accessible.ts'
import { openPage } from '#testing/browser/open-page.tsx'
import { standing, standingOf } from '#testing/browser/standing-replies.ts'
import { realReply } from '#testing/browser/stub-calls.ts'

const { id: userId } = realReply('GET /api/user')
const begun = [standingOf('two-pointers', '+++++++-+'), standingOf('sliding-window', '+-')]
const calls = {
  'GET /api/practice/standing': standing(begun),
  'GET /api/solved': { userId, version: 1, solved: [283, 26, 643] },
}

test('a pattern card shows recall beside what is solved', async () => {
  await openPage('/category/1', { as: 'member', calls })
  const card = page.getByRole('button', { name: /^Two Pointers/ })
  await expect.element(card).toMatchTextContent('Recall 70%, most likely between')
  await expect.element(card).toMatchTextContent('2 of 9 solved, and you spot it 7 times out of 10')
  await expect.element(card).toMatchTextContent('2 of 9 problems solved')
  const other = page.getByRole('button', { name: /^Sliding Window/ })
  await expect.element(other).toMatchTextContent('not enough yet')
  await expect.element(other).not.toMatchTextContent('%')
  await expect.element(page.getByText('from 1 of 6 patterns')).toBeVisible()
  await expectAccessible()
})

test('a category on home shows the mean of the patterns that have a number', async () => {
  await openPage('/', { as: 'member', calls })
  const arrays = page.getByRole('main').getByRole('link', { name: /^Arrays.*6 patterns/ })
  await expect.element(arrays).toMatchTextContent('Recall 70%')
  await expect.element(arrays).toMatchTextContent('from 1 of 6 patterns')
  await expect
    .element(page.getByRole('main').getByRole('link', { name: /^Trees.*8 patterns/ }))
    .toMatchTextContent('none practiced')
})

test('before the first answer there is no recall on any card', async () => {
  await openPage('/category/1', { as: 'member' })
  await expect.element(page.getByRole('button', { name: /^Two Pointers/ })).toBeVisible()
  await expect.element(page.getByText('not enough yet')).not.toBeInTheDocument()
})
