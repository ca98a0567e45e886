import { expect, type Page } from '@playwright/test'
import {
  befriendQuickly,
  card,
  completeQuickly,
  dialog,
  giveScore,
  openHerd,
  openHistory,
  row,
  scoreSelfQuickly,
  startQuickly,
} from './support/herd-screens.ts'
import { newPerson, signInQuickly, signUpQuickly } from './support/people.ts'
import { hold, revisit, signIn, toast, visit } from './support/screens.ts'
import { test } from './support/test.ts'

/** What is typed, sent or told must not be lost when the network, the session or another tab comes in between. */

const noAnswer = { status: 503, json: { message: 'Something went wrong on our server. Please try again.' } }

const notes = (page: Page) => page.getByLabel(/^Private notes/)

test('feedback that was begun is there again: form closed, page loaded anew, signed out meanwhile', async ({
  page,
  context,
  browser,
  site,
}) => {
  const { ada } = await befriendQuickly(context, site)
  const id = await startQuickly(context, site)
  await openHistory(page, 'interviewer')
  const form = dialog(page, 'Give Interview Feedback')
  const open = () =>
    row(page, 'Bob')
      .getByRole('button', { name: /^Give Feedback/ })
      .click()

  await open()
  await giveScore(page, 'Approach', 4)
  await form.getByLabel(/^Comment/).fill('Clear from the first minute.')
  await page.keyboard.press('Escape')
  await expect(form).toHaveCount(0)
  await open()
  await expect(form.getByLabel(/^Comment/)).toHaveValue('Clear from the first minute.')
  await page.reload()
  await open()
  await expect(form.getByLabel(/^Comment/)).toHaveValue('Clear from the first minute.')
  await expect(
    form.getByRole('group', { name: 'Approach' }).getByRole('radio', { name: /^4 / }),
  ).toBeChecked()

  const elsewhere = await browser.newContext({ baseURL: site.url })
  await signInQuickly(elsewhere, site, ada)
  await expect(await elsewhere.request.delete('/api/account/sessions')).toBeOK()
  for (const criterion of [
    'Problem understanding',
    'Complexity',
    'Code quality',
    'Testing',
    'Communication',
    'Optimization',
  ])
    await giveScore(page, criterion, 3)
  await form.getByRole('button', { name: 'Submit Feedback' }).click()
  await expect(page).toHaveURL('/auth')
  await signIn(page, ada)
  await expect(page).toHaveURL(/tab=history&as=interviewer/)
  await open()
  await expect(form.getByLabel(/^Comment/)).toHaveValue('Clear from the first minute.')
  await form.getByRole('button', { name: 'Submit Feedback' }).click()
  await expect(toast(page)).toContainText('Feedback submitted!')
  expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain(id)
})

test('what was typed into an invitation or a new interview is there again after a reload, until it is given up', async ({
  page,
  context,
  site,
}) => {
  await befriendQuickly(context, site)
  await openHerd(page)
  const openInvitation = () => page.getByRole('button', { name: 'Invite GoatMate' }).click()
  const invitation = dialog(page, 'Invite a GoatMate')
  await openInvitation()
  await invitation.getByLabel('Email').fill('carol@example.org')
  await revisit(page)
  await card(page, 'Bob').waitFor()
  await openInvitation()
  await expect(invitation.getByLabel('Email')).toHaveValue('carol@example.org')
  await invitation.getByRole('button', { name: 'Cancel' }).click()
  await openInvitation()
  await expect(invitation.getByLabel('Email')).toHaveValue('')
  await page.keyboard.press('Escape')

  const openStart = () => card(page, 'Bob').getByRole('button', { name: 'Start Interview' }).click()
  const start = dialog(page, 'Start Interview')
  await openStart()
  await start.getByRole('radio', { name: /Two Sum/ }).check()
  await start.getByLabel('Meeting link (optional)').fill('https://meet.example.org/abc')
  await start.getByLabel('Time (optional)').fill('2027-03-01T18:00')
  await revisit(page)
  await openStart()
  await expect(start.getByRole('radio', { name: /Two Sum/ })).toBeChecked()
  await expect(start.getByLabel('Meeting link (optional)')).toHaveValue('https://meet.example.org/abc')
  await expect(start.getByLabel('Time (optional)')).toHaveValue('2027-03-01T18:00')
  await start.getByRole('button', { name: 'Create Interview' }).click()
  await expect(toast(page)).toContainText('Interview created!')
  await openHerd(page)
  await openStart()
  await expect(start.getByRole('radio', { name: /Two Sum/ })).not.toBeChecked()
  await expect(start.getByLabel('Meeting link (optional)')).toHaveValue('')
})

