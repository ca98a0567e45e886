import { expect } from '@playwright/test'
import { beGuest, newPerson, signUpQuickly } from './people.ts'
import { expectHeading, signIn, visit } from './screens.ts'
import { test } from './test.ts'
import {
  askTutor,
  box,
  expectCount,
  failureBox,
  messages,
  newSession,
  openChat,
  replies,
  savedRecord,
  sendButton,
  untilOpen,
} from './tutor-screens.ts'

test('a learner picks a topic and gets an answer using only the keyboard', async ({ page, site }) => {
  await signUpQuickly(page.context(), site)
  await visit(page, '/ai-tutor')
  await page.getByRole('link', { name: 'Graphs' }).press('Enter')
  await expectHeading(page, 'AI Tutor - Graphs')
  await expect(
    page.getByText("Capra's built-in coach: answers from the lessons, no language model").first(),
  ).toBeVisible()
  await expect(replies(page)).toHaveCount(1)
  await untilOpen(page)

  await page.getByRole('button', { name: 'When do I mark a node as visited?' }).press('Enter')
  await expect(box(page)).toBeFocused()
  await expect(box(page)).toHaveValue('When do I mark a node as visited?')
  await box(page).press('Enter')
  await expectCount(page, 1)
  await expect(messages(page)).toHaveCount(3)
  await expect(page.getByText('AI is thinking...')).toHaveCount(0)
  await expect(box(page)).toBeFocused()
  await expect(box(page)).toHaveValue('')
  const words = (await replies(page).last().getByRole('paragraph').first().textContent()) ?? ''
  expect(words.length).toBeGreaterThan(20)
  await expect(page.locator('[aria-live="polite"]').filter({ hasText: words.slice(0, 20) })).toHaveCount(1)
})

test('Enter sends a question of 1 to 1000 characters, Shift+Enter starts a line', async ({ page, site }) => {
  await signUpQuickly(page.context(), site)
  await openChat(page)
  await expect(sendButton(page)).toBeDisabled()
  await box(page).fill('   ')
  await expect(sendButton(page)).toBeDisabled()
  await box(page).fill('x'.repeat(1001))
  await expect(page.getByText('1001/1000 characters')).toBeVisible()
  await expect(sendButton(page)).toBeDisabled()
  await box(page).press('Enter')
  await expectCount(page, 0)

  await box(page).fill('What is')
  await box(page).press('Shift+Enter')
  await box(page).pressSequentially('a sliding window?')
  await expect(box(page)).toHaveValue('What is\na sliding window?')
  await expect(page.getByText('25/1000 characters')).toBeVisible()
  await sendButton(page).click()
  await expectCount(page, 1)
  await expect(messages(page).nth(1)).toContainText('What is\na sliding window?')
  await expect(box(page)).toBeFocused()
})

test('the question box grows from 60 to 120 pixels', async ({ page, site }) => {
  await signUpQuickly(page.context(), site)
  await openChat(page)
  const height = async () => (await box(page).boundingBox())?.height
  expect(await height()).toBeGreaterThanOrEqual(60)
  await box(page).fill('one\ntwo\nthree')
  const grown = (await height()) ?? 0
  expect(grown).toBeGreaterThan(60)
  await box(page).fill('line\n'.repeat(20))
  expect(await height()).toBe(120)
})

test('a conversation is restored after a reload', async ({ page, site }) => {
  await signUpQuickly(page.context(), site)
  await openChat(page)
  await askTutor(page, 'What is a sliding window?')
  const said = await messages(page).allTextContents()
  const opened: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/session/new')) opened.push(request.url())
  })
  await page.reload()
  await expect(messages(page)).toHaveText(said)
  await expectCount(page, 1)
  await askTutor(page, 'When does it shrink?')
  await expectCount(page, 2)
  expect(opened).toEqual([])
})

test('a draft is restored after a reload', async ({ page, site }) => {
  await signUpQuickly(page.context(), site)
  await openChat(page)
  await expect.poll(() => savedRecord(page)).not.toBeNull()
  await box(page).fill('What is a\nsliding window?')
  await page.reload()
  await expect(replies(page).first()).toContainText('What are you stuck on?')
  await expect(box(page)).toHaveValue('What is a\nsliding window?')

  await box(page).press('Enter')
  await expect(messages(page)).toHaveCount(3)
  await page.reload()
  await expect(messages(page)).toHaveCount(3)
  await expect(box(page)).toHaveValue('')
})

test('New Session and the back button end the session', async ({ page, site }) => {
  await signUpQuickly(page.context(), site)
  await openChat(page)
  await askTutor(page, 'What is a sliding window?')
  const ended = () =>
    page.waitForRequest((request) => request.method() === 'DELETE' && request.url().includes('/session/'))
  const endedByReset = ended()
  await newSession(page).click()
  await endedByReset
  await expect(messages(page)).toHaveCount(1)
  await expectCount(page, 0)
  await expect(box(page)).toBeFocused()
  await untilOpen(page)

  const endedByLeaving = ended()
  await page.getByRole('button', { name: 'End session and go back to topics' }).click()
  await endedByLeaving
  await expect(page).toHaveURL('/ai-tutor')
  expect(await savedRecord(page)).toBeNull()
})

