import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '#testing/browser/expect-accessible.ts'
import { openPage } from '#testing/browser/open-page.tsx'
import { offline, refusal } from '#testing/browser/stub-calls.ts'
import { aNewSession, ask, openChat, writtenAnswer } from '#testing/browser/tutor-replies.ts'

const box = () => page.getByLabelText(/^Your question/)
const send = () => page.getByRole('button', { name: 'Send' })
const failure = () => page.getByRole('main').getByRole('alert')

test('a link can propose a question, which is sent only by the learner', async () => {
  const { calls } = await openPage('/ai-tutor/chat/arrays?question=Give%20me%20a%20hint%20for%203Sum.', {
    as: 'member',
    calls: { 'POST /api/ai-tutor/session/new': aNewSession },
  })
  await expect.poll(() => location.search).toBe('')
  await expect.element(box()).toHaveValue('Give me a hint for 3Sum.')
  await expect.poll(() => calls.to('POST /api/ai-tutor/chat')).toEqual([])
})

test('the chat says that it is starting, and sends a question once it is open', async () => {
  const opening = Promise.withResolvers<typeof aNewSession>()
  const { calls } = await openChat({
    'POST /api/ai-tutor/session/new': () => opening.promise,
    'POST /api/ai-tutor/chat': writtenAnswer().reply,
  })
  await expect.element(page.getByText('Initializing AI tutor session...')).toBeVisible()
  await expect.element(page.getByText('Questions: 0/20')).toBeVisible()
  await expect.element(box()).toHaveAttribute('placeholder', 'Ask a question about Arrays...')
  await expect.element(page.getByText('0/1000 characters')).toBeVisible()
  await expect.element(page.getByText('Press Enter to send, Shift+Enter for new line')).toBeVisible()
  await box().fill('Why sort first?')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: 'Sending...' })).toBeVisible()
  await expect.element(box()).toHaveValue('Why sort first?')
  await expect.poll(() => calls.to('POST /api/ai-tutor/chat')).toEqual([])

  opening.resolve(aNewSession)
  await expect.element(box()).toHaveValue('')
  await expect.element(page.getByText(/What are you stuck on\?/).first()).toBeVisible()
  const bodies = calls.to('POST /api/ai-tutor/chat').map(({ body }) => body)
  expect(bodies).toMatchObject([{ message: 'Why sort first?' }])
})

test('a question has 1 to 1000 characters, Shift+Enter starts a line, and the box grows to 120 pixels', async () => {
  await openChat()
  for (const text of ['', '   ', 'x'.repeat(1001)]) {
    await box().fill(text)
    await expect.element(page.getByText(`${text.trim().length}/1000 characters`)).toBeVisible()
    await expect.element(send()).toBeDisabled()
  }
  await expect.element(page.getByText(/^Too long to send: remove 1 character,/)).toBeVisible()
  await box().fill('What is')
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}a window?')
  await expect.element(box()).toHaveValue('What is\na window?')
  const ring = box().element().parentElement
  expect(ring && Number.parseFloat(getComputedStyle(ring).outlineWidth)).toBeGreaterThanOrEqual(2)
  expect(ring && getComputedStyle(ring).outlineStyle).toBe('solid')
  await expect.element(send()).toBeEnabled()
  const height = () => box().element().getBoundingClientRect().height
  expect(height()).toBeGreaterThanOrEqual(60)
  await box().fill('line\n'.repeat(20))
  await expect.poll(height).toBe(120)
})

test('an answer appears as it is written, without half its syntax', async () => {
  const answer = writtenAnswer()
  await openChat({ 'POST /api/ai-tutor/chat': answer.reply })
  await ask('How does a window slide?')
  await expect.element(page.getByText('AI is thinking...')).toBeVisible()
  answer.say('Move `left`, see [Sliding Window](/categ')
  const paragraph = page.getByText(/^Move left, see/).first()
  await expect.element(paragraph).toHaveTextContent('Move left, see Sliding Window')
  answer.say('ory/1#sliding-window).\n\n``')
  await expect.element(paragraph).toHaveTextContent('Move left, see Sliding Window.')
  answer.say('`python\nleft +')
  await expect.element(page.getByRole('figure')).toMatchTextContent('left +')
  answer.say('= 1\n```\n')
  answer.finish()
  await expect.element(page.getByText('AI is thinking...')).not.toBeInTheDocument()
  await expect.element(page.getByRole('figure')).toMatchTextContent('left += 1')
  await expect.element(page.getByText('Questions: 1/20')).toBeVisible()
})

