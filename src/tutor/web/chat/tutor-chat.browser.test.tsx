import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openPage } from '#testing/browser/open-page.tsx'
import { offline, refusal, type Stubs } from '#testing/browser/stub-calls.ts'

const box = () => page.getByLabelText(/^Your question/)
const send = () => page.getByRole('button', { name: 'Send' })
const failure = () => page.getByRole('main').getByRole('alert')
const session = {
  sessionId: 's1',
  initialMessage: 'What are you stuck on?',
  topicId: 'arrays',
  questionCount: 0,
  maxQuestions: 20,
  isSessionComplete: false,
  expiresAt: '2999-01-01T00:00:00.000Z',
  answeredBy: { kind: 'coach', name: 'coach' },
} as const

async function openChat(calls: Stubs = {}) {
  const opened = await openPage('/ai-tutor/chat/arrays', {
    as: 'member',
    calls: { 'POST /api/ai-tutor/session/new': session, ...calls },
  })
  await expect.element(page.getByRole('button', { name: 'New Session' })).toBeEnabled()
  return opened
}

test('a link can propose a question, which is sent only by the learner', async () => {
  const { calls } = await openPage('/ai-tutor/chat/arrays?question=Give%20me%20a%20hint%20for%203Sum.', {
    as: 'member',
    calls: { 'POST /api/ai-tutor/session/new': session },
  })
  await expect.element(box()).toHaveValue('Give me a hint for 3Sum.')
  await expect.poll(() => location.search).toBe('')
  await expect.element(box()).toHaveValue('Give me a hint for 3Sum.')
  expect(calls.to('POST /api/ai-tutor/chat')).toEqual([])
})

/** An answer whose parts the test writes. */
function writtenAnswer() {
  const encoder = new TextEncoder()
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>(
    undefined,
    { highWaterMark: 100 },
    { highWaterMark: 100 },
  )
  const writer = writable.getWriter()
  const write = (event: string, data: object) =>
    void writer.write(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`))
  let response = ''
  return {
    reply: new Response(readable, { headers: { 'content-type': 'text/event-stream' } }),
    say(text: string) {
      response += text
      write('delta', { text })
    },
    finish(questionCount = 1) {
      const isSessionComplete = questionCount === 20
      write('done', { response, questionCount, isSessionComplete, maxQuestions: 20, messageId: 'm1' })
    },
  }
}

test('the chat says that it is starting, then shows the greeting and how to ask', async () => {
  const reply = Promise.withResolvers<typeof session>()
  await openPage('/ai-tutor/chat/arrays', {
    as: 'member',
    calls: { 'POST /api/ai-tutor/session/new': () => reply.promise },
  })
  await expect.element(page.getByText('Initializing AI tutor session...')).toBeVisible()
  await expect.element(send()).toBeDisabled()
  reply.resolve(session)
  await expect.element(page.getByText(/What are you stuck on\?/).first()).toBeVisible()
  await expect.element(page.getByText('Questions: 0/20')).toBeVisible()
  await expect.element(box()).toHaveAttribute('placeholder', 'Ask a question about Arrays...')
  await expect.element(page.getByText('0/1000 characters')).toBeVisible()
  await expect.element(page.getByText('Press Enter to send, Shift+Enter for new line')).toBeVisible()
})

test('a question has 1 to 1000 characters, Shift+Enter starts a line, and the box grows to 120 pixels', async () => {
  await openChat()
  await expect.element(send()).toBeDisabled()
  await box().fill('   ')
  await expect.element(send()).toBeDisabled()
  await box().fill('x'.repeat(1001))
  await expect.element(page.getByText('1001/1000 characters')).toBeVisible()
  await expect.element(send()).toBeDisabled()
  await box().fill('What is')
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}a window?')
  await expect.element(box()).toHaveValue('What is\na window?')
  await expect.element(send()).toBeEnabled()
  const height = () => box().element().getBoundingClientRect().height
  expect(height()).toBeGreaterThanOrEqual(60)
  await box().fill('line\n'.repeat(20))
  await expect.poll(height).toBe(120)
})

test('an answer appears as it is written, with code once its block is complete and HTML as text', async () => {
  const answer = writtenAnswer()
  await openChat({ 'POST /api/ai-tutor/chat': answer.reply })
  await box().fill('How does a window slide?')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('AI is thinking...')).toBeVisible()
  answer.say('Move `left`. <img src=x> [b](http://evil.example)\n\n```python\nleft +')
  await expect.element(page.getByText(/<img src=x> \[b\]/).first()).toBeVisible()
  await expect.element(page.getByRole('figure')).not.toBeInTheDocument()
  answer.say('= 1\n```\n')
  answer.finish()
  await expect.element(page.getByRole('figure')).toMatchTextContent('left += 1')
  await expect.element(page.getByText('AI is thinking...')).not.toBeInTheDocument()
  await expect.element(page.getByText('Questions: 1/20')).toBeVisible()
})

