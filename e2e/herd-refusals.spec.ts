import { expect, type Page } from '@playwright/test'
import {
  befriendQuickly,
  completeQuickly,
  dialog,
  giveScores,
  openHerd,
  openHistory,
  row,
  startQuickly,
} from './support/herd-screens.ts'
import { newPerson, signUpQuickly } from './support/people.ts'
import { toast, visit } from './support/screens.ts'
import { startSite } from './support/start-site.ts'
import { test } from './support/test.ts'

/** What the server says to people in My Herd, each brought about as it comes about. */

const scores = [4, 4, 3, 4, 3, 5, 3]

async function invite(page: Page, email: string): Promise<void> {
  const form = dialog(page, 'Invite a GoatMate')
  if ((await form.count()) === 0)
    await page.getByRole('button', { name: 'Invite GoatMate', exact: true }).click()
  await form.getByLabel('Email').fill(email)
  await form.getByRole('button', { name: 'Send Invitation' }).click()
}

async function expectRefused(page: Page, sentence: string): Promise<void> {
  await expect(dialog(page, 'Invite a GoatMate').getByRole('alert')).toHaveText(
    `Failed to send invitation${sentence}`,
  )
}

test('inviting a GoatMate, and somebody who is blocked', async ({ page, site }) => {
  const { bob } = await befriendQuickly(page.context(), site)
  await openHerd(page)
  await invite(page, bob.email)
  await expectRefused(page, 'You are already GoatMates.')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Block Bob' }).click()
  await dialog(page, 'Block Bob?').getByRole('button', { name: 'Block' }).click()
  await expect(toast(page)).toContainText('Bob is blocked')
  await invite(page, bob.email)
  await expectRefused(page, 'You have blocked this person. Unblock them first.')
})

test('more invitations than may be open, and than a day has', async ({ page }) => {
  const site = await startSite({
    settings: { LIMIT_BUDDY_INVITES_OPEN: '1', LIMIT_BUDDY_INVITES_FIRST_DAY: '2' },
  })
  await signUpQuickly(page.context(), site)
  await visit(page, `${site.url}/my-herd`)
  for (const name of ['carol', 'dora']) {
    const { email } = newPerson(name)
    await invite(page, email)
    await expect(toast(page)).toContainText(`Buddy request sent to ${email}.`)
    if (name === 'carol') {
      await invite(page, newPerson('eve').email)
      await expectRefused(page, 'You have 1 open invitations. Cancel one first.')
      await page.keyboard.press('Escape')
    }
    await page.getByRole('button', { name: `Cancel the invitation to ${email}` }).click()
    await expect(toast(page)).toContainText('Invitation cancelled')
  }
  await invite(page, newPerson('fay').email)
  await expectRefused(page, 'You can send 2 invitations a day. Please try again tomorrow.')
  await site.close()
})

test('feedback on an interview that was completed meanwhile, or whose candidate has gone away', async ({
  page,
  context,
  site,
}) => {
  const { bobsContext } = await befriendQuickly(context, site)
  const first = await startQuickly(context, site, 1)
  await openHistory(page, 'interviewer')
  const form = dialog(page, 'Give Interview Feedback')
  const submit = async () => {
    await row(page, 'Bob')
      .getByRole('button', { name: /^Give Feedback/ })
      .click()
    await giveScores(page, scores)
    await form.getByRole('button', { name: 'Submit Feedback' }).click()
  }
  await row(page, 'Bob').waitFor()
  await completeQuickly(context, site, first, [3, 3, 3, 3, 3, 3, 3])
  await submit()
  await expect(form.getByRole('alert')).toHaveText(
    'Failed to submit feedbackThis interview was already completed.',
  )

  await startQuickly(context, site, 53)
  await openHistory(page, 'interviewer')
  await row(page, 'Bob').waitFor()
  const [ada]: { id: string }[] = await (await bobsContext.request.get(`${site.url}/api/buddies`)).json()
  await expect(await bobsContext.request.post(`${site.url}/api/buddies/${ada?.id}/block`)).toBeOK()
  await submit()
  await expect(form.getByRole('alert')).toHaveText(
    'Failed to submit feedbackYou can no longer submit feedback for this interview.',
  )
})

test('an interview with somebody who has deleted their account', async ({ page, context, site }) => {
  const { bob, bobsContext } = await befriendQuickly(context, site)
  await completeQuickly(context, site, await startQuickly(context, site, 1), scores)
  const left = await bobsContext.request.post(`${site.url}/api/account/delete`, {
    data: { password: bob.password, confirm: 'DELETE' },
  })
  await expect(left, await left.text()).toBeOK()
  await openHistory(page, 'interviewer')
  await expect(row(page, 'Deleted user')).toContainText('Two Sum')
  await expect(page.getByText('Bob', { exact: true })).toHaveCount(0)
})
