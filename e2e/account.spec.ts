import { readFile } from 'node:fs/promises'
import { type Browser, expect, type Page } from '@playwright/test'
import { readCode } from './support/mailbox.ts'
import { beGuest, signInQuickly, signUpQuickly, solve } from './support/people.ts'
import {
  chooseNewPassword,
  enterCode,
  expectHeading,
  figure,
  homeHeading,
  landingHeading,
  register,
  signIn,
  toast,
  visit,
} from './support/screens.ts'
import type { Site } from './support/start-site.ts'
import { test } from './support/test.ts'

const fresh = 'a rope and a good pair of boots'

test('changing the password signs out the other browser, and only that', async ({
  page,
  context,
  browser,
  site,
}) => {
  const ada = await signUpQuickly(context, site)
  const other = await elsewhere(browser, site, ada)
  await visit(other, '/account')
  await expect(section(other, 'Where you are signed in').getByRole('listitem')).toHaveCount(2)
  await openAccount(page)
  const form = section(page, 'Password')
  const current = form.getByLabel('Current password')
  await current.fill('not this one')
  await chooseNewPassword(page, fresh)
  await expect(current).toHaveAccessibleDescription('Your current password is not right.')
  await expect(current).toBeFocused()
  await current.fill(ada.password)
  await chooseNewPassword(page, fresh)
  await expect(toast(page)).toContainText('Password changed')
  await expect(current).toHaveValue('')
  await expect(section(page, 'Where you are signed in').getByRole('listitem')).toHaveCount(1)

  const data = section(other, 'Your data')
  await data.getByLabel('Password').fill(ada.password)
  await data.getByRole('button', { name: 'Download my data' }).click()
  await expect(other.getByRole('tab', { name: 'Sign In' })).toBeVisible()
  await signIn(other, { ...ada, password: fresh })
  await expectHeading(other, 'Account')
  await page.reload()
  await expectHeading(page, 'Account')
  await other.context().close()
})

test('browsers are signed out one by one or all at once', async ({ page, context, browser, site }) => {
  const ada = await signUpQuickly(context, site)
  const others = [await elsewhere(browser, site, ada), await elsewhere(browser, site, ada)]
  await openAccount(page)
  const sessions = section(page, 'Where you are signed in')
  await expect(sessions.getByRole('listitem')).toHaveCount(3)
  await expect(sessions.getByRole('listitem').first()).toContainText('This browser')
  for (const number of ['1', '2', '3']) await expect(sessions.getByText(`(${number} of 3)`)).toBeVisible()
  await expect(
    sessions.getByRole('button', { name: /^Sign out .*\(2 of 3\), signed in on .* at / }),
  ).toBeVisible()
  await sessions
    .getByRole('button', { name: /^Sign out .* on / })
    .first()
    .click()
  await expect(toast(page)).toContainText('is signed out')
  await expect(sessions.getByRole('listitem')).toHaveCount(2)
  await expect(sessions.getByRole('list')).toBeFocused()
  const kinds = await Promise.all(others.map((other) => isSignedIn(other, site)))
  expect(kinds.filter(Boolean)).toHaveLength(1)

  for (const other of others) await signInQuickly(other.context(), site, ada)
  await page.reload()
  await sessions.getByRole('button', { name: 'Sign out all other browsers' }).click()
  await expect(toast(page)).toContainText('2 browsers are signed out')
  await expect(sessions.getByText('You are signed in nowhere else.')).toBeVisible()
  await expect(sessions.getByRole('list')).toBeFocused()
  for (const other of others) expect(await isSignedIn(other, site)).toBe(false)
  expect(await isSignedIn(page, site)).toBe(true)
  await Promise.all(others.map((other) => other.context().close()))
})