const formatted = [
  'Two ends:',
  '- `left` moves right',
  '- `right` moves left',
  '',
  '> A window grows and shrinks.',
  '> [Sliding Window: what it costs](/category/1#sliding-window)',
  '',
  '<b>HTML</b> and ![a picture](http://evil.example/x.png), [a site](https://evil.example), [a host](//evil.example), [a script](javascript:alert)',
  '',
  '```python',
  'left += 1',
  '```',
].join('\n')

test('an answer has lists, quotes with their source, and code; HTML, images and other sites are text', async () => {
  const answer = writtenAnswer()
  await openChat({ 'POST /api/ai-tutor/chat': answer.reply })
  await ask('How does a window slide?')
  answer.say(formatted)
  answer.finish({ followUps: ['x'.repeat(80), 'Quiz me', 'Show the code', 'Similar problems'] })
  await expect.element(page.getByText('Questions: 1/20')).toBeVisible()
  const shown = page.getByCss('.reply').last()
  await expect.element(shown.getByRole('listitem')).toHaveLength(2)
  const quote = shown.getByRole('blockquote')
  await expect.element(quote).toMatchTextContent('A window grows and shrinks.')
  await expect.element(quote.getByRole('link')).toHaveAttribute('href', '/category/1#sliding-window')
  const harmless =
    '<b>HTML</b> and a picture (http://evil.example/x.png), a site (https://evil.example), a host (//evil.example), a script (javascript:alert)'
  await expect.element(shown.getByText(harmless)).toBeVisible()
  await expect.element(shown.getByRole('link')).toHaveLength(1)
  await expect.element(shown.getByRole('img')).toHaveLength(0)
  await expect.element(shown.getByRole('button', { name: 'Copy' })).toBeVisible()
  const announced = page.getByCss('[aria-live=polite]').filter({ hasText: 'Two ends:' })
  await expect.element(announced).toMatchTextContent('Sliding Window: what it costs')
  await expect.element(announced).toMatchTextContent('Code: left += 1')
  await expect.element(announced.getByRole('link')).toHaveLength(0)
  await expectAccessible()
})

test('a table is one, and scrolls sideways on a phone instead of the page', async () => {
  await page.viewport(390, 844)
  const answer = writtenAnswer()
  await openChat({ 'POST /api/ai-tutor/chat': answer.reply })
  await ask('How does lo move?')
  const wide = 'the value in the middle of the range'
  answer.say(
    `| lo | hi | ${wide} | ${wide} |\n|---|--:|---|---|\n| 0 | 3 | \`nums[1]\` is 4 | https://evil.example |\n`,
  )
  answer.finish()
  await expect.element(page.getByText('Questions: 1/20')).toBeVisible()
  const frame = page.getByRole('region', { name: 'Table' })
  await expect.element(frame.getByRole('columnheader')).toHaveLength(4)
  await expect.element(frame.getByRole('cell').nth(1)).toHaveTextContent('3')
  await expect.element(frame.getByRole('link')).toHaveLength(0)
  const { scrollWidth, clientWidth } = frame.element()
  expect(scrollWidth).toBeGreaterThan(clientWidth)
  await expectAccessible()
})

test('a follow-up is sent as it is, and only those of the last answer are offered', async () => {
  const first = writtenAnswer()
  const second = writtenAnswer()
  const { calls } = await openChat({ 'POST /api/ai-tutor/chat': first.reply })
  const group = page.getByRole('group', { name: 'What next' })
  await ask('How does a window slide?')
  await expect.element(group).not.toBeInTheDocument()
  first.say('It moves.')
  first.finish({ followUps: ['Hint for 3Sum', 'Quiz me'] })
  await expect.element(group.getByRole('button')).toHaveLength(2)
  await box().fill('half a thought')
  calls.stub({ 'POST /api/ai-tutor/chat': second.reply })
  await group.getByRole('button', { name: 'Hint for 3Sum' }).click()
  await expect.element(group).not.toBeInTheDocument()
  await expect.element(box()).toHaveFocus()
  await expect.element(box()).toHaveValue('half a thought')
  await expect
    .poll(() => calls.to('POST /api/ai-tutor/chat').at(-1)?.body)
    .toMatchObject({ message: 'Hint for 3Sum' })
  second.say('Sort first.')
  second.finish({ questionCount: 2, followUps: ['Next hint'] })
  await expect.element(group.getByRole('button', { name: 'Next hint' })).toBeVisible()
  await expect.element(group.getByRole('button')).toHaveLength(1)
})

