import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '#testing/browser/expect-accessible.ts'
import { openPage } from '#testing/browser/open-page.tsx'
import { refusal } from '#testing/browser/stub-calls.ts'

test('the link of a mail asks for one press, without a sign-in, and says what was stopped', async () => {
  const { calls } = await openPage('/unsubscribe?token=ada.signed', {
    calls: { 'POST /api/unsubscribe': { ok: true } },
  })
  await expect.element(page.getByRole('heading', { name: 'Stop all mails', level: 1 })).toBeVisible()
  expect(calls.to('POST /api/unsubscribe')).toHaveLength(0)
  await expectAccessible()
  await page.getByRole('button', { name: 'Stop all mails' }).click()
  await expect.element(page.getByText('All mails are stopped.')).toBeVisible()
  expect(calls.to('POST /api/unsubscribe').at(0)?.url.search).toBe('?token=ada.signed')
  await expect
    .element(page.getByRole('link', { name: 'Choose which ones to get again' }))
    .toHaveAttribute('href', '/account#reminders')
})

test('a link that lost its end says what to do', async () => {
  const sentence = 'This link is not complete. Please open it again from the email.'
  await openPage('/unsubscribe', { calls: { 'POST /api/unsubscribe': refusal(400, sentence) } })
  await page.getByRole('button', { name: 'Stop all mails' }).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent(sentence)
})