test('the short form keeps its score and text while one looks at the timer', async ({
  page,
  context,
  site,
}) => {
  await befriendQuickly(context, site)
  await visit(page, `/my-herd/interviews/${await startQuickly(context, site)}`)
  await page.getByRole('button', { name: 'Finish Interview' }).click()
  const score = page.getByRole('radio', { name: '4 Good' })
  await score.check({ force: true })
  await page.getByLabel('Feedback (optional)').fill('Say the cost.')
  await page.getByRole('button', { name: 'Back to the timer' }).click()
  await page.getByRole('button', { name: 'Finish Interview' }).click()
  await expect(score).toBeChecked()
  await expect(page.getByLabel('Feedback (optional)')).toHaveValue('Say the cost.')
})

test('notes of one interview are the same in two tabs', async ({ page, context, site }) => {
  await befriendQuickly(context, site)
  const place = `/my-herd/interviews/${await startQuickly(context, site)}`
  const other = await context.newPage()
  await visit(page, place)
  await visit(other, place)
  await notes(page).fill('Asked about empty grids.')
  await expect(notes(other)).toHaveValue('Asked about empty grids.')
  await notes(other).press('End')
  await notes(other).pressSequentially(' Good.')
  await expect(notes(page)).toHaveValue('Asked about empty grids. Good.')
})

