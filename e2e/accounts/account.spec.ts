import { readFile } from 'node:fs/promises'
import { type Browser, expect, type Page } from '@playwright/test'
import { readCode } from '../support/mailbox.ts'
import { beGuest, newPerson, signInQuickly, signUpQuickly, solve } from '../support/people.ts'
import {
  cardButton,
  chooseNewPassword,
  enterCode,
  expectHeading,
  expectHome,
  figure,
  landingHeading,
  register,
  signIn,
  toast,
  visit,
} from '../support/screens.ts'
import type { Site } from '../support/start-site.ts'
import { test } from '../support/test.ts'

const newPassword = 'a rope and a good pair of boots'

test('a guest registers at a locked category with the mailed code, and stays signed in after a reload', async ({
  page,
  context,
  site,
}) => {
  const ada = newPerson()
  await beGuest(context, site)
  await visit(page, '/category/5')
  await page.getByRole('link', { name: 'Create Account to Unlock' }).click()
  await register(page, ada)
  const code = readCode(await site.waitForMail(ada.email))
  await enterCode(page, code === '000000' ? '000001' : '000000')
  await expect(toast(page)).toContainText('That code is not right. You have 4 tries left.')
  await enterCode(page, code)
  await expect(toast(page)).toContainText('Email verified successfully')
  await expect(page).toHaveURL('/category/5')
  await page.reload()
  await expect(cardButton(page, 'Monotonic Stack')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Account menu, Ada' })).toBeVisible()
})

test('changing the password signs out the other browser and keeps this one', async ({
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
  await chooseNewPassword(page, newPassword)
  await expect(current).toHaveAccessibleDescription('Your current password is not right.')
  await expect(current).toBeFocused()
  await current.fill(ada.password)
  await chooseNewPassword(page, newPassword)
  await expect(toast(page)).toContainText('Password changed')
  await expect(current).toHaveValue('')
  await expect(section(page, 'Where you are signed in').getByRole('listitem')).toHaveCount(1)

  const data = section(other, 'Your data')
  await data.getByLabel('Password', { exact: true }).fill(ada.password)
  await data.getByRole('button', { name: 'Download my data' }).click()
  await expect(other.getByRole('tab', { name: 'Sign In' })).toBeVisible()
  await signIn(other, { ...ada, password: newPassword })
  await expectHeading(other, 'Account')
  await page.reload()
  await expectHeading(page, 'Account')
  await other.context().close()
})

test('a member downloads their data, deletes the account, and can register again', async ({
  page,
  context,
  site,
}) => {
  const ada = await signUpQuickly(context, site)
  await solve(context, site, 1, 0b11)
  await openAccount(page)
  const form = section(page, 'Your data')
  await form.getByLabel('Password', { exact: true }).fill(ada.password)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    form.getByRole('button', { name: 'Download my data' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^export-\d{4}-\d\d-\d\d\.json$/)
  const data = JSON.parse(await readFile(await download.path(), 'utf8'))
  expect(data).toMatchObject({ schemaVersion: 1, site: site.url, profile: { email: ada.email } })
  expect(data.solvedProblems).toHaveLength(2)
  expect(JSON.stringify(data)).not.toContain(ada.password)

  await page.evaluate(() => {
    localStorage.setItem('capra.interviewNotes.1', 'mine')
    sessionStorage.setItem('capra.tutorDraft', 'mine')
  })
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await dialog.getByLabel('Type DELETE to confirm').fill('DELETE')
  await dialog.getByLabel('Password', { exact: true }).fill('not this one')
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    'Your current password is not right.',
  )
  await dialog.getByLabel('Password', { exact: true }).fill(ada.password)
  await page.keyboard.press('Enter')
  await expectHeading(page, landingHeading)
  await expect(toast(page)).toContainText('Your account is deleted')
  const remaining = await page.evaluate(() => [
    ...Object.values(localStorage),
    ...Object.values(sessionStorage),
  ])
  expect(remaining).not.toContain('mine')
  await expect(page.getByRole('link', { name: 'Sign In', exact: true })).toBeVisible()
  expect((await site.waitForMail(ada.email)).subject).toBe('Your Capra account is deleted')

  await visit(page, '/auth')
  await signIn(page, ada)
  await expect(page.getByRole('alert')).toContainText('Invalid email or password.')
  await register(page, ada)
  await enterCode(page, readCode(await site.waitForMail(ada.email, 2)))
  await expect(page.getByRole('button', { name: /^Account menu/ })).toBeVisible()
  await visit(page, '/')
  await expectHome(page)
  await expect(figure(page, 'Problems Solved')).toHaveText('0')
})

function section(page: Page, name: string) {
  return page.getByRole('region', { name, exact: true })
}

async function openAccount(page: Page): Promise<void> {
  await visit(page, '/landing')
  await page.getByRole('button', { name: /^Account menu/ }).click()
  await page.getByRole('link', { name: 'Account', exact: true }).click()
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
