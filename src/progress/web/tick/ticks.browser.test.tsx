import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { publishedProblems } from '#curriculum/index.ts'
import { openPage } from '#testing/browser/open-page.tsx'
import { toast } from '#testing/browser/screens.ts'
import { realReply, refusal } from '#testing/browser/stub-calls.ts'

const box = () => page.getByRole('checkbox', { name: /: Move Zeroes$/ })

test('a tick that the server refuses is reverted, and a message says why', async () => {
  const { calls } = await openPage('/category/1#two-pointers', {
    as: 'member',
    calls: { 'PUT /api/solved': refusal(400, 'Problem 283 is in no list.') },
  })
  await box().click()
  await expect.element(toast()).toMatchTextContent('Problem 283 is in no list.')
  await expect.element(box()).not.toBeChecked()
  calls.stub({ 'PUT /api/solved': new Response('', { status: 400 }) })
  await box().click()
  await expect.element(toast()).toMatchTextContent('Failed to update progress')
  await expect.element(box()).not.toBeChecked()
})

test('without a user id nothing can be ticked, and a message says why', async () => {
  const { id: _, ...nameless } = realReply('GET /api/user')
  await openPage('/category/1#two-pointers', {
    as: 'member',
    calls: { 'GET /api/user': Response.json(nameless) },
  })
  await box().click()
  await expect.element(toast()).toMatchTextContent('User ID not available')
  await expect.element(box()).not.toBeChecked()
})

test('a tick that an earlier version stored by pattern and index is saved by number', async () => {
  const { calls } = await openPage('/category/1#two-pointers', {
    as: 'member',
    calls: { 'PUT /api/solved': refusal(503, 'Later.') },
    localStorage: { [`capra.waitingTicks.${realReply('GET /api/user').id}.1.0.0000000001-a`]: '1' },
  })
  const first = publishedProblems.find(({ id }) => id === 1)?.problems[0]
  await expect.poll(() => calls.to('PUT /api/solved')[0]?.body).toEqual({ solved: [first], unsolved: [] })
})