test('whoever closes a form before the answer came is told that it failed', async ({
  page,
  context,
  site,
}) => {
  await befriendQuickly(context, site)
  await openHerd(page)
  const releaseInvitation = await hold(page, '**/api/buddy/request', noAnswer)
  await page.getByRole('button', { name: 'Invite GoatMate' }).click()
  const invitation = dialog(page, 'Invite a GoatMate')
  await invitation.getByLabel('Email').fill(newPerson().email)
  await invitation.getByRole('button', { name: 'Send Invitation' }).click()
  await expect(invitation.getByRole('button', { name: 'Sending...' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(invitation).toHaveCount(0)
  releaseInvitation()
  await expect(toast(page)).toContainText('Failed to send invitation')
  await expect(toast(page)).toContainText(noAnswer.json.message)

  const releaseStart = await hold(page, '**/api/interviews', noAnswer)
  await card(page, 'Bob').getByRole('button', { name: 'Start Interview' }).click()
  const start = dialog(page, 'Start Interview')
  await start.getByLabel('Or another LeetCode question number').fill('200')
  await start.getByRole('button', { name: 'Create Interview' }).click()
  await expect(start.getByRole('button', { name: 'Creating...' })).toBeVisible()
  await page.keyboard.press('Escape')
  releaseStart()
  await expect(toast(page)).toContainText('Failed to start interview')
})

test('a GoatMate who left meanwhile is gone from the list once that is known', async ({
  page,
  context,
  site,
}) => {
  const { bobsContext } = await befriendQuickly(context, site)
  await openHerd(page)
  await card(page, 'Bob').getByRole('button', { name: 'Start Interview' }).click()
  const [ada]: { id: string }[] = await (await bobsContext.request.get(`${site.url}/api/buddies`)).json()
  await expect(await bobsContext.request.delete(`${site.url}/api/buddies/${ada?.id}`)).toBeOK()
  const form = dialog(page, 'Start Interview')
  await form.getByRole('radio', { name: /Two Sum/ }).check()
  await form.getByRole('button', { name: 'Create Interview' }).click()
  await expect(form.getByRole('alert')).toContainText('That person is not one of your GoatMates.')
  await form.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('heading', { name: 'No GoatMates yet' })).toBeVisible()
})

test('a date without a time is asked about, not left out', async ({ page, context, site }) => {
  await befriendQuickly(context, site)
  await openHerd(page)
  await card(page, 'Bob').getByRole('button', { name: 'Start Interview' }).click()
  const form = dialog(page, 'Start Interview')
  await form.getByRole('radio', { name: /Two Sum/ }).check()
  await form.getByLabel('Time (optional)').focus()
  await page.keyboard.type('1224')
  await form.getByRole('button', { name: 'Create Interview' }).click()
  await expect(form.getByText('Fill in both the date and the time, or clear them.')).toBeVisible()
  await expect(form.getByLabel('Time (optional)')).toBeFocused()
  expect(await (await context.request.get('/api/interviews')).json()).toEqual([])
})

test('whoever signs in hears who is their GoatMate now, wherever that leads', async ({
  page,
  context,
  browser,
  site,
}) => {
  const bob = newPerson('bob')
  const bobsContext = await browser.newContext({ baseURL: site.url })
  await signUpQuickly(bobsContext, site, { firstName: 'Bob', person: bob })
  await signUpQuickly(context, site)
  const invited = await context.request.post('/api/buddy/request', { data: { toEmail: bob.email } })
  await expect(invited).toBeOK()
  await context.clearCookies()

  await visit(page, '/auth')
  await signIn(page, bob)
  await expect(page).toHaveURL('/landing')
  await expect(toast(page)).toContainText('Ada is now your GoatMate')
  await toast(page).getByRole('button', { name: 'My Herd' }).click()
  await expect(page).toHaveURL('/my-herd')
  const note = page.getByRole('status').filter({ hasText: 'Ada is now your GoatMate' })
  await expect(note.getByRole('button', { name: /^Remove/ })).toBeVisible()
  await expect(note.getByRole('button', { name: /^Block/ })).toBeVisible()
})

test('a mail that names a long address fits a phone', async ({ page, context, browser, site }) => {
  const bob = newPerson(`bob.with.an.address.that.has.no.place.to.break.${'x'.repeat(8)}`)
  const bobsContext = await browser.newContext({ baseURL: site.url })
  await signUpQuickly(bobsContext, site, { firstName: 'Bob', person: bob })
  const ada = await signUpQuickly(context, site)
  await expect(await context.request.post('/api/buddy/request', { data: { toEmail: bob.email } })).toBeOK()
  await expect(await bobsContext.request.post('/api/buddy/auto-accept')).toBeOK()
  const { html } = await site.waitForMail(ada.email)
  await page.setViewportSize({ width: 360, height: 640 })
  await page.setContent(html ?? '')
  await expect(page.getByText(bob.email)).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

test('names as long as they may be stay within a narrow screen', async ({ page, context, browser, site }) => {
  const longest = `Ada${'x'.repeat(47)}`
  const bobsContext = await browser.newContext({ baseURL: site.url })
  await signUpQuickly(context, site)
  const bob = await signUpQuickly(bobsContext, site, { firstName: longest, person: newPerson('bob') })
  await expect(await context.request.post('/api/buddy/request', { data: { toEmail: bob.email } })).toBeOK()
  await expect(await bobsContext.request.post('/api/buddy/auto-accept')).toBeOK()
  const id = await startQuickly(context, site)
  await page.setViewportSize({ width: 320, height: 640 })

  await openHerd(page)
  await expect(card(page, longest)).toBeVisible()
  await expectWithin(page, '#main')
  await card(page, longest)
    .getByRole('button', { name: /^Remove/ })
    .click()
  await expectWithin(page, 'dialog')
  await visit(page, `/my-herd/interviews/${id}`)
  await expect(page.getByText(`You interview ${longest}`)).toBeVisible()
  await expectWithin(page, '#main')
  await page.getByRole('button', { name: 'Finish Interview' }).click()
  await expectWithin(page, '#main')

  await completeQuickly(context, site, id, [4, 4, 4, 4, 4, 4, 4])
  await scoreSelfQuickly(bobsContext, site, id, [5, 3, 4, 4, 4, 4, 4])
  await openHistory(page, 'interviewer')
  await expectWithin(page, '#main')
  await row(page, longest).getByRole('button', { name: /^View/ }).click()
  await expect(dialog(page, 'View Interview Feedback').getByText('1 higher').first()).toBeVisible()
  await expectWithin(page, 'dialog')
})

/** Nothing that is drawn there reaches over the edge of the page, neither in sight nor to be scrolled to. */
async function expectWithin(page: Page, place: string): Promise<void> {
  const beyond = await page.locator(place).evaluate((area) => {
    const edge = document.documentElement.clientWidth
    return (
      [area, ...area.querySelectorAll('*')]
        .filter((part) => part.scrollWidth > edge || part.getBoundingClientRect().right > edge + 1)
        .filter((part) => part.closest('.sr-only, svg, [role=tablist]') === null)
        // Three dots say that there is more.
        .filter((part) => getComputedStyle(part).textOverflow !== 'ellipsis')
        .map((part) => `${part.tagName} ${part.className} ${part.textContent?.slice(0, 40)}`)
    )
  })
  expect(beyond).toEqual([])
}
