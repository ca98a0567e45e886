import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPage } from '#testing/browser/open-page.tsx'
import { toast } from '#testing/browser/screens.ts'
import { realReply, refusal, type Stubs } from '#testing/browser/stub-calls.ts'

const others = {
  'GET /api/account/sessions': [],
  'GET /api/account/factors': {
    authenticator: { isOn: false, turnedOnAt: null, recoveryCodesLeft: 0 },
    passkeys: [],
  },
} satisfies Stubs

const profile = page.getByRole('region', { name: 'Profile' })

test('a new name shows at once, and a refused one says why', async () => {
  const grace = { ...realReply('GET /api/user'), firstName: 'Grace', lastName: 'Hopper' }
  const { calls } = await openPage('/account', {
    as: 'member',
    calls: { ...others, 'PUT /api/account/name': grace },
  })
  await profile.getByLabelText('First name').fill('Grace')
  await profile.getByLabelText('Last name').fill('Hopper')
  await profile.getByRole('button', { name: 'Save name' }).click()
  await expect.element(toast()).toMatchTextContent('Name changed')
  await expect.element(profile.getByText('Grace Hopper')).toBeVisible()

  const sentence = 'Names can be up to 50 characters and cannot contain links.'
  calls.stub({ 'PUT /api/account/name': refusal(400, sentence, { fields: { lastName: sentence } }) })
  await profile.getByRole('button', { name: 'Save name' }).click()
  await expect.element(profile.getByLabelText('Last name')).toHaveAccessibleDescription(sentence)
  await expect.element(profile.getByLabelText('Last name')).toHaveFocus()

  // A field that the form does not show.
  calls.stub({ 'PUT /api/account/name': refusal(400, 'Too long.', { fields: { nickname: 'Too long.' } }) })
  await profile.getByRole('button', { name: 'Save name' }).click()
  await expect.element(profile.getByRole('alert')).toHaveTextContent('Too long.')
})

test('a password can be shown while it is typed', async () => {
  await openPage('/account', { as: 'member', calls: others })
  const field = page.getByLabelText('Current password')
  const show = page
    .getByRole('region', { name: 'Password' })
    .getByRole('button', { name: 'Show password' })
    .first()
  await field.fill('steep paths')
  await expect.element(field).toHaveAttribute('type', 'password')
  await show.click()
  await expect.element(show).toHaveAttribute('aria-pressed', 'true')
  await expect.element(field).toHaveAttribute('type', 'text')
  await expect.element(field).toHaveValue('steep paths')
  await show.click()
  await expect.element(field).toHaveAttribute('type', 'password')
})
