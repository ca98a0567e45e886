import { expect } from '@playwright/test'
import { anchors } from '#herd/anchors.ts'
import { criteria } from '#herd/rating.ts'
import {
  befriendQuickly,
  card,
  completeQuickly,
  dialog,
  giveScores,
  openHerd,
  openHistory,
  row,
  startQuickly,
} from './herd-screens.ts'
import { test } from './journey.ts'
import { newPerson, signUpQuickly } from './people.ts'
import { expectHeading, figure, hold, toast, visit } from './screens.ts'

const refusal = { status: 409, json: { message: 'The server says no.', code: 'conflict' } }

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

test('feedback by seven criteria', async ({ page, site }) => {
  await befriendQuickly(page.context(), site)
  const id = await startQuickly(page.context(), site)
  await openHistory(page, 'interviewer')
  await row(page, 'Bob')
    .getByRole('button', { name: /^Give Feedback/ })
    .click()
  const form = dialog(page, 'Give Interview Feedback')
  await expect(form).toContainText('Bob, 200 Number of Islands')
  await expect(form).toContainText('1 Poor, 2 Below Average, 3 Average, 4 Good, 5 Excellent')
  const submit = form.getByRole('button', { name: 'Submit Feedback' })
  for (const { key, title } of criteria) {
    await submit.click()
    await expect(form.getByRole('alert')).toHaveText(
      `Please complete all scores${title} needs a score to submit feedback.`,
    )
    const scores = form.getByRole('group', { name: title })
    await expect(scores.getByRole('radio').first()).toBeFocused()
    await expect(
      form.getByRole('region', { name: `${title}, score by score` }).getByRole('listitem'),
    ).toHaveText(anchors[key].map((anchor, place) => `${place + 1}${anchor}`))
    await scores.getByRole('radio').nth(2).check({ force: true })
  }
  for (const [values, total, band, score] of [
    [[5, 5, 5, 5, 4, 3, 3], 30, 'Strong hire', '4.3'],
    [[5, 5, 5, 5, 3, 3, 3], 29, 'Hire with confidence', '4.1'],
    [[5, 5, 5, 4, 2, 2, 2], 25, 'Hire with confidence', '3.6'],
    [[5, 5, 5, 3, 2, 2, 2], 24, 'Borderline/passable', '3.4'],
    [[3, 3, 3, 3, 3, 3, 2], 20, 'Borderline/passable', '2.9'],
    [[3, 3, 3, 3, 3, 3, 1], 19, 'No hire', '2.7'],
  ] as const) {
    await giveScores(page, values)
    await expect(form.getByRole('status')).toHaveText(`${total}/35${band}Submitted score ${score}`)
    await expect(form.getByRole('img', { name: `Total ${total} of 35: ${band}` })).toBeVisible()
  }
  await page.route(`**/api/interviews/${id}`, (route) => route.fulfill(refusal))
  await submit.click()
  await expect(form.getByRole('alert')).toHaveText('Failed to submit feedbackThe server says no.')
  await page.unroute(`**/api/interviews/${id}`)
  await submit.click()
  await expect(toast(page)).toContainText('Feedback submitted!')
  await expect(toast(page)).toContainText('The interview has been marked as completed.')
  await expect(row(page, 'Bob').getByText('Completed')).toBeVisible()
})

test('on a phone one criterion comes after the other', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await befriendQuickly(page.context(), site)
  await startQuickly(page.context(), site)
  await openHistory(page, 'interviewer')
  await row(page, 'Bob')
    .getByRole('button', { name: /^Give Feedback/ })
    .click()
  const form = dialog(page, 'Give Interview Feedback')
  for (const [place, { key, title }] of criteria.entries()) {
    await expect(form.getByRole('heading', { name: title })).toBeVisible()
    await expect(form.getByText(`${place + 1} of 7.`)).toBeVisible()
    for (const anchor of anchors[key]) await expect(form.getByText(anchor)).toBeVisible()
    if (title !== 'Testing') await form.getByRole('radio').nth(3).check({ force: true })
    await form.getByRole('button', { name: /^(Next criterion|See the total)$/ }).click()
  }
  await expect(form.getByRole('heading', { name: 'Total' })).toBeFocused()
  await expect(form).toContainText('6/7')
  await expect(form).not.toContainText('Submitted score')
  await form.getByRole('button', { name: 'Submit Feedback' }).click()
  await expect(form.getByRole('alert')).toHaveText(
    'Please complete all scoresTesting needs a score to submit feedback.',
  )
  await expect(form.getByRole('heading', { name: 'Testing' })).toBeVisible()
  await form.getByRole('radio').nth(4).check({ force: true })
  await expect(form.getByRole('alert')).toHaveText('')
  await form.getByRole('button', { name: 'Next criterion' }).click()
  await form.getByRole('button', { name: 'Next criterion' }).click()
  await form.getByRole('button', { name: 'See the total' }).click()
  await expect(form.getByRole('status')).toHaveText('29/35Hire with confidenceSubmitted score 4.1')
  await form.getByRole('button', { name: 'Submit Feedback' }).click()
  await expect(toast(page)).toContainText('Feedback submitted!')
})

