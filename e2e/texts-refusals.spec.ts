import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, type Page } from '@playwright/test'
import { test } from './journey.ts'
import { readCode } from './mailbox.ts'
import { newPerson, signUpQuickly } from './people.ts'
import { enterCode, expectHeading, register, signIn, toast, visit } from './screens.ts'
import { type Site, startSite } from './start-site.ts'

/** What the server says to people who sign up or in, each brought about as it comes about. */

const form = (page: Page) => page.getByRole('tabpanel')
const refusal = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text })
const codeField = (page: Page) => page.getByLabel('Verification code')

async function enterWrongCodes(page: Page, right: string, count: number): Promise<void> {
  for (let tries = 0; tries < count; tries += 1) {
    const answered = page.waitForResponse('**/api/auth/verify-otp')
    await enterCode(page, right === '000000' ? '000001' : '000000')
    await answered
    await expect(codeField(page)).toHaveValue('')
  }
}

test('a name that is a link, and an address that is none', async ({ page }) => {
  await visit(page, '/auth')
  await page.getByRole('tab', { name: 'Create Account' }).click()
  await form(page).getByLabel('First Name').fill('https://example.org')
  await form(page).getByLabel('Email').fill(newPerson().email)
  await form(page).getByLabel('Password', { exact: true }).fill('steep paths need calm feet')
  await form(page).getByLabel('Confirm Password').fill('steep paths need calm feet')
  const create = form(page).getByRole('button', { name: 'Create Account' })
  await create.click()
  await expect(form(page)).toContainText('Names can be up to 50 characters and cannot contain links.')
  await form(page).getByLabel('First Name').fill('Ada')
  await form(page).getByLabel('Email').fill('ada@localhost')
  await create.click()
  await expect(form(page)).toContainText('Enter a valid email address.')
})

test('who signs in before the code was entered is told to enter it', async ({ page }) => {
  const ada = newPerson()
  await visit(page, '/auth')
  await register(page, ada)
  await page.getByRole('button', { name: 'Back to Sign In' }).click()
  await signIn(page, ada)
  await expectHeading(page, 'Check your email')
  await expect(codeField(page)).toHaveAccessibleDescription(
    'Please verify your email first. Enter the code we emailed you.',
  )
})

test('a code has five tries, and a registration fifteen', async ({ page, site }) => {
  const ada = newPerson()
  await visit(page, '/auth')
  await register(page, ada)
  for (const [mails, sentence] of [
    [1, 'Too many wrong codes. Ask for a new one.'],
    [2, 'Too many wrong codes. Ask for a new one.'],
    [3, 'Too many wrong codes. Please start again.'],
  ] as const) {
    if (mails > 1) {
      await page.getByRole('button', { name: 'Resend Code' }).click()
      await expect(toast(page)).toContainText('Verification code sent')
    }
    await enterWrongCodes(page, readCode(await site.waitForMail(ada.email, mails)), 5)
    await expect(codeField(page)).toHaveAccessibleDescription(sentence)
  }
})

test('a code whose answer was lost was used, and signs in no second time', async ({ page, site }) => {
  const ada = newPerson()
  await visit(page, '/auth')
  await register(page, ada)
  const code = readCode(await site.waitForMail(ada.email))
  const cookies = await page.context().cookies()
  await page.route('**/api/auth/verify-otp', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await enterCode(page, code)
  await expect(toast(page)).toContainText('Verification failed')
  await page.unroute('**/api/auth/verify-otp')
  // The browser never saw the answer, nor its cookies.
  await page.context().clearCookies()
  await page.context().addCookies(cookies)
  await page.getByRole('button', { name: 'Verify Email' }).click()
  await expect(codeField(page)).toHaveAccessibleDescription('This code was already used. Please sign in.')
})

test('a browser that kept nothing of the registration learns nothing from a wrong code', async ({
  page,
  site,
}) => {
  const ada = newPerson()
  await visit(page, '/auth')
  await register(page, ada)
  const code = readCode(await site.waitForMail(ada.email))
  await page.context().clearCookies()
  await enterWrongCodes(page, code, 1)
  await expect(codeField(page)).toHaveAccessibleDescription(
    'That code is not right or has expired. Ask for a new one.',
  )
})

test('a browser that keeps no cookie is told what to do', async ({ page, site, browser }) => {
  const ada = await signUpQuickly(await browser.newContext(), site)
  await visit(page, '/auth')
  await page.route('**/api/login', async (route) => {
    const answer = await route.fetch()
    await page.context().clearCookies()
    const { 'set-cookie': _, ...headers } = answer.headers()
    await route.fulfill({ status: answer.status(), headers, body: await answer.text() })
  })
  await signIn(page, ada)
  await expect(
    refusal(
      page,
      'Your browser did not keep the sign-in cookie. Open this site over https or ask its operator to set PUBLIC_URL.',
    ),
  ).toBeVisible()
})

test('limits of signing in, and a code that expired', async ({ page, browser }) => {
  const site = await startSite({
    settings: { LIMIT_VERIFY_WRONG_PER_HOUR_IP: '2', LIMIT_LOGIN_FAILS_ADDRESS_AND_IP: '1' },
  })
  const ada = newPerson()
  await visit(page, `${site.url}/auth`)
  await register(page, ada)
  const code = readCode(await site.waitForMail(ada.email))

  await test.step('another code before the wait is over', async () => {
    await page.reload()
    await page.getByRole('button', { name: 'Resend Code' }).click()
    await expect(toast(page)).toContainText('Failed to resend code')
    await expect(toast(page)).toContainText(/Please wait \d+ seconds before asking for another code\./)
  })
  await test.step('ten minutes later', async () => {
    await expireCodes(site)
    await enterCode(page, code)
    await expect(codeField(page)).toHaveAccessibleDescription('This code has expired. Ask for a new one.')
  })
  await test.step('too many guesses', async () => {
    await enterWrongCodes(page, code, 2)
    await expect(codeField(page)).toHaveAccessibleDescription(/Too many attempts\. Please wait \d+ seconds\./)
  })
  await test.step('too many wrong passwords', async () => {
    const other = await (await browser.newContext({ baseURL: site.url })).newPage()
    await visit(other, '/auth')
    const nobody = newPerson()
    await signIn(other, nobody)
    await expect(refusal(other, 'Invalid email or password.')).toBeVisible()
    await signIn(other, nobody)
    await expect(refusal(other, 'Too many sign-in attempts.')).toContainText(
      /Too many sign-in attempts\. Please wait \d+ seconds or reset your password\./,
    )
  })
  await site.close()
})

/** As if ten minutes had gone by; nobody may write to the store while the site holds it. */
async function expireCodes(site: Site): Promise<void> {
  await site.stop()
  const store = new DatabaseSync(join(site.dataDir, 'capra.db'))
  store.exec('UPDATE registration_attempt SET code_expires_at = code_expires_at - 600000')
  store.close()
  await site.start()
}