test('a refused question returns to the box uncounted, with the reason', async () => {
  const tooLate = refusal(504, 'The AI server took too long to answer.')
  const { calls } = await openChat({ 'POST /api/ai-tutor/chat': tooLate })
  await ask('Why sort first?')
  await expect.element(failure()).toMatchTextContent('Server error occurred. Please try again in a moment.')
  await expect.element(failure()).toMatchTextContent('The AI server took too long to answer.')
  await expect.element(page.getByText('Questions: 0/20')).toBeVisible()
  await expect.element(box()).toHaveValue('Why sort first?')
  await box().fill('')
  const putBack = failure().getByRole('button', { name: 'Put it back' })
  await putBack.click()
  await expect.element(box()).toHaveValue('Why sort first?')
  await expect.element(putBack).not.toBeInTheDocument()
  const cannotResend =
    'Message sending cannot be automatically retried. Please try sending your message again.'
  await expect.element(failure()).toMatchTextContent(cannotResend)
  await failure().getByRole('button', { name: 'Dismiss' }).click()
  await expect.element(failure()).not.toBeInTheDocument()

  const sentence = 'Too many questions in a short time. Please wait 2 seconds.'
  calls.stub({ 'POST /api/ai-tutor/chat': refusal(429, sentence, { retryAfterSeconds: 2 }) })
  await send().click()
  await expect.element(failure().getByRole('timer')).toMatchTextContent(/^You can ask again in \d s\.$/)
  const limited = 'Too many requests. Please wait a moment before trying again.'
  await expect.element(failure().getByText(limited)).toBeVisible()
  await expect.element(failure().getByText('Too many questions in a short time.')).toBeVisible()
  const retry = failure().getByRole('button', { name: 'Retry' })
  await expect.element(retry).toBeDisabled()
  await expect.element(failure().getByText('You can ask again now.')).toBeVisible()
  await expect.element(retry).toBeEnabled()
  await retry.click()
  await expect.element(box()).toHaveValue('Why sort first?')
  await expect.element(failure()).toMatchTextContent(cannotResend)
})

test('the twentieth question completes the session', async () => {
  const answer = writtenAnswer()
  await openChat({
    'POST /api/ai-tutor/chat': answer.reply,
    'DELETE /api/ai-tutor/session/:id': { ended: true },
  })
  await ask('Why sort first?')
  answer.say('It depends.')
  answer.finish({ questionCount: 20, followUps: ['Quiz me'] })
  await expect.element(page.getByText('Session Complete')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Quiz me' })).not.toBeInTheDocument()
  await expect.element(page.getByText("You've reached the 20-question limit for this session.")).toBeVisible()
  const full = 'Session limit reached. Start a new session to continue.'
  await expect.element(box()).toHaveAttribute('placeholder', full)
  await expect.element(send()).toBeDisabled()
  await page.getByRole('button', { name: 'Start New Session' }).click()
  await expect.element(page.getByText('Questions: 0/20')).toBeVisible()
})

test('a session that cannot be opened can be retried', async () => {
  const { calls } = await openChat({ 'POST /api/ai-tutor/session/new': offline })
  await expect.element(page.getByRole('heading', { name: 'Session Error' })).toBeVisible()
  const back = page.getByRole('link', { name: 'Back to Topic Selection' })
  await expect.element(back).toHaveAttribute('href', '/ai-tutor')
  await expectAccessible()
  calls.stub({ 'POST /api/ai-tutor/session/new': aNewSession })
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect.element(page.getByRole('button', { name: 'Retrying...' })).toBeVisible()
  await expect.element(failure()).not.toBeInTheDocument()
  await expect.element(box()).toHaveFocus()
})

test('a growing answer does not move a reader who scrolled up', async () => {
  await page.viewport(390, 700)
  const answer = writtenAnswer()
  await openChat({ 'POST /api/ai-tutor/chat': answer.reply })
  await ask('How does a window slide?')
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

test.each([
  ['while an input method composes', { isComposing: true }],
  ['that ends the choice of characters in Safari', { keyCode: 229 }],
])('Enter %s does not send', async (_, fields) => {
  const { calls } = await openChat({ 'POST /api/ai-tutor/chat': writtenAnswer().reply })
  await box().fill('什么时候')
  const key = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...fields })
  box().element().dispatchEvent(key)
  expect(key.defaultPrevented).toBe(false)
  await expect.element(box()).toHaveValue('什么时候')
  await expect.poll(() => calls.to('POST /api/ai-tutor/chat')).toEqual([])
})