test('all that is kept can be downloaded and read', async ({ page, context, site }) => {
  const ada = await signUpQuickly(context, site)
  await solve(context, site, 1, 0b11)
  await openAccount(page)
  const form = section(page, 'Your data')
  await form.getByLabel('Password').fill('not this one')
  await form.getByRole('button', { name: 'Download my data' }).click()
  await expect(form.getByLabel('Password')).toHaveAccessibleDescription(
    /Your current password is not right\./,
  )

  await form.getByLabel('Password').fill(ada.password)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    form.getByRole('button', { name: 'Download my data' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^export-\d{4}-\d\d-\d\d\.json$/)
  const data = JSON.parse(await readFile(await download.path(), 'utf8'))
  expect(data).toMatchObject({ schemaVersion: 1, site: site.url, profile: { email: ada.email } })
  expect(data.practiceProblems).toHaveLength(2)
  expect(data.sessions).toHaveLength(1)
  expect(JSON.stringify(data)).not.toContain(ada.password)
  await expect(toast(page)).toContainText('Your data is downloaded')
})

test('an account is deleted by keyboard, with password and word, and its address begins anew', async ({
  page,
  context,
  site,
}) => {
  const ada = await signUpQuickly(context, site)
  await solve(context, site, 1, 0b111)
  await openAccount(page)
  await page.evaluate(() => {
    localStorage.setItem('capra.interviewNotes.1', 'mine')
    sessionStorage.setItem('capra.tutorDraft', 'mine')
  })
  const opener = page.getByRole('button', { name: 'Delete my account' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await expect(dialog.getByLabel('Password')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Password')).toBeFocused()
  await page.keyboard.type('not this one')
  await page.keyboard.press('Tab')
  await page.keyboard.type('delete')
  await page.keyboard.press('Enter')
  const word = dialog.getByLabel('Type DELETE to confirm')
  await expect(word).toHaveAccessibleDescription('Type DELETE in capital letters to confirm.')
  await word.fill('DELETE')
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Password')).toHaveAccessibleDescription(
    'Your current password is not right.',
  )
  await dialog.getByLabel('Password').fill(ada.password)
  await page.keyboard.press('Enter')
  await expectHeading(page, landingHeading)
  await expect(toast(page)).toContainText('Your account is deleted')
  const leftBehind = await page.evaluate(() => [
    ...Object.values(localStorage),
    ...Object.values(sessionStorage),
  ])
  expect(leftBehind).not.toContain('mine')
  await expect(page.getByRole('link', { name: 'Sign In', exact: true })).toBeVisible()
  expect((await site.waitForMail(ada.email)).subject).toBe('Your Capra account is deleted')

  await visit(page, '/auth')
  await signIn(page, ada)
  await expect(page.getByRole('alert')).toContainText('Invalid email or password.')
  await register(page, ada)
  await enterCode(page, readCode(await site.waitForMail(ada.email, 2)))
  await expect(page.getByRole('button', { name: /^Account menu/ })).toBeVisible()
  await visit(page, '/')
  await expectHeading(page, homeHeading)
  await expect(figure(page, 'Problems Solved')).toHaveText('0')
})

test('invitations are accepted automatically, until that is switched off', async ({
  page,
  context,
  site,
}) => {
  await signUpQuickly(context, site)
  await openAccount(page)
  const choice = page.getByRole('switch', { name: 'Accept invitations automatically' })
  await expect(choice).toBeChecked()
  const saved = page.waitForResponse('**/api/account/settings')
  await choice.click()
  await expect(choice).not.toBeChecked()
  expect((await saved).status()).toBe(200)
  await page.reload()
  await expect(choice).not.toBeChecked()
})

test('only members have an account page; others sign in first and come back', async ({
  page,
  context,
  site,
}) => {
  const ada = await signUpQuickly(context, site)
  await context.clearCookies()
  await beGuest(context, site)
  await visit(page, '/account')
  await expect(page.getByText('The page you came from needs an account.')).toBeVisible()
  await signIn(page, ada)
  await expectHeading(page, 'Account')
  await expect(section(page, 'Profile')).toContainText(ada.email)
})

test('a server that cannot be reached, or says wait, is told where it matters', async ({
  page,
  context,
  site,
}) => {
  const ada = await signUpQuickly(context, site)
  await openAccount(page)
  await page.route('**/api/account/password', (route) => route.abort())
  const form = section(page, 'Password')
  await form.getByLabel('Current password').fill(ada.password)
  await chooseNewPassword(page, fresh)
  await expect(form.getByRole('alert')).toHaveText(
    'We could not reach the server. Check your connection and try again.',
  )
  await expect(form.getByRole('button', { name: 'Change password' })).toBeFocused()
  const wait = 'You can export your data 5 times a day. Please try again in 3 hours.'
  await page.route('**/api/account/export', (route) =>
    route.fulfill({ status: 429, json: { message: wait, code: 'limited', requestId: '' } }),
  )
  const data = section(page, 'Your data')
  await data.getByLabel('Password').fill(ada.password)
  await data.getByRole('button', { name: 'Download my data' }).click()
  await expect(data.getByRole('alert')).toHaveText(wait)

  await page.route('**/api/account/sessions', (route) => route.abort())
  await page.reload()
  const sessions = section(page, 'Where you are signed in')
  await expect(sessions.getByRole('alert')).toContainText('We could not reach the server.')
  await page.unroute('**/api/account/sessions')
  await sessions.getByRole('button', { name: 'Retry' }).click()
  await expect(sessions.getByRole('listitem')).toHaveCount(1)
})

function section(page: Page, name: string) {
  return page.getByRole('region', { name, exact: true })
}

async function openAccount(page: Page): Promise<void> {
  await visit(page, '/landing')
  await page.getByRole('button', { name: /^Account menu/ }).click()
  await page.getByRole('menuitem', { name: 'Account' }).click()
  await expectHeading(page, 'Account')
}

/** The same person in a browser of their own. */
async function elsewhere(
  browser: Browser,
  site: Site,
  person: { email: string; password: string },
): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.url })
  await signInQuickly(context, site, person)
  return context.newPage()
}

async function isSignedIn(page: Page, site: Site): Promise<boolean> {
  return (await page.context().request.get(`${site.url}/api/user`)).ok()
}