test('a refused question returns to the box uncounted, with the reason', async () => {
  const { calls } = await openChat({
    'POST /api/ai-tutor/chat': refusal(504, 'The AI server took too long to answer.'),
  })
  await box().fill('Why sort first?')
  await userEvent.keyboard('{Enter}')
  await expect.element(failure()).toMatchTextContent('Server error occurred. Please try again in a moment.')
  await expect.element(failure()).toMatchTextContent('The AI server took too long to answer.')
  await expect.element(page.getByText('Questions: 0/20')).toBeVisible()
  await expect.element(box()).toHaveValue('Why sort first?')
  await failure().getByRole('button', { name: 'Retry' }).click()
  await expect
    .element(failure())
    .toMatchTextContent(
      'Message sending cannot be automatically retried. Please try sending your message again.',
    )
  await failure().getByRole('button', { name: 'Dismiss' }).click()
  await expect.element(failure()).not.toBeInTheDocument()

  calls.stub({
    'POST /api/ai-tutor/chat': refusal(429, 'Too many questions in a short time. Please wait 2 seconds.', {
      retryAfterSeconds: 2,
    }),
  })
  await send().click()
  await expect.element(failure()).toMatchTextContent('Too many questions in a short time.')
  await expect.element(failure().getByRole('timer')).toMatchTextContent(/^You can ask again in \d s\.$/)
  await expect.element(failure()).not.toMatchTextContent('Please wait')
  await expect.element(failure().getByText('You can ask again now.')).toBeVisible()
})

test('the twentieth question completes the session', async () => {
  const answer = writtenAnswer()
  await openChat({
    'POST /api/ai-tutor/chat': answer.reply,
    'DELETE /api/ai-tutor/session/:id': { ended: true },
  })
  await box().fill('Why sort first?')
  await userEvent.keyboard('{Enter}')
  answer.say('It depends.')
  answer.finish(20)
  await expect.element(page.getByText('Session Complete')).toBeVisible()
  await expect.element(page.getByText("You've reached the 20-question limit for this session.")).toBeVisible()
  await expect
    .element(page.getByPlaceholder('Session limit reached. Start a new session to continue.'))
    .toBeVisible()
  await expect.element(send()).toBeDisabled()
  await page.getByRole('button', { name: 'Start New Session' }).click()
  await expect.element(page.getByText('Questions: 0/20')).toBeVisible()
})

test('a session that cannot be opened can be retried', async () => {
  const { calls } = await openPage('/ai-tutor/chat/arrays', {
    as: 'member',
    calls: { 'POST /api/ai-tutor/session/new': offline },
  })
  await expect.element(page.getByRole('heading', { name: 'Session Error' })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Back to Topic Selection' }))
    .toHaveAttribute('href', '/ai-tutor')
  calls.stub({ 'POST /api/ai-tutor/session/new': session })
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect.element(page.getByText('Questions: 0/20')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Session Error' })).not.toBeInTheDocument()
})

test('a growing answer does not move a reader who scrolled up', async () => {
  await page.viewport(390, 700)
  const answer = writtenAnswer()
  await openChat({ 'POST /api/ai-tutor/chat': answer.reply })
  await box().fill('How does a window slide?')
  await userEvent.keyboard('{Enter}')
  answer.say('A line of a long answer.\n\n'.repeat(60))
  await expect.element(page.getByText('A line of a long answer.')).toHaveLength(60)
  scrollTo(0, 0)
  answer.say('The last line.')
  await expect.element(page.getByText('The last line.')).toBeInTheDocument()
  expect(scrollY).toBe(0)
  await page.getByRole('button', { name: 'Newest message' }).click()
  await expect.element(page.getByText('The last line.')).toBeInViewport()
  answer.finish()
})
