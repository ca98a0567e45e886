import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Answer, RoundSummary } from '#practice/contract.ts'
import { expectAccessible } from '#testing/browser/expect-accessible.ts'
import { openPage } from '#testing/browser/open-page.tsx'
import { roundId, roundOf, spotOf, tramPrompt } from '#testing/browser/practice-replies.ts'
import { realReply, type Stubs } from '#testing/browser/stub-calls.ts'

const stored = realReply('GET /api/reminders')
const at = '2026-11-27T12:00:00.000Z'
const answer: Answer = {
  ...{ id: crypto.randomUUID(), roundId, kind: 'spot', promptId: tramPrompt.id },
  ...{ named: null, marks: [], sure: 2, ms: 30_000, at },
}
const ended: RoundSummary = {
  id: roundId,
  kind: 'daily',
  createdAt: at,
  endedAt: at,
  results: [{ kind: 'spot', result: 'unknown' }],
  ms: 30_000,
}

/** At the end of a round after which so many have been finished. */
function openEnd(roundCount: number, calls: Stubs = {}) {
  const rounds = Array.from({ length: roundCount }, () => ({ ...ended, id: crypto.randomUUID() }))
  return openPage(`/practice/rounds/${roundId}`, {
    as: 'member',
    calls: {
      'GET /api/practice/rounds/:id': roundOf([spotOf(tramPrompt)], { answers: [answer], endedAt: at }),
      'GET /api/practice/rounds': { rounds, total: roundCount, hasMore: false },
      'PUT /api/reminders': ({ body }) => ({ ...stored, ...body }),
      ...calls,
    },
  })
}
const offer = page.getByRole('region', { name: 'A mail when practice is due?' })
const end = page.getByRole('heading', { level: 1 })

test('the end of the third round asks once, and Yes turns the mail on', async () => {
  const { calls } = await openEnd(3)
  await expect.element(offer).toBeVisible()
  await expectAccessible()
  await offer.getByRole('combobox', { name: 'Every day at' }).selectOptions('07:00')
  await offer.getByRole('button', { name: 'Yes, mail me' }).click()
  await expect.element(offer.getByRole('status')).toMatchTextContent('You get it every day at 07:00')
  await expect
    .element(offer.getByRole('link', { name: 'Choose days and other mails' }))
    .toHaveAttribute('href', '/account#reminders')
  await expect
    .poll(() => calls.to('PUT /api/reminders').map(({ body }) => body))
    .toMatchObject([{ isAsked: true }, { practice: true, hour: 7 }])
})

test('No, thanks takes it away, and it was asked', async () => {
  const { calls } = await openEnd(4)
  await offer.getByRole('button', { name: 'No, thanks' }).click()
  await expect.element(offer).not.toBeInTheDocument()
  await expect
    .poll(() => calls.to('PUT /api/reminders').map(({ body }) => body))
    .toMatchObject([{ isAsked: true }])
})

test('it is not asked after the second round', async () => {
  const { calls } = await openEnd(2)
  await expect.element(end).toBeVisible()
  await expect.poll(() => calls.to('GET /api/practice/rounds')).toHaveLength(1)
  await expect.element(offer).not.toBeInTheDocument()
  expect(calls.to('GET /api/reminders')).toHaveLength(0)
})

test.each([
  ['was asked before', { isAsked: true }],
  ['gets the mail already', { practice: true }],
])('nobody is asked who %s', async (_, changed) => {
  const { calls } = await openEnd(5, { 'GET /api/reminders': { ...stored, ...changed } })
  await expect.poll(() => calls.to('GET /api/reminders')).toHaveLength(1)
  await expect.element(end).toBeVisible()
  await expect.element(offer).not.toBeInTheDocument()
  expect(calls.to('PUT /api/reminders')).toHaveLength(0)
})