test('a session that cannot be opened can be retried', async ({ page, site }) => {
  await signUpQuickly(page.context(), site)
  await page.route('**/api/ai-tutor/session/new', (route) => route.abort())
  await visit(page, '/ai-tutor/chat/arrays')
  await expect(page.getByRole('heading', { name: 'Session Error' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(
    'Network connection error. Please check your internet connection and try again.',
  )
  await expect(page.getByRole('link', { name: 'Back to Topic Selection' })).toHaveAttribute(
    'href',
    '/ai-tutor',
  )
  await page.getByRole('button', { name: 'Retry', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Retrying...' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Retry (1/3)' })).toBeVisible()
  await page.unroute('**/api/ai-tutor/session/new')
  await page.getByRole('button', { name: 'Retry (1/3)' }).click()
  await expect(replies(page).first()).toContainText('What are you stuck on?')
  await expect(page.getByRole('heading', { name: 'Session Error' })).toHaveCount(0)
  await expect(box(page)).toBeFocused()
})

test('a failed question returns to the box uncounted', async ({ page, site }) => {
  await signUpQuickly(page.context(), site)
  await openChat(page)
  await page.route('**/api/ai-tutor/chat', (route) =>
    route.fulfill({
      status: 504,
      json: {
        message: 'The AI server took too long to answer. This question was not counted. Please try again.',
      },
    }),
  )
  await box(page).fill('Why sort first?')
  await box(page).press('Enter')
  await expect(failureBox(page)).toContainText('Server error occurred. Please try again in a moment.')
  await expect(failureBox(page)).toContainText('This question was not counted.')
  await expectCount(page, 0)
  await expect(messages(page)).toHaveCount(1)
  await expect(box(page)).toHaveValue('Why sort first?')

  await failureBox(page).getByRole('button', { name: 'Retry' }).click()
  await expect(failureBox(page)).toContainText(
    'Message sending cannot be automatically retried. Please try sending your message again.',
  )
  await expect(box(page)).toBeFocused()
  await failureBox(page).getByRole('button', { name: 'Dismiss' }).click()
  await expect(failureBox(page)).toHaveCount(0)
  await page.unroute('**/api/ai-tutor/chat')
  await sendButton(page).click()
  await expectCount(page, 1)
  await expect(messages(page)).toHaveCount(3)
})

test('an answer is recovered after the connection breaks', async ({ page, site }) => {
  await signUpQuickly(page.context(), site)
  await openChat(page)
  await page.route('**/api/ai-tutor/chat', async (route) => {
    const answer = await route.fetch()
    const body = await answer.text()
    await route.fulfill({ response: answer, body: body.slice(0, body.indexOf('event: done')) })
  })
  await askTutor(page, 'What is a sliding window?')
  await expectCount(page, 1)
  await expect(failureBox(page)).toHaveCount(0)
  await expect(replies(page).last()).toContainText(/window/i)
  await expect(box(page)).toHaveValue('')
})

test('the twentieth question is the last of a session', async ({ page, site }) => {
  await signUpQuickly(page.context(), site)
  await openChat(page)
  await askTutor(page, 'What is a sliding window?')
  await expect.poll(async () => (await savedRecord(page))?.session.questionCount).toBe(1)
  const { sessionId } = (await savedRecord(page)) ?? {}
  for (let asked = 1; asked < 19; asked += 1) {
    const answer = await page.request.post('/api/ai-tutor/chat', {
      data: { topicId: 'arrays', sessionId, message: `What is a sliding window, part ${asked}?` },
    })
    await expect(answer, await answer.text()).toBeOK()
  }
  await page.reload()
  await expectCount(page, 19)
  await box(page).fill('Why sort before 3Sum?')
  await box(page).press('Enter')
  await expectCount(page, 20)
  await expect(page.getByText('Session Complete', { exact: true })).toBeVisible()
  await expect(page.getByText("You've reached the 20-question limit for this session.")).toBeVisible()
  await expect(page.getByPlaceholder('Session limit reached. Start a new session to continue.')).toBeVisible()
  await expect(box(page)).not.toBeEditable()
  await expect(sendButton(page)).toBeDisabled()
  await page.getByRole('button', { name: 'Start New Session' }).click()
  await expectCount(page, 0)
  await expect(page.getByText('Session Complete', { exact: true })).toHaveCount(0)
  await expect(messages(page)).toHaveCount(1)
})

test('a guest signs in and lands in the conversation they chose', async ({ page, context, site }) => {
  const person = newPerson()
  await signUpQuickly(context, site, { person })
  await context.clearCookies()
  await beGuest(context, site)
  await visit(page, '/ai-tutor/chat/graphs')
  await expect(page).toHaveURL('/auth')
  await signIn(page, person)
  await expectHeading(page, 'AI Tutor - Graphs')
  await expect(replies(page)).toHaveCount(1)
})
