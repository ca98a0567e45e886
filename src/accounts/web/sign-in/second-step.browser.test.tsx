import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '#testing/browser/expect-accessible.ts'
import { openPage } from '#testing/browser/open-page.tsx'
import { offline, realReply, refusal, type Stubs } from '#testing/browser/stub-calls.ts'

const wrongCode = 'That code is not right or was already used. Try the next one, or start again.'
const needsCode = refusal(403, 'Enter the code from your authenticator app, or a recovery code.', {
  code: 'second_factor_needed',
})
const codeField = page.getByLabelText('Verification code')
const heading = page.getByRole('heading', { level: 1 })

/** Enters the password of an account that has an authenticator app. */
async function enterPassword(calls: Stubs) {
  const opened = await openPage('/auth', { calls: { 'POST /api/login': needsCode, ...calls } })
  const form = page.getByRole('tabpanel')
  await form.getByLabelText('Email').fill('ada@example.org')
  await form.getByLabelText('Password', { exact: true }).fill('steep paths need calm feet')
  await form.getByRole('button', { name: 'Sign In' }).click()
  await expect.element(heading).toHaveTextContent('Enter your code')
  return opened
}

test('after the password, a code of the app is asked for, and a wrong one is explained', async () => {
  const { calls } = await enterPassword({ 'POST /api/auth/second-factor': refusal(401, wrongCode) })
  await expect.element(codeField).toHaveFocus()
  await expect.element(codeField).toHaveAttribute('autocomplete', 'one-time-code')
  await expect.element(codeField).toHaveAttribute('inputmode', 'numeric')
  const button = page.getByRole('button', { name: 'Sign In' })
  await expect.element(button).toBeDisabled()
  await expectAccessible()
  await codeField.fill('123 456')
  await expect.element(codeField).toHaveValue('123456')
  await button.click()
  await expect.element(codeField).toHaveAccessibleDescription(wrongCode)
  await expect.element(codeField).toHaveValue('')
  await expect.element(codeField).toHaveFocus()
  calls.stub({
    'POST /api/auth/second-factor': realReply('GET /api/user'),
    'GET /api/user': realReply('GET /api/user'),
    // By the page that follows.
    'POST /api/buddy/auto-accept': { accepted: [], count: 0 },
  })
  await codeField.fill('654321')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => location.pathname).not.toBe('/auth')
  await expect
    .poll(() => calls.to('POST /api/auth/second-factor').map(({ body }) => body))
    .toEqual([{ code: '123456' }, { code: '654321' }])
})

test('a recovery code can be entered instead, and the way back leads to the password', async () => {
  const { calls } = await enterPassword({ 'POST /api/auth/second-factor': refusal(401, wrongCode) })
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  const field = page.getByLabelText('Recovery code')
  await expect.element(field).toHaveFocus()
  await field.fill('k7m2-p9qx-4hda')
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveAccessibleDescription(wrongCode)
  await expectAccessible()
  await expect
    .poll(() => calls.to('POST /api/auth/second-factor')[0]?.body)
    .toEqual({ code: 'k7m2-p9qx-4hda' })
  await page.getByRole('button', { name: 'Use a code from the app' }).click()
  await expect.element(codeField).not.toHaveAccessibleDescription()
  await page.getByRole('button', { name: 'Back to Sign In' }).click()
  await expect.element(page.getByRole('tabpanel').getByLabelText('Email')).toHaveValue('ada@example.org')
})

test('a code that did not reach the server stays in its field', async () => {
  await enterPassword({ 'POST /api/auth/second-factor': offline })
  await codeField.fill('123456')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect
    .element(codeField)
    .toHaveAccessibleDescription(
      'Network connection error. Please check your internet connection and try again.',
    )
  await expect.element(codeField).toHaveValue('123456')
})

const options = {
  rpId: 'localhost',
  challenge: 'Y2hhbGxlbmdl',
  timeout: 300_000,
  userVerification: 'required' as const,
}
const passkeyButton = page.getByRole('button', { name: 'Sign in with a passkey' })

test('a passkey prompt that was canceled is explained, and nothing is sent', async () => {
  vi.spyOn(navigator.credentials, 'get').mockRejectedValue(new DOMException('Canceled.', 'NotAllowedError'))
  const { calls } = await openPage('/auth', { calls: { 'POST /api/auth/passkey/options': { options } } })
  await passkeyButton.click()
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(
      'No passkey was used: it was canceled, or took too long. Try again, or use your password.',
    )
  await expectAccessible()
  await expect.poll(() => calls.to('POST /api/auth/passkey')).toEqual([])
})

test('a browser without passkeys says so', async () => {
  vi.stubGlobal('PublicKeyCredential', undefined)
  await openPage('/auth')
  await passkeyButton.click()
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('This browser does not support passkeys. Update it, or use another browser.')
})

test('without a connection, a passkey asks to try again', async () => {
  await openPage('/auth', { calls: { 'POST /api/auth/passkey/options': offline } })
  await passkeyButton.click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Login failed. Please try again.')
})
