import { expect } from '@playwright/test'
import { newPerson, signUpQuickly } from './support/people.ts'
import {
  chooseNewPassword,
  expectHeading,
  landingHeading,
  register,
  signIn,
  visit,
} from './support/screens.ts'
import { test } from './support/test.ts'

const fresh = 'a rope and a good pair of boots'

test('a forgotten password is replaced by a mailed link, once', async ({ page, context, site }) => {
  const ada = await signUpQuickly(context, site)
  await context.clearCookies()
  await visit(page, '/auth')
  await page.getByRole('tabpanel').getByLabel('Email').fill(ada.email)
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expectHeading(page, 'Forgot your password?')
  await expect(page.getByLabel('Email')).toHaveValue(ada.email)
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await expectHeading(page, 'Check your email')
  await expect(page.getByText(`If an account uses ${ada.email}, we sent it a reset link.`)).toBeVisible()

  const link = linkIn((await site.waitForMail(ada.email)).text)
  await visit(page, link)
  await expectHeading(page, 'Choose a new password')
  await chooseNewPassword(page, fresh, 'another one')
  await expect(page.getByLabel('New password again')).toHaveAccessibleDescription('Passwords do not match')
  await expect(page.getByLabel('New password again')).toBeFocused()
  await chooseNewPassword(page, 'password1')
  await expect(page.getByLabel('New password', { exact: true })).toHaveAccessibleDescription(
    /This password is too common\. Choose a longer or less common one\.$/,
  )
  await chooseNewPassword(page, fresh)
  await expectHeading(page, 'Your password is changed')
  expect(new URL(page.url()).hash).toBe('')

  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click()
  await signIn(page, ada)
  await expect(page.getByRole('alert')).toContainText('Invalid email or password.')
  await signIn(page, { ...ada, password: fresh })
  await expectHeading(page, landingHeading)
  const notice = await site.waitForMail(ada.email, 2)
  expect(notice.subject).toBe('Your Capra password was changed')

  await visit(page, link)
  await chooseNewPassword(page, 'yet another good one')
  await expectHeading(page, 'This link no longer works')
  await page.getByRole('link', { name: 'Ask for a new link' }).click()
  await expectHeading(page, 'Forgot your password?')
})

test('an address without an account sees the same, and gets no mail', async ({ page, site }) => {
  const nobody = newPerson('nobody')
  await visit(page, '/auth/forgot')
  await page.getByLabel('Email').fill(nobody.email)
  await page.getByLabel('Email').press('Enter')
  await expectHeading(page, 'Check your email')
  await expect(page.getByText(`If an account uses ${nobody.email}, we sent it a reset link.`)).toBeVisible()
  // Mail is sent in order: once a later one has arrived, this one would have arrived too.
  const later = newPerson()
  await page.request.post('/api/auth/request-otp', {
    data: { email: later.email, userData: { password: later.password } },
  })
  await expect.poll(() => site.printed()).toContain(later.email)
  expect(site.printed()).not.toContain(nobody.email)
})

test('an address that exists is told in a mail how to get back in', async ({ page, context, site }) => {
  const ada = await signUpQuickly(context, site)
  await context.clearCookies()
  await visit(page, '/auth')
  await register(page, { email: ada.email, password: fresh })
  const mail = await site.waitForMail(ada.email)
  expect(mail.subject).toBe('You already have a Capra account')
  await visit(page, new URL(/http\S+\/auth\/forgot/.exec(mail.text ?? '')?.[0] ?? '').pathname)
  await expectHeading(page, 'Forgot your password?')
})

test('a link that is not whole says so', async ({ page }) => {
  await visit(page, '/auth/reset')
  await expectHeading(page, 'This link is not complete')
  await visit(page, '/auth/reset#half')
  await expectHeading(page, 'This link is not complete')
})

function linkIn(text: string | undefined): string {
  const link = /http\S+\/auth\/reset(#\S+)/.exec(text ?? '')
  expect(link, text).not.toBeNull()
  return `/auth/reset${link?.[1]}`
}
