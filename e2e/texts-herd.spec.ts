import { expect } from '@playwright/test'
import {
  befriendQuickly,
  card,
  completeQuickly,
  dialog,
  openHerd,
  openHistory,
  row,
  startQuickly,
} from './herd-screens.ts'
import { newPerson, signUpQuickly } from './people.ts'
import { expectHeading, figure, hold, homeHeading, toast, visit } from './screens.ts'
import { test } from './test.ts'

test('My Herd without anybody, while it loads, and when it cannot', async ({ page, site }) => {
  await signUpQuickly(page.context(), site)
  const release = await hold(page, '**/api/buddies')
  await visit(page, '/my-herd')
  await expectHeading(page, 'My Herd')
  await expect(page).toHaveTitle('My Herd · Capra')
  await expect(page.getByText('Loading your herd...')).toBeVisible()
  release()
  await expect(page.getByRole('heading', { name: 'No GoatMates yet' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Invite Your First GoatMate' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Invite GoatMate', exact: true })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'My GoatMates (0)' })).toBeVisible()
  for (const [name, value] of [
    ['Interviews given', '0'],
    ['Interviews taken', '0'],
    ['Average received', '–'],
    ['Average given', '–'],
  ] as const)
    await expect(figure(page, name)).toHaveText(value)

  await page.getByRole('tab', { name: 'Interview History' }).click()
  await expect(page.getByRole('button', { name: 'Me as Candidate' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('heading', { name: 'No interviews yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Me as Interviewer' }).click()
  await expect(page.getByRole('heading', { name: 'No interviews yet' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Me as Interviewer' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )

  await page.getByRole('button', { name: /^Account menu/ }).click()
  await expect(page.getByRole('menuitem', { name: 'View Patterns' })).toHaveAttribute('href', '/')
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible()
})

test('what cannot be loaded says so and is tried again', async ({ page, site }) => {
  await signUpQuickly(page.context(), site)
  for (const path of ['buddies', 'buddy/requests', 'interviews', 'interviews/stats', 'buddy/auto-accept'])
    await page.route(`**/api/${path}`, (route) =>
      route.fulfill({ status: 500, json: { message: 'Broken.' } }),
    )
  await visit(page, '/my-herd')
  await expect(page.getByText('Your GoatMates could not be loaded. Broken.')).toBeVisible()
  await expect(page.getByText('Your figures could not be loaded. Broken.')).toBeVisible()
  await page.getByRole('tab', { name: 'Interview History' }).click()
  const alert = page.getByRole('alert').filter({ hasText: 'Your interviews could not be loaded. Broken.' })
  await expect(alert).toBeVisible()
  await page.unroute('**/api/interviews')
  await alert.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('heading', { name: 'No interviews yet' })).toBeVisible()
})

test('inviting', async ({ page, site }) => {
  const ada = await signUpQuickly(page.context(), site)
  await openHerd(page)
  await page.getByRole('button', { name: 'Invite GoatMate', exact: true }).click()
  const form = dialog(page, 'Invite a GoatMate')
  const send = form.getByRole('button', { name: 'Send Invitation' })
  await send.click()
  await expect(form.getByRole('alert')).toHaveText('Email requiredPlease enter an email address.')
  await form.getByLabel('Email').fill(ada.email)
  await send.click()
  await expect(form.getByRole('alert')).toHaveText('Failed to send invitationYou cannot invite yourself.')
  const { email } = newPerson('carol')
  await form.getByLabel('Email').fill(` ${email} `)
  await send.click()
  await expect(toast(page)).toContainText('Invitation sent!')
  await expect(toast(page)).toContainText(`Buddy request sent to ${email}.`)
  await page.getByRole('button', { name: `Cancel the invitation to ${email}` }).click()
  await expect(toast(page)).toContainText('Invitation cancelled')
  await expect(page.getByRole('region', { name: 'Sent' })).toContainText('None open.')
})

test('invitations that wait for an answer, and people who are blocked', async ({ page, site, browser }) => {
  await signUpQuickly(page.context(), site)
  await openHerd(page)
  await page.getByRole('switch', { name: 'Accept invitations automatically' }).click()
  await expect(page.getByRole('switch', { name: 'Accept invitations automatically' })).not.toBeChecked()
  const me: { email: string } = await (await page.request.get('/api/user')).json()
  for (const firstName of ['Bob', 'Carol']) {
    const context = await browser.newContext({ baseURL: site.url })
    await signUpQuickly(context, site, { firstName })
    await context.request.post(`${site.url}/api/buddy/request`, { data: { toEmail: me.email } })
    await context.close()
  }
  await openHerd(page)
  await expect(page.getByRole('heading', { name: 'No GoatMates yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Decline the invitation of Carol' }).click()
  await expect(toast(page)).toContainText('Invitation declined')
  await page.getByRole('button', { name: 'Accept the invitation of Bob' }).click()
  await expect(toast(page)).toContainText('Bob is now your GoatMate')
  await expect(page.getByRole('region', { name: 'Received' })).toContainText('None open.')
  await expect(page.getByRole('tab', { name: 'My GoatMates (1)' })).toBeVisible()

  await card(page, 'Bob').getByRole('button', { name: 'Block Bob' }).click()
  await dialog(page, 'Block Bob?').getByRole('button', { name: 'Block' }).click()
  await expect(toast(page)).toContainText('Bob is blocked')
  await expect(page.getByRole('heading', { name: 'No GoatMates yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Unblock Bob' }).click()
  await expect(toast(page)).toContainText('Bob is no longer blocked')
  await expect(page.getByRole('heading', { name: 'Blocked people' })).toHaveCount(0)
})

test('starting an interview', async ({ page, site }) => {
  const { bob, bobsContext } = await befriendQuickly(page.context(), site)
  await openHerd(page)
  await expect(card(page, 'Bob')).toContainText(bob.email)
  await expect(card(page, 'Bob')).toContainText('Average score–')
  await card(page, 'Bob').getByRole('button', { name: 'Start Interview' }).click()
  const form = dialog(page, 'Start Interview')
  const create = form.getByRole('button', { name: 'Create Interview' })
  await create.click()
  await expect(form.getByRole('alert')).toHaveText(
    'Question requiredPlease select or enter a LeetCode question number.',
  )
  await expect(form.getByRole('radio')).toHaveCount(10)
  const islands = form.getByRole('radio', { name: /200 Number of Islands Medium/ })
  const custom = form.getByLabel('Or another LeetCode question number')
  await islands.check()
  await custom.fill('0')
  await expect(islands).not.toBeChecked()
  await create.click()
  await expect(form.getByRole('alert')).toHaveText(
    'Failed to start interviewEnter a LeetCode question number between 1 and 9999.',
  )
  await islands.check()
  await expect(custom).toHaveValue('')
  await custom.fill('420')
  await form.getByLabel('Meeting link (optional)').fill('javascript:alert(1)')
  await create.click()
  await expect(form.getByRole('alert')).toHaveText(
    'Failed to start interviewLinks must start with http:// or https://.',
  )
  await form.getByLabel('Meeting link (optional)').fill('  ')
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  await form.getByLabel('Time (optional)').fill(`${tomorrow}T18:00`)
  await create.click()
  await expect(toast(page)).toContainText('Interview created!')
  await expect(toast(page)).toContainText(
    'Email invitation sent to your GoatMate. The interview is now pending feedback.',
  )
  await expect(row(page, 'Bob')).toContainText('LeetCode 420')
  await expect(row(page, 'Bob')).toContainText('18:00')
  await expect(row(page, 'Bob').getByRole('link', { name: /^Run it now/ })).toBeVisible()
  await expect(row(page, 'Bob').getByRole('button', { name: /^Give Feedback/ })).toBeVisible()

  const bobs = await bobsContext.newPage()
  await openHistory(bobs, 'candidate')
  await expect(row(bobs, 'Ada').getByText('Feedback Pending')).toBeVisible()
  await expect(row(bobs, 'Ada').getByRole('button', { name: /^View Feedback/ })).toHaveCount(0)
})

test('scores over time, by role', async ({ page, site }) => {
  await befriendQuickly(page.context(), site)
  for (const [number, approach] of [1, 2, 3, 4, 5, 5].entries()) {
    const id = await startQuickly(page.context(), site, number + 1)
    await completeQuickly(page.context(), site, id, [3, approach, 3, 3, 3, 3, 3])
  }
  await openHistory(page, 'interviewer')
  await expect(page.getByRole('heading', { name: 'Scores you gave over time' })).toBeVisible()
  await expect(page.getByText('Mean of the last 5 of 6 scored interviews.')).toBeVisible()
  await expect(page.getByRole('row', { name: /^Approach/ }).getByRole('cell')).toHaveText([
    '1, 2, 3, 4, 5, 5',
    '3.8of 5',
  ])
  await page.getByRole('button', { name: 'Me as Candidate' }).click()
  await expect(page.getByRole('heading', { name: 'No interviews yet' })).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(0)
})

test('scores that were not opened yet are told nowhere in the history', async ({ page, site }) => {
  const { bobsContext } = await befriendQuickly(page.context(), site)
  await completeQuickly(bobsContext, site, await startQuickly(bobsContext, site, 1), [3, 4, 3, 4, 3, 4, 3])
  await openHistory(page, 'candidate')
  const open = () =>
    row(page, 'Bob')
      .getByRole('button', { name: /^View Feedback/ })
      .click()
  await open()
  await expect(page.getByRole('button', { name: 'Score yourself first' })).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(0)
  await page.getByRole('button', { name: 'Show the feedback now' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: 'Your scores over time' })).toBeVisible()
})

test('an answer that is not what was asked for breaks its page, and no other', async ({ page, site }) => {
  await signUpQuickly(page.context(), site)
  await page.route('**/api/buddies', (route) => route.fulfill({ json: {} }))
  await visit(page, '/my-herd')
  await expectHeading(page, 'This page could not be shown')
  await expect(page.getByText('An unexpected error occurred. Please try again.')).toBeVisible()
  await page.getByRole('link', { name: 'Back to the patterns' }).click()
  await expectHeading(page, homeHeading)
})

test('an interview that is not one of yours', async ({ page, site }) => {
  await signUpQuickly(page.context(), site)
  await visit(page, '/my-herd/interviews/0198-nobody')
  await expect(page.getByRole('heading', { name: 'Interview not found' })).toBeVisible()
})
