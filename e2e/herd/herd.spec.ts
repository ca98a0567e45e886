import { expect, type Page } from '@playwright/test'
import {
  card,
  comingUp,
  dialog,
  giveScores,
  makeGoatMatesQuickly,
  openHerd,
  openHistory,
  row,
  startQuickly,
} from '../support/herd-screens.ts'
import { readCode } from '../support/mailbox.ts'
import { type Member, newPerson, signUpQuickly } from '../support/people.ts'
import { enterCode, figure, toast, visit } from '../support/screens.ts'
import { test } from '../support/test.ts'

test('two members in two browsers invite, interview and score each other', async ({
  browser,
  startOwnSite,
}) => {
  // The other tests of the herd have SQLite, and the server's tests both.
  const site = await startOwnSite({ store: 'postgres' })
  const bob = newPerson('bob')
  const adas = await (await browser.newContext({ baseURL: site.url })).newPage()
  const bobs = await (await browser.newContext({ baseURL: site.url })).newPage()
  const ada = await signUpQuickly(adas.context(), site)

  await test.step('Ada invites an address without an account', async () => {
    await openHerd(adas)
    await expect(adas.getByRole('heading', { name: 'No GoatMates yet' })).toBeVisible()
    await adas.getByRole('button', { name: 'Invite Your First GoatMate' }).click()
    const form = dialog(adas, 'Invite a GoatMate')
    await form.getByLabel('Email').fill(bob.email)
    await form.getByRole('button', { name: 'Send Invitation' }).click()
    await expect(form).toHaveCount(0)
    await expect(toast(adas)).toContainText('Invitation sent!')
    await expect(toast(adas)).toContainText(`Buddy request sent to ${bob.email}.`)
    await expect(adas.getByRole('region', { name: 'Sent' })).toContainText(bob.email)
  })

  await test.step('Bob registers with that address, and they become GoatMates', async () => {
    const mail = await site.waitForMail(bob.email)
    expect(mail.subject).toBe('You are invited to practice interviews on Capra')
    expect(mail.text).toContain(ada.email)
    await visit(bobs, pathIn(mail.text, '/my-herd', site.url))
    await registerAs(bobs, 'Bob', bob)
    await enterCode(bobs, readCode(await site.waitForMail(bob.email, 2)))
    await expect(bobs).toHaveURL('/my-herd')
    await expect(bobs.getByRole('status').filter({ hasText: 'Ada is now your GoatMate' })).toBeVisible()
    await expect(card(bobs, 'Ada')).toContainText(ada.email)
    expect((await site.waitForMail(ada.email)).subject).toBe('Your invitation was accepted')
  })

  await test.step('Ada sees it without a reload, and creates an interview', async () => {
    await expect(card(adas, 'Bob')).toBeVisible()
    await card(adas, 'Bob').getByRole('button', { name: 'Start Interview' }).click()
    const form = dialog(adas, 'Start Interview')
    await form.getByRole('radio', { name: /Number of Islands/ }).check()
    await form.getByLabel('Meeting link (optional)').fill('https://meet.example.org/abc')
    await form.getByRole('button', { name: 'Create Interview' }).click()
    await expect(toast(adas)).toContainText('Interview created!')
    await expect(comingUp(adas, 'Bob')).toContainText('You ask, Bob answers')
    await expect(comingUp(adas, 'Bob')).toContainText('200. Number of Islands')
    await expect(figure(adas, 'Interviews given')).toHaveText('0')
  })

  await test.step('Bob gets a mail with the link, and sees the same interview without its question', async () => {
    const mail = await site.waitForMail(bob.email, 3)
    expect(mail.subject).toBe('You are invited to a mock interview on Capra')
    expect(mail.text).toContain('https://meet.example.org/abc')
    await openHerd(bobs)
    await expect(comingUp(bobs, 'Ada')).toContainText('Ada asks, you answer')
    await expect(comingUp(bobs, 'Ada')).not.toContainText('Number of Islands')
  })

  await test.step('Bob chooses a time, and both can enter the room', async () => {
    await comingUp(bobs, 'Ada')
      .getByRole('button', { name: /^Choose a time/ })
      .click()
    const form = dialog(bobs, 'Choose a time')
    await form.getByLabel('Time').fill(await localMinute(bobs))
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(toast(bobs)).toContainText('We emailed Ada the new time.')
    expect((await site.waitForMail(ada.email, 2)).subject).toBe('Your mock interview has a new time')
    // Without a reload.
    await expect(comingUp(adas, 'Bob').getByRole('link', { name: /^Enter the room/ })).toBeVisible()
    await comingUp(bobs, 'Ada')
      .getByRole('link', { name: /^Enter the room/ })
      .click()
    await expect(bobs.getByRole('heading', { level: 1 })).toHaveText('Mock interview with Ada')
    await expect(bobs.getByRole('link', { name: /^Open the meeting/ })).toHaveAttribute(
      'href',
      'https://meet.example.org/abc',
    )
    await expect(bobs.getByRole('heading', { name: 'Interviewer pack' })).toHaveCount(0)
    const id = new URL(bobs.url()).pathname.split('/').at(-1)
    expect((await bobs.request.get(`/api/interviews/${id}/pack`)).status()).toBe(403)
  })

  await test.step('Ada runs the interview; timer and notes survive a reload', async () => {
    await comingUp(adas, 'Bob')
      .getByRole('link', { name: /^Enter the room/ })
      .click()
    await adas.getByRole('button', { name: 'Start timer' }).click()
    await expect(adas.getByRole('heading', { name: 'In progress' })).toBeVisible()
    await expect(adas.getByRole('button', { name: 'Pause' })).toBeVisible()
    // Bob's page is still open.
    await expect(bobs.getByRole('heading', { level: 1 })).toHaveText('200. Number of Islands')
    await expect(adas.getByRole('region', { name: 'The solution to aim for' })).toContainText('O(R · C)')
    const hints = adas.getByRole('region', { name: 'Hints, one at a time' })
    await expect(hints.getByRole('listitem')).toHaveCount(0)
    await hints.getByRole('button', { name: 'Show hint 1 of 3' }).click()
    await expect(hints.getByRole('listitem')).toHaveCount(1)
    await adas.getByLabel(/^Private notes/).fill('Clear from the first minute.')
    await adas.reload()
    await expect(adas.getByLabel(/^Private notes/)).toHaveValue('Clear from the first minute.')
    await expect(adas.getByRole('button', { name: 'Pause' })).toBeVisible()
  })

  await test.step('Ada gives feedback by seven criteria', async () => {
    await adas.getByRole('button', { name: 'Finish Interview' }).click()
    await adas.getByRole('button', { name: 'Give Feedback' }).click()
    const form = dialog(adas, 'Give Interview Feedback')
    await giveScores(adas, [4, 4, 3, 4, 3, 5, 3])
    await expect(form.getByRole('region', { name: 'Private notes' })).toContainText('Clear from the first')
    await expect(form.getByRole('status')).toContainText('26/35')
    await expect(form.getByRole('status')).toContainText('Hire with confidence')
    await expect(form.getByRole('status')).toContainText('Submitted score 3.7')
    await form.getByRole('button', { name: 'Add my notes' }).click()
    await expect(form.getByLabel(/^Comment/)).toHaveValue('Clear from the first minute.')
    await form.getByRole('button', { name: 'Submit Feedback' }).click()
    await expect(toast(adas)).toContainText('Feedback submitted!')
    await expect(adas).toHaveURL(/tab=history&as=interviewer/)
    await expect(row(adas, 'Bob')).toContainText('Completed')
    await expect(row(adas, 'Bob')).toContainText('3.7')
    await expect(figure(adas, 'Interviews given')).toHaveText('1')
    await expect(figure(adas, 'Average given')).toHaveText('3.7')
    expect(await adas.evaluate(() => Object.keys(localStorage).join())).not.toContain('interviewNotes')
  })

  await test.step('Bob scores himself, then compares both sets of scores', async () => {
    const mail = await site.waitForMail(bob.email, 4)
    expect(mail.subject).toBe('Your interview feedback is ready')
    expect(mail.text).not.toContain('Clear from the first minute.')
    await openHerd(bobs)
    await expect(figure(bobs, 'Interviews taken')).toHaveText('1')
    await expect(figure(bobs, 'Average received')).toHaveText('–')
    await bobs.getByRole('tab', { name: 'Interview History (+1)' }).click()
    await row(bobs, 'Ada')
      .getByRole('button', { name: /^View Feedback/ })
      .click()
    await bobs.getByRole('button', { name: 'Score yourself first' }).click()
    await giveScores(bobs, [4, 3, 3, 4, 5, 5, 3])
    await bobs.getByRole('button', { name: 'Save my scores' }).click()
    const view = dialog(bobs, 'View Interview Feedback')
    await expect(view).toContainText('The same on 5 of 7. Furthest apart: Testing (self-score 2 higher).')
    await expect(view).toContainText('Clear from the first minute.')
    const testing = view.getByRole('row', { name: /^Testing/ })
    await expect(testing.getByRole('cell')).toHaveText(['3', '5', '2 higher'])
    await view.getByRole('button', { name: 'Close' }).last().click()
    await expect(row(bobs, 'Ada')).toContainText('3.7')
    await expect(bobs.getByText('One interview is a noisy sample', { exact: false })).toBeVisible()
    await expect(bobs.getByRole('tab', { name: /\+/ })).toHaveCount(0)
    await expect(figure(bobs, 'Interviews taken')).toHaveText('1')
    await expect(figure(bobs, 'Average received')).toHaveText('3.7')
  })

  await test.step('both can open the feedback again', async () => {
    await bobs.reload()
    await row(bobs, 'Ada')
      .getByRole('button', { name: /^View Feedback/ })
      .click()
    await expect(dialog(bobs, 'View Interview Feedback')).toContainText('2 higher')
    await bobs.getByRole('link', { name: 'Interviewer pack' }).click()
    await expect(bobs.getByRole('region', { name: 'A strong answer' })).toBeVisible()
    await openHistory(adas, 'interviewer')
    await row(adas, 'Bob').getByRole('button', { name: /^View/ }).click()
    await expect(dialog(adas, 'View Interview Feedback')).toContainText('2 higher')
  })

  await test.step('Ada asks Bob to interview her, and he accepts', async () => {
    await openHerd(adas)
    await card(adas, 'Bob').getByRole('button', { name: 'Start Interview' }).click()
    const form = dialog(adas, 'Start Interview')
    // The radio is transparent and covers its label.
    await form.getByRole('radio', { name: 'They interview me' }).check({ force: true })
    await form.getByLabel('Meeting link (optional)').fill('zoom.us/j/1')
    await form.getByRole('button', { name: 'Send Request' }).click()
    await expect(comingUp(adas, 'Bob')).toContainText('You asked Bob to interview you')
    expect((await site.waitForMail(bob.email, 5)).text).toContain('https://zoom.us/j/1')
    await openHerd(bobs)
    await bobs.getByRole('button', { name: 'Accept the request of Ada' }).click()
    const accept = dialog(bobs, 'Accept Request')
    await accept.getByRole('radio', { name: /Two Sum/ }).check()
    await accept.getByRole('button', { name: 'Create Interview' }).click()
    await expect(comingUp(bobs, 'Ada')).toContainText('1. Two Sum')
    await openHerd(adas)
    await expect(comingUp(adas, 'Bob')).toContainText('Bob has chosen the question.')
  })

  await test.step('Bob cancels it, and both and the calendar know', async () => {
    await comingUp(bobs, 'Ada')
      .getByRole('button', { name: /^More about the interview/ })
      .click()
    await bobs.getByRole('menuitem', { name: 'Cancel' }).click()
    await dialog(bobs, 'Cancel this interview?').getByRole('button', { name: 'Cancel the interview' }).click()
    await expect(toast(bobs)).toContainText('Interview canceled')
    await expect(bobs.getByRole('region', { name: 'Coming up' })).toHaveCount(0)
    await expect(adas.getByRole('region', { name: 'Coming up' })).toHaveCount(0)
  })
})

