import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { type Member, signUpQuickly } from '../support/people.ts'
import { signIn, signOut, toast, visit } from '../support/screens.ts'
import type { Site } from '../support/start-site.ts'
import { test as base } from '../support/test.ts'

/** Passkeys need a domain name, so this site is at localhost instead of 127.0.0.1. */
const test = base.extend<{ localhost: Site }>({
  localhost: async ({ startOwnSite }, use) => use(await startOwnSite({ host: 'localhost' })),
  baseURL: async ({ localhost }, use) => use(localhost.url),
})

test('a member adds a passkey and signs in with it', async ({ page, context, localhost }) => {
  const ada = await signUpQuickly(context, localhost)
  await addVirtualAuthenticator(context, page)
  const section = await openTwoStepSection(page)
  await section.getByRole('button', { name: 'Add a passkey' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' })
  await dialog.getByLabel('Name').fill('Work laptop')
  await confirmPassword(dialog, ada, 'Continue')
  await expect(toast(page)).toContainText('Work laptop is added')
  await expect(section.getByRole('listitem')).toContainText('not used yet')

  await signOut(page)
  await visit(page, '/auth')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByRole('button', { name: /^Account menu/ })).toBeVisible()
  await openTwoStepSection(page)
  await expect(section.getByRole('listitem')).toContainText('last used')

  await section.getByRole('button', { name: 'Remove Work laptop' }).click()
  await confirmPassword(page.getByRole('dialog'), ada, 'Remove')
  await expect(toast(page)).toContainText('Work laptop is removed')
  await signOut(page)
  await visit(page, '/auth')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
})

test('a member signs in with a code of an authenticator app, and with a recovery code once', async ({
  page,
  context,
  localhost,
}) => {
  const ada = await signUpQuickly(context, localhost)
  const section = await openTwoStepSection(page)
  await section.getByRole('button', { name: 'Set up authenticator app' }).click()
  const dialog = page.getByRole('dialog')
  await confirmPassword(dialog, ada, 'Continue')
  await expect(dialog.getByRole('img', { name: /^QR code/ })).toBeVisible()
  const secret = (await dialog.getByRole('definition').innerText()).replaceAll(' ', '')
  const totp = new TOTP({ secret })
  await dialog.getByLabel('Code from the app').fill(totp.generate())
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  const codes = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const recoveryCode = await codes.first().innerText()
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(section.getByText('10 recovery codes are left.')).toBeVisible()

  await signOut(page)
  await enterPassword(page, ada)
  // Each code works once: this one becomes valid next.
  await page.getByLabel('Verification code').fill(totp.generate({ timestamp: Date.now() + 30_000 }))
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByRole('button', { name: /^Account menu/ })).toBeVisible()

  await signOut(page)
  await enterPassword(page, ada)
  await enterRecoveryCode(page, recoveryCode)
  await openTwoStepSection(page)
  await expect(section.getByText('9 recovery codes are left.')).toBeVisible()

  await signOut(page)
  await enterPassword(page, ada)
  await enterRecoveryCode(page, recoveryCode, 'refused')
  await page.getByRole('button', { name: 'Back to Sign In' }).click()
  await expect(page.getByRole('tabpanel').getByLabel('Email')).toHaveValue(ada.email)
})

async function openTwoStepSection(page: Page): Promise<Locator> {
  await visit(page, '/account')
  const section = page.getByRole('region', { name: 'Two-step sign-in' })
  await expect(section.getByRole('heading', { name: 'Passkeys' })).toBeVisible()
  return section
}

async function confirmPassword(dialog: Locator, { password }: Member, button: string): Promise<void> {
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: button }).click()
}

async function enterPassword(page: Page, person: Member): Promise<void> {
  await visit(page, '/auth')
  await signIn(page, person)
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible()
}

async function enterRecoveryCode(
  page: Page,
  code: string,
  outcome: 'accepted' | 'refused' = 'accepted',
): Promise<void> {
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  const field = page.getByLabel('Recovery code')
  await field.fill(code)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  if (outcome === 'refused') await expect(field).toHaveAccessibleDescription(/\S/)
  else await expect(page.getByRole('button', { name: /^Account menu/ })).toBeVisible()
}

/** A fingerprint reader without a finger. */
async function addVirtualAuthenticator(context: BrowserContext, page: Page): Promise<void> {
  const devtools = await context.newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}
