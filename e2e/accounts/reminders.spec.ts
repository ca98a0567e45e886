import { expect } from '@playwright/test'
import { axeFindings } from '../support/axe.ts'
import { signUpQuickly } from '../support/people.ts'
import { visit } from '../support/screens.ts'
import { test } from '../support/test.ts'

test('a member chooses their mails, and one press in a mail or mail program stops all', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ timezoneId: 'Pacific/Auckland' })
  const member = await signUpQuickly(context, site)
  const inviter = await browser.newContext()
  await signUpQuickly(inviter, site)
  await inviter.request.post(`${site.url}/api/buddy/request`, { data: { toEmail: member.email } })
  const mail = await site.waitForMail(member.email)
  const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value
  const link = header('list-unsubscribe')?.replaceAll(/[<>]/g, '') ?? ''
  expect(mail.text).toContain(`Stop all mails: ${link}`)
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')

  const account = await context.newPage()
  await visit(account, `${site.url}/account#reminders`)
  const section = account.getByRole('region', { name: 'Reminders' })
  const practice = section.getByRole('switch', { name: 'Practice is due' })
  await expect(section.getByRole('heading', { name: 'Reminders' })).toBeInViewport()
  await expect(practice).not.toBeChecked()
  await practice.press('Enter')
  await section.getByTitle('20:00').click()
  await section.getByRole('checkbox', { name: 'Sunday' }).press('Space')
  await expect(account.getByText(/^Capra, .* 20:00$/)).toBeVisible()
  await account.reload()
  await expect(practice).toBeChecked()
  await expect(section.getByRole('combobox', { name: 'At this hour' })).toHaveValue('20')
  await expect(account.getByRole('combobox', { name: 'Your day' })).toHaveValue('Pacific/Auckland')
  await expect(section.getByRole('checkbox', { name: 'Sunday' })).not.toBeChecked()
  const download = account.waitForEvent('download')
  await section.getByRole('link', { name: 'Calendar file' }).click()
  expect((await download).suggestedFilename()).toBe('practice.ics')

  // The mail is opened in a browser in which nobody is signed in.
  const elsewhere = await browser.newContext()
  const page = await elsewhere.newPage()
  await visit(page, link)
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Stop all mails' }).press('Enter')
  await expect(page.getByText('All mails are stopped.')).toBeVisible()
  await account.reload()
  for (const name of ['Practice is due', 'Weekly summary', 'Interviews', 'Feedback has come', 'GoatMates'])
    await expect(section.getByRole('switch', { name })).not.toBeChecked()

  await practice.press('Enter')
  await expect(account.getByText(/^Capra, .* 20:00$/)).toBeVisible()
  // As mail programs do it.
  const reply = await elsewhere.request.post(link, { form: { 'List-Unsubscribe': 'One-Click' } })
  await expect(reply, await reply.text()).toBeOK()
  await account.reload()
  await expect(practice).not.toBeChecked()
})
