import { expect } from '@playwright/test'
import { signUpQuickly } from '../support/people.ts'
import { chooseNewPassword, expectHeading, landingHeading, signIn, visit } from '../support/screens.ts'
import { test } from '../support/test.ts'

const newPassword = 'a rope and a good pair of boots'

test('a mailed link replaces a forgotten password, and works once', async ({ page, context, site }) => {
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
  await chooseNewPassword(page, newPassword, 'another one')
  await expect(page.getByLabel('New password again')).toHaveAccessibleDescription('Passwords do not match')
  await expect(page.getByLabel('New password again')).toBeFocused()
  await chooseNewPassword(page, 'password1')
  await expect(page.getByLabel('New password', { exact: true })).toHaveAccessibleDescription(
    /This password is too common\. Choose a longer or less common one\.$/,
  )
  await chooseNewPassword(page, newPassword)
  await expectHeading(page, 'Your password is changed')
  expect(new URL(page.url()).hash).toBe('')

  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click()
  await signIn(page, ada)
  await expect(page.getByRole('alert')).toContainText('Invalid email or password.')
  await signIn(page, { ...ada, password: newPassword })
  await expectHeading(page, landingHeading)
  const notice = await site.waitForMail(ada.email, 2)
  expect(notice.subject).toBe('Your Capra password was changed')

  await visit(page, link)
  await chooseNewPassword(page, 'yet another good one')
  await expectHeading(page, 'This link no longer works')
  await page.getByRole('link', { name: 'Request a new link' }).click()
  await expectHeading(page, 'Forgot your password?')
})

function linkIn(text: string | undefined): string {
  const link = /http\S+\/auth\/reset(#\S+)/.exec(text ?? '')
  expect(link, text).not.toBeNull()
  return `/auth/reset${link?.[1]}`
}
