import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '#testing/browser/expect-accessible.ts'
import { openPage } from '#testing/browser/open-page.tsx'
import { daysFromNow, standing, standingOf } from '#testing/browser/standing-replies.ts'
import { realReply } from '#testing/browser/stub-calls.ts'

const { id: userId } = realReply('GET /api/user')
const begun = [standingOf('two-pointers', '+++++++-+'), standingOf('sliding-window', '+-')]
const calls = {
  'GET /api/practice/standing': standing(begun),
  'GET /api/solved': { userId, version: 1, solved: [283, 26, 643] },
}

test('a pattern shows recall beside what is solved, and says that they are two things', async () => {
  await openPage('/category/1', { as: 'member', calls })
  const card = page.getByRole('button', { name: /^Two Pointers/ })
  await expect.element(card).toMatchTextContent('Recall 82%, most likely between')
  await expect.element(card).toMatchTextContent('2 of 9 problems solved')
  const other = page.getByRole('button', { name: /^Sliding Window/ })
  await expect.element(other).toMatchTextContent('Recall about 50%')
  await expect.element(page.getByText(/^The ridge is how likely you spot the pattern/)).toBeVisible()
  await expect.element(page.getByText('from 1 of 6 patterns')).toBeVisible()
  await expectAccessible()
})

test('before the first answer there is no recall on any card', async () => {
  await openPage('/category/1', { as: 'member' })
  await expect.element(page.getByRole('button', { name: /^Two Pointers/ })).toBeVisible()
  await expect.element(page.getByText('Recall')).not.toBeInTheDocument()
})

const driven = [-3, -2, -1].map((day) => ({
  kind: 'drive' as const,
  at: daysFromNow(day),
  input: `${-day}`,
  acts: 9,
  right: 9,
}))

test('a pattern that was driven has three ridges on its card, those without a result flat', async () => {
  const learned = { userId, lessons: {}, hints: {}, results: { 'two-pointers': driven } }
  await openPage('/category/1', { as: 'member', calls: { ...calls, 'GET /api/learning': learned } })
  const card = page.getByRole('button', { name: /^Two Pointers/ })
  await expect.element(card).toMatchTextContent(/Standing: spot \d+%, drive 6\d%, build not yet\./)
  await expect.element(card).toMatchTextContent('2 of 9 problems solved')
  await expect
    .element(page.getByRole('button', { name: /^Sliding Window/ }))
    .not.toMatchTextContent('Standing')
  await expectAccessible()
})

test('a guest who has not practiced sees what they built', async () => {
  const built = { kind: 'build', at: new Date().toISOString(), rung: 'write', language: 'cpp' }
  const stored = { lessons: {}, hints: {}, results: { 'two-pointers': [built] } }
  await openPage('/category/1', {
    as: 'guest',
    localStorage: { 'capra.guestLearning': JSON.stringify(stored) },
  })
  await expect
    .element(page.getByRole('button', { name: /^Two Pointers/ }))
    .toMatchTextContent('Standing: spot not yet, drive not yet, build 50%.')
})