test('feedback that could not be sent is still there after a reload', async ({ page, context, site }) => {
  await makeGoatMatesQuickly(context, site)
  const id = await startQuickly(context, site)
  const begun = await context.request.post(`${site.url}/api/interviews/${id}/begin`)
  await expect(begun, await begun.text()).toBeOK()
  await openHistory(page, 'interviewer')
  const form = dialog(page, 'Give Interview Feedback')
  const open = () =>
    row(page, 'Bob')
      .getByRole('button', { name: /^Give Feedback/ })
      .click()

  await open()
  await giveScores(page, [4, 4, 3, 4, 3, 5, 3])
  await form.getByLabel(/^Comment/).fill('Clear from the first minute.')
  await page.route(`**/api/interviews/${id}`, (route) => route.abort())
  await form.getByRole('button', { name: 'Submit Feedback' }).click()
  await expect(page.getByText('Failed to submit feedback')).toBeVisible()
  await page.reload()
  await page.unroute(`**/api/interviews/${id}`)
  await open()
  await expect(form.getByLabel(/^Comment/)).toHaveValue('Clear from the first minute.')
  await form.getByRole('button', { name: 'Submit Feedback' }).click()
  await expect(toast(page)).toContainText('Feedback submitted!')
  await expect(row(page, 'Bob')).toContainText('3.7')
  expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain(id)
})

/** This minute as a field for date and time takes it, in the time zone of the browser. */
function localMinute(page: Page): Promise<string> {
  return page.evaluate(() => {
    const now = new Date()
    return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
  })
}

/** Checks that the mail links to this path. */
function pathIn(text: string | undefined, path: string, siteUrl: string): string {
  if (!text?.includes(siteUrl + path)) throw new Error(`There is no link to ${path} in: ${text}`)
  return path
}

async function registerAs(page: Page, firstName: string, person: Member): Promise<void> {
  await page.getByRole('tab', { name: 'Create Account' }).click()
  const form = page.getByRole('tabpanel')
  await form.getByLabel('First Name').fill(firstName)
  await form.getByLabel('Email').fill(person.email)
  await form.getByLabel('Password', { exact: true }).fill(person.password)
  await form.getByLabel('Confirm Password').fill(person.password)
  await form.getByRole('button', { name: 'Create Account' }).click()
}
