import { expect, type Locator, type Page } from '@playwright/test'
import { readCode } from './support/mailbox.ts'
import { newPerson, signUpQuickly } from './support/people.ts'
import { enterCode, expectHeading, hold, register, signIn, toast, visit } from './support/screens.ts'
import { test } from './support/test.ts'

test('the sign-in page greets, offers two tabs, a guest entry and a side panel', async ({ page }) => {
  await visit(page, '/auth')
  await expectHeading(page, 'Welcome to Capra')
  await expect(
    page.getByText('Master Data Structures and Algorithms through pattern recognition', { exact: true }),
  ).toBeVisible()
  await expect(page.getByRole('tab')).toHaveText(['Sign In', 'Create Account'])
  await expect(page.getByRole('tab', { name: 'Sign In' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('button', { name: 'Continue as Guest' })).toBeVisible()
  for (const promise of ['Master DSA Patterns', 'Pattern Recognition', 'Practice Problems'])
    await expect(page.getByRole('complementary').getByText(promise, { exact: true })).toBeVisible()

  const form = page.getByRole('tabpanel')
  await expect(form.getByLabel('Email')).toHaveAttribute('autocomplete', 'username')
  await expect(form.getByLabel('Password')).toHaveAttribute('autocomplete', 'current-password')
  for (const label of ['Email', 'Password']) await expect(form.getByLabel(label)).toHaveAttribute('required')
})

test('the registration form marks what is required and compares the passwords', async ({ page }) => {
  await visit(page, '/auth')
  await page.getByRole('tab', { name: 'Create Account' }).click()
  const form = page.getByRole('tabpanel')
  for (const label of ['Email', 'Password', 'Confirm Password']) {
    await expect(form.getByLabel(label, { exact: true })).toHaveAttribute('required')
    expect(await markOf(page, label)).toContain('*')
  }
  for (const label of ['First Name', 'Last Name']) {
    await expect(form.getByLabel(label)).not.toHaveAttribute('required')
    expect(await markOf(page, label)).not.toContain('*')
  }
  await form.getByLabel('Email').fill('ada@example.org')
  await form.getByLabel('Password', { exact: true }).fill('one long password')
  await form.getByLabel('Confirm Password').fill('another password')
  await form.getByRole('button', { name: 'Create Account' }).click()
  await expect(form.getByRole('alert')).toHaveText('Passwords do not match')
  await expectAbove(form.getByRole('alert'), form.getByRole('button', { name: 'Create Account' }))
})

test('signing in shows that it is busy, and what went wrong above the button', async ({
  page,
  site,
  browser,
}) => {
  const ada = await signUpQuickly(await browser.newContext(), site)
  const wrong = { ...ada, password: 'not my password' }
  const form = page.getByRole('tabpanel')
  await visit(page, '/auth')

  await signIn(page, wrong)
  await expect(form.getByRole('alert')).toHaveText(
    'Invalid email or password. If you just registered, finish with the code we emailed you.',
  )
  await expectAbove(form.getByRole('alert'), form.getByRole('button'))

  await page.route('**/api/login', (route) => route.fulfill({ status: 502, body: '' }))
  await signIn(page, ada)
  await expect(form.getByRole('alert')).toHaveText('Login failed')
  await page.unroute('**/api/login')

  await page.route('**/api/login', (route) => route.abort())
  await signIn(page, ada)
  await expect(form.getByRole('alert')).toHaveText('Login failed. Please try again.')
  await page.unroute('**/api/login')

  const release = await hold(page, '**/api/login')
  await signIn(page, ada)
  await expect(form.getByRole('button', { name: 'Signing in...' })).toBeDisabled()
  release()
  await expect(page).toHaveURL('/landing')
})

test('registering shows that it is busy, and what went wrong', async ({ page }) => {
  const ada = newPerson()
  const form = page.getByRole('tabpanel')
  await visit(page, '/auth')
  await page.getByRole('tab', { name: 'Create Account' }).click()
  await form.getByLabel('Email').fill(ada.email)
  await form.getByLabel('Password', { exact: true }).fill('password')
  await form.getByLabel('Confirm Password').fill('password')
  const create = form.getByRole('button', { name: 'Create Account' })
  await create.click()
  await expect(form.getByRole('alert')).toHaveText(
    'This password is too common. Choose a longer or less common one.',
  )

  await page.route('**/api/auth/request-otp', (route) => route.fulfill({ status: 502, body: '' }))
  await create.click()
  await expect(form.getByRole('alert')).toHaveText('Failed to send verification code')
  await page.unroute('**/api/auth/request-otp')

  await page.route('**/api/auth/request-otp', (route) => route.abort())
  await create.click()
  await expect(form.getByRole('alert')).toHaveText('Registration failed. Please try again.')
  await page.unroute('**/api/auth/request-otp')

  const release = await hold(page, '**/api/auth/request-otp')
  await create.click()
  await expect(form.getByRole('button', { name: 'Creating account...' })).toBeDisabled()
  release()
})

test('the code screen takes six digits, sends another code, and greets the new member', async ({
  page,
  site,
}) => {
  const ada = newPerson()
  await visit(page, '/auth')
  await register(page, ada)
  await expect(page.getByText(ada.email)).toBeVisible()
  await expect(page.getByText('The code expires in 10 minutes.')).toBeVisible()
  await expect(
    page.getByText('No code? Check spam. If you already have an account, the email says so.'),
  ).toBeVisible()

  const code = page.getByLabel('Verification code')
  const verify = page.getByRole('button', { name: 'Verify Email' })
  await expect(verify).toBeDisabled()
  await code.pressSequentially('12a4-5')
  await expect(code).toHaveValue('1245')
  await expect(verify).toBeDisabled()
  await code.pressSequentially('6789')
  await expect(code).toHaveValue('124567')
  await expect(verify).toBeEnabled()

  const first = readCode(await site.waitForMail(ada.email))
  await enterCode(page, first === '000000' ? '000001' : '000000')
  await expect(toast(page)).toContainText('Verification failed')
  await expect(toast(page)).toContainText('That code is not right. You have 4 tries left.')
  await expect(code).toHaveValue('')

  await page.getByRole('button', { name: 'Resend Code' }).click()
  await expect(toast(page)).toContainText('Verification code sent')
  await expect(toast(page)).toContainText('A new code has been sent to your email.')
  const second = readCode(await site.waitForMail(ada.email, 2))
  if (second !== first) {
    await enterCode(page, first)
    await expect(toast(page)).toContainText(
      'That code was replaced by a newer one. Use the code in the latest email.',
    )
  }

  await page.route('**/api/auth/request-otp', (route) => route.fulfill({ status: 503, body: '' }))
  await page.getByRole('button', { name: 'Resend Code' }).click()
  await expect(toast(page)).toContainText('Failed to resend code')
  await page.unroute('**/api/auth/request-otp')

  // As it comes out of the mail, with a space in the middle.
  await code.evaluate(
    (field, text) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text', text)
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    },
    `${second.slice(0, 3)} ${second.slice(3)}\n`,
  )
  await expect(code).toHaveValue(second)
  await verify.click()
  await expect(toast(page)).toContainText('Email verified successfully')
  await expect(toast(page)).toContainText('You have been signed in.')
  await expect(page).toHaveURL('/landing')
})

test('somebody who registered and left out the code is led back to it, and may go back to sign in', async ({
  page,
}) => {
  const ada = newPerson()
  await visit(page, '/auth')
  await register(page, ada)
  await page.getByRole('button', { name: 'Back to Sign In' }).click()
  await expectHeading(page, 'Welcome to Capra')
  await expect(page.getByRole('tabpanel').getByLabel('Email')).toHaveValue(ada.email)
  await signIn(page, ada)
  await expectHeading(page, 'Check your email')
})

test('a spinner shows while it is not known who is here', async ({ page, site }) => {
  await page.context().addCookies([{ name: 'sid', value: 'a-session-that-ended', url: site.url }])
  const release = await hold(page, '**/api/user')
  await visit(page, '/auth')
  await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible()
  release()
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible()
})

/** What stands after a field's label as decoration. */
function markOf(page: Page, label: string): Promise<string> {
  return page
    .getByText(label, { exact: true })
    .evaluate((element) => getComputedStyle(element, '::after').content)
}

async function expectAbove(upper: Locator, lower: Locator): Promise<void> {
  const [above, below] = await Promise.all([upper.boundingBox(), lower.boundingBox()])
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
}
