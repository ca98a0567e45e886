import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Factors, Passkey } from '#accounts/factor-contract.ts'
import { expectAccessible } from '#testing/browser/expect-accessible.ts'
import { openPage } from '#testing/browser/open-page.tsx'
import { toast } from '#testing/browser/screens.ts'
import { refusal, type Stubs } from '#testing/browser/stub-calls.ts'

const laptop: Passkey = {
  id: 'laptop',
  name: 'Work laptop',
  createdAt: '2026-11-09T12:00:00.000Z',
  lastUsedAt: '2026-11-20T12:00:00.000Z',
}
const phone: Passkey = { id: 'phone', name: 'Phone', createdAt: '2026-11-10T12:00:00.000Z', lastUsedAt: null }

const off: Factors['authenticator'] = { isOn: false, turnedOnAt: null, recoveryCodesLeft: 0 }
const on: Factors['authenticator'] = {
  isOn: true,
  turnedOnAt: '2026-11-09T12:00:00.000Z',
  recoveryCodesLeft: 10,
}
const recoveryCodes = Array.from({ length: 10 }, (_, index) => `k7m2-p9qx-4hd${index}`)
const setup = {
  uri: 'otpauth://totp/Capra:ada%40example.com?issuer=Capra&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  expiresInSeconds: 900,
}
const wrongPassword = refusal(403, 'Your current password is not right.', {
  fields: { password: 'Your current password is not right.' },
})

const section = page.getByRole('region', { name: 'Two-step sign-in' })
const dialog = page.getByRole('dialog')

async function openFactors(factors: Partial<Factors>, calls: Stubs = {}) {
  const opened = await openPage('/account', {
    as: 'member',
    calls: { 'GET /api/account/factors': { authenticator: off, passkeys: [], ...factors }, ...calls },
  })
  await expect.element(section.getByRole('heading', { name: 'Passkeys' })).toBeVisible()
  return opened
}

async function confirmPassword(button: string): Promise<void> {
  await dialog.getByLabelText('Password', { exact: true }).fill('steep paths need calm feet')
  await dialog.getByRole('button', { name: button }).click()
}

