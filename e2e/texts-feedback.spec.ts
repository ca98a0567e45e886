import { expect } from '@playwright/test'
import { anchors } from '#herd/anchors.ts'
import { criteria } from '#herd/rating.ts'
import {
  befriendQuickly,
  completeQuickly,
  dialog,
  giveScores,
  openHistory,
  row,
  startQuickly,
} from './herd-screens.ts'
import { expectHeading, toast, visit } from './screens.ts'
import { test } from './test.ts'

const refusal = { status: 409, json: { message: 'The server says no.', code: 'conflict' } }

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