test('running an interview, and the short form at its end', async ({ page, site }) => {
  const { bobsContext } = await befriendQuickly(page.context(), site)
  const id = await startQuickly(page.context(), site)
  await visit(page, `/my-herd/interviews/${id}`)
  await expect(page).toHaveTitle('Interview · My Herd · Capra')
  await expectHeading(page, '200 Number of Islands')
  await expect(page.getByText('You interview Bob')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'In progress' })).toBeVisible()
  for (const phase of ['Clarify', 'Plan', 'Code', 'Test', 'Wrap up'])
    await expect(page.getByRole('listitem').filter({ hasText: phase }).first()).toBeVisible()
  await expect(page.getByText('5:00 left in this phase')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Leave it pending' })).toHaveAttribute(
    'href',
    '/my-herd?tab=history&as=interviewer',
  )
  await page.getByRole('button', { name: 'Finish Interview' }).click()
  const short = page.getByRole('region', { name: 'One score' })
  const complete = short.getByRole('button', { name: 'Complete Interview' })
  await expect(complete).toBeDisabled()
  await complete.click({ force: true })
  await expect(short.getByRole('alert')).toHaveText('Invalid scorePlease provide a score between 1 and 5.')
  await short.getByRole('radio', { name: '4 Good' }).check({ force: true })
  await expect(complete).toBeEnabled()
  await short.getByLabel(/^Feedback/).fill('Calm and clear.')
  await page.route(`**/api/interviews/${id}`, (route) => route.fulfill(refusal))
  await complete.click()
  await expect(short.getByRole('alert')).toHaveText('Failed to complete interviewThe server says no.')
  await page.unroute(`**/api/interviews/${id}`)
  await complete.click()
  await expect(toast(page)).toContainText('Interview completed!')
  await expect(toast(page)).toContainText('Thanks for providing feedback on the interview.')
  await expect(row(page, 'Bob')).toContainText('4.0')

  const bobs = await bobsContext.newPage()
  await openHistory(bobs, 'candidate')
  await row(bobs, 'Ada')
    .getByRole('button', { name: /^View Feedback/ })
    .click()
  await bobs.getByRole('button', { name: 'Show the feedback now' }).click()
  await expect(dialog(bobs, 'View Interview Feedback')).toContainText('Calm and clear.')
  await expect(dialog(bobs, 'View Interview Feedback')).toContainText('4.0of 5')
})

test('feedback that cannot be read as scores is shown as it is, and logged', async ({ page, site }) => {
  const { bobsContext } = await befriendQuickly(page.context(), site)
  const id = await startQuickly(bobsContext, site)
  await completeQuickly(bobsContext, site, id, [3, 3, 3, 3, 3, 3, 3])
  const logged: string[] = []
  page.on('console', (line) => logged.push(line.text()))
  await page.route('**/api/interviews', async (route) => {
    const answer = await route.fetch()
    const interviews: Record<string, unknown>[] = await answer.json()
    await route.fulfill({
      json: interviews.map((each) => ({ ...each, feedback: '{"scores":{"approach":9}}' })),
    })
  })
  await openHistory(page, 'candidate')
  await row(page, 'Bob')
    .getByRole('button', { name: /^View Feedback/ })
    .click()
  await page.getByRole('button', { name: 'Show the feedback now' }).click()
  await expect(dialog(page, 'View Interview Feedback')).toContainText('{"scores":{"approach":9}}')
  expect(logged.join('\n')).toContain(`The feedback of interview ${id} could not be read as scores.`)
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

test('an interview that is not one of yours', async ({ page, site }) => {
  await signUpQuickly(page.context(), site)
  await visit(page, '/my-herd/interviews/0198-nobody')
  await expect(page.getByRole('heading', { name: 'Interview not found.' })).toBeVisible()
})