test('an authenticator app is set up by password, QR code, a first code and recovery codes', async () => {
  const { calls } = await openFactors(
    {},
    {
      'POST /api/account/authenticator': wrongPassword,
      'POST /api/account/authenticator/confirm': refusal(400, 'That code is not right.', {
        fields: { code: 'That code is not right.' },
      }),
    },
  )
  await section.getByRole('button', { name: 'Set up authenticator app' }).click()
  await expect.element(dialog.getByLabelText('Password', { exact: true })).toHaveFocus()
  await confirmPassword('Continue')
  await expect
    .element(dialog.getByLabelText('Password', { exact: true }))
    .toHaveAccessibleDescription('Your current password is not right.')
  calls.stub({ 'POST /api/account/authenticator': setup })
  await dialog.getByRole('button', { name: 'Continue' }).click()

  await expect.element(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  await expect.element(dialog.getByTerm('Key')).toHaveTextContent('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')
  await expectAccessible()
  const code = dialog.getByLabelText('Code from the app')
  await expect.element(code).toHaveAttribute('autocomplete', 'one-time-code')
  await expect.element(code).toHaveAttribute('inputmode', 'numeric')
  await code.fill('000000')
  await userEvent.keyboard('{Enter}')
  await expect.element(code).toHaveAccessibleDescription(/That code is not right\.$/)
  await expect.element(code).toHaveFocus()
  calls.stub({
    'POST /api/account/authenticator/confirm': { recoveryCodes },
    'GET /api/account/factors': { authenticator: on, passkeys: [] },
  })
  await code.fill('123 456')
  await dialog.getByRole('button', { name: 'Turn on' }).click()

  await expect
    .element(dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem'))
    .toHaveLength(10)
  await expectAccessible()
  const done = dialog.getByRole('button', { name: 'Done' })
  await expect.element(done).toBeDisabled()
  await dialog.getByRole('checkbox', { name: 'I saved these codes in a safe place' }).click()
  await done.click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(section.getByRole('heading', { name: 'Authenticator app' })).toHaveFocus()
  await expect.element(section.getByText('On', { exact: true })).toBeVisible()
  await expect.element(section.getByText('10 recovery codes are left.')).toBeVisible()
  await expect
    .poll(() => calls.to('POST /api/account/authenticator/confirm').at(-1)?.body)
    .toEqual({ code: '123 456' })
})

test('recovery codes can be copied and downloaded', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  await openFactors({ authenticator: on }, { 'POST /api/account/recovery-codes': { recoveryCodes } })
  await section.getByRole('button', { name: 'Get new recovery codes' }).click()
  await confirmPassword('Get new codes')
  await dialog.getByRole('button', { name: 'Copy' }).click()
  await expect.element(dialog.getByRole('status')).toHaveTextContent('Copied')
  expect(copied).toHaveBeenCalledWith(`${recoveryCodes.join('\n')}\n`)
  await dialog.getByRole('button', { name: 'Download' }).click()
  expect(saved.mock.contexts[0]).toHaveProperty('download', 'capra-recovery-codes.txt')
})

test('few recovery codes are pointed out', async () => {
  await openFactors({ authenticator: { ...on, recoveryCodesLeft: 1 }, passkeys: [laptop, phone] })
  await expect.element(section.getByText('1 recovery code is left. Get new ones soon.')).toBeVisible()
  await expectAccessible()
})

test('the authenticator app is turned off with the password', async () => {
  const { calls } = await openFactors(
    { authenticator: on },
    { 'POST /api/account/authenticator/turn-off': { message: 'Turned off' } },
  )
  await section.getByRole('button', { name: 'Turn off' }).click()
  await expectAccessible()
  calls.stub({ 'GET /api/account/factors': { authenticator: off, passkeys: [] } })
  await confirmPassword('Turn off')
  await expect.element(toast()).toMatchTextContent('Authenticator app turned off')
  await expect.element(section.getByText('Off', { exact: true })).toBeVisible()
  await expect.element(section.getByRole('heading', { name: 'Authenticator app' })).toHaveFocus()
})

test('a set-up that expired says so', async () => {
  await openFactors(
    {},
    {
      'POST /api/account/authenticator': setup,
      'POST /api/account/authenticator/confirm': refusal(409, 'This took too long. Start again.'),
    },
  )
  await section.getByRole('button', { name: 'Set up authenticator app' }).click()
  await confirmPassword('Continue')
  await dialog.getByLabelText('Code from the app').fill('123456')
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('This took too long. Start again.')
})

test('a passkey is listed with its last use, renamed and removed', async () => {
  const { calls } = await openFactors(
    { passkeys: [laptop, phone] },
    {
      'PUT /api/account/passkeys/:id': ({ body }) => ({ ...phone, name: body.name }),
      'POST /api/account/passkeys/:id/remove': wrongPassword,
    },
  )
  const rows = section.getByRole('list', { name: 'Passkeys' }).getByRole('listitem')
  await expect.element(rows.nth(0)).toMatchTextContent('Added November 9, 2026, last used November 20, 2026')
  await expect.element(rows.nth(1)).toMatchTextContent('Added November 10, 2026, not used yet')

  await section.getByRole('button', { name: 'Rename Phone' }).click()
  const name = dialog.getByLabelText('Name')
  await expect.element(name).toHaveValue('Phone')
  await name.fill('   ')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(name).toHaveAccessibleDescription(/Give the passkey a name\.$/)
  await name.fill('Old phone')
  calls.stub({
    'GET /api/account/factors': { authenticator: off, passkeys: [laptop, { ...phone, name: 'Old phone' }] },
  })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(toast()).toMatchTextContent('Renamed to Old phone')

  await section.getByRole('button', { name: 'Remove Old phone' }).click()
  await confirmPassword('Remove')
  await expect
    .element(dialog.getByLabelText('Password', { exact: true }))
    .toHaveAccessibleDescription('Your current password is not right.')
  calls.stub({
    'POST /api/account/passkeys/:id/remove': { message: 'Removed' },
    'GET /api/account/factors': { authenticator: off, passkeys: [laptop] },
  })
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect.element(toast()).toMatchTextContent('Old phone is removed')
  await expect.element(rows).toHaveLength(1)
  await expect.element(section.getByRole('heading', { name: 'Passkeys' })).toHaveFocus()
})

test.each([
  [
    'canceled',
    'NotAllowedError',
    'No passkey was added: it was canceled, or took too long. You can try again.',
  ],
  ['on a device that has one', 'InvalidStateError', 'This device already has a passkey for your account.'],
])('adding a passkey %s is explained', async (_, name, sentence) => {
  vi.spyOn(navigator.credentials, 'create').mockRejectedValue(new DOMException('Refused.', name))
  const { calls } = await openFactors(
    {},
    { 'POST /api/account/passkeys/options': { options: creationOptions } },
  )
  await section.getByRole('button', { name: 'Add a passkey' }).click()
  await expectAccessible()
  await dialog.getByLabelText('Name').fill('Work laptop')
  await confirmPassword('Continue')
  await expect.element(dialog.getByRole('alert')).toHaveTextContent(sentence)
  await expect.poll(() => calls.to('POST /api/account/passkeys')).toEqual([])
})

test('a browser without passkeys says so before it asks the server', async () => {
  vi.stubGlobal('PublicKeyCredential', undefined)
  const { calls } = await openFactors({})
  await section.getByRole('button', { name: 'Add a passkey' }).click()
  await dialog.getByLabelText('Name').fill('Work laptop')
  await confirmPassword('Continue')
  await expect
    .element(dialog.getByRole('alert'))
    .toHaveTextContent('This browser does not support passkeys. Update it, or use another browser.')
  await expect.poll(() => calls.to('POST /api/account/passkeys/options')).toEqual([])
})

test('factors that cannot be loaded say so and can be retried', async () => {
  const { calls } = await openPage('/account', {
    as: 'member',
    calls: { 'GET /api/account/factors': refusal(503, 'Try again in a minute.') },
  })
  await expect.element(section.getByRole('alert')).toMatchTextContent('Try again in a minute.')
  calls.stub({ 'GET /api/account/factors': { authenticator: off, passkeys: [] } })
  await section.getByRole('button', { name: 'Retry' }).click()
  await expect.element(section.getByRole('button', { name: 'Add a passkey' })).toBeVisible()
})

const creationOptions = {
  rp: { id: 'localhost', name: 'Capra' },
  user: { id: 'YWRh', name: 'ada@example.com', displayName: 'Ada' },
  challenge: 'Y2hhbGxlbmdl',
  pubKeyCredParams: [{ alg: -7, type: 'public-key' as const }],
  timeout: 300_000,
  attestation: 'none' as const,
  excludeCredentials: [],
  authenticatorSelection: {
    residentKey: 'required' as const,
    requireResidentKey: true as const,
    userVerification: 'required' as const,
  },
}
