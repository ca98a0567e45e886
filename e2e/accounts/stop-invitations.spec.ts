import { type BrowserContext, expect } from '@playwright/test'
import { axeFindings } from '../support/axe.ts'
import { readCode } from '../support/mailbox.ts'
import { newPerson, signUpQuickly } from '../support/people.ts'
import { visit } from '../support/screens.ts'
import { test } from '../support/test.ts'

async function invite({ request }: BrowserContext, url: string, toEmail: string): Promise<void> {
  const answer = await request.post(`${url}/api/buddy/request`, { data: { toEmail } })
  await expect(answer, await answer.text()).toBeOK()
}

test('the link in an invitation mail stops all later ones, without an account', async ({ browser, site }) => {
  const stranger = newPerson('stella')
  const inviter = await browser.newContext()
  await signUpQuickly(inviter, site)
  await invite(inviter, site.url, stranger.email)
  const mail = await site.waitForMail(stranger.email)
  expect(mail.text).toContain('Stop invitations from this site')
  const link = mail.text?.match(/\S+\/stop-invitations#\S+/)?.[0]
  if (!link) throw new Error(`There is no link in the mail:\n${mail.text}`)

  const context = await browser.newContext()
  const page = await context.newPage()
  await visit(page, link)
  await expect(page.getByRole('heading', { level: 1, name: 'Stop invitations' })).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Stop invitations' }).press('Enter')
  const done = page.getByText('Invitations are stopped. We will not mail any more to your address.')
  await expect(done).toBeFocused()

  const other = await browser.newContext()
  await signUpQuickly(other, site)
  await invite(other, site.url, stranger.email)
  // Someone who registers with the address later finds only the invitation from before the stop.
  const { email, password } = stranger
  await context.request.post(`${site.url}/api/auth/request-otp`, { data: { email, userData: { password } } })
  const otp = readCode(await site.waitForMail(email, 2))
  await expect(
    await context.request.post(`${site.url}/api/auth/verify-otp`, { data: { email, otp } }),
  ).toBeOK()
  const { received } = await (await context.request.get(`${site.url}/api/buddy/requests`)).json()
  expect(received).toHaveLength(1)
})
