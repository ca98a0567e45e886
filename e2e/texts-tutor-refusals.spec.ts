import { test as base, expect } from '@playwright/test'
import type { ModelServer } from '#testing/model-servers/model-server.ts'
import { startOpenAiServer } from '#testing/model-servers/openai-server.ts'
import { signUpQuickly } from './people.ts'
import { toast, visit } from './screens.ts'
import { type Site, startSite } from './start-site.ts'
import {
  askTutor,
  box,
  failureBox,
  messages,
  newSession,
  openChat,
  replies,
  savedRecord,
} from './tutor-screens.ts'

/**
 * What the tutor's server says when it refuses, each brought about as it comes about: by limits, by a model's
 * provider that fails, by what another tab did.
 */
const test = base.extend<{ settings: Readonly<Record<string, string>>; model: ModelServer; site: Site }>({
  settings: [{}, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from the pattern
  model: async ({}, use) => {
    const model = await startOpenAiServer()
    await use(model)
    await model.close()
  },
  site: async ({ settings, model }, use) => {
    const site = await startSite({ settings: { AI_BASE_URL: model.baseUrl, AI_MODEL: 'test', ...settings } })
    await use(site)
    await site.close()
  },
  baseURL: async ({ site }, use) => use(site.url),
})

const slowDown = 'Too many requests. Please wait a moment before trying again.'
const serverError = 'Server error occurred. Please try again in a moment.'

for (const { settings, said, detail } of [
  {
    settings: { LIMIT_TUTOR_QUESTIONS_PER_MINUTE: '1' },
    said: slowDown,
    detail: /Too many questions in a short time\. Please wait \d+ seconds\./,
  },
  {
    settings: { AI_USER_TOKENS_PER_DAY: '6900' },
    said: slowDown,
    detail: 'Too many AI questions today. Your allowance resets at 00:00 UTC.',
  },
  {
    settings: { AI_SITE_TOKENS_PER_DAY: '6900' },
    said: serverError,
    detail: 'The AI server is busy. Please try again later.',
  },
] as const)
  test.describe(Object.keys(settings).join(), () => {
    test.use({ settings })

    test('the second question is refused, and stays in the box', async ({ page, site, model }) => {
      model.say('Move the window.')
      await signUpQuickly(page.context(), site)
      await openChat(page)
      await askTutor(page, 'How does a window slide?')
      await box(page).fill('When does it shrink?')
      await box(page).press('Enter')
      await expect(failureBox(page)).toContainText(said)
      await expect(failureBox(page)).toContainText(detail)
      await expect(box(page)).toHaveValue('When does it shrink?')
    })
  })

test.describe('one session an hour', () => {
  test.use({ settings: { LIMIT_TUTOR_SESSIONS_PER_HOUR: '1' } })

  test('a second conversation is not opened, and may be tried again', async ({ page, site }) => {
    await signUpQuickly(page.context(), site)
    await visit(page, '/ai-tutor/chat/arrays')
    await expect(replies(page)).toHaveCount(1)
    await newSession(page).click()
    const failure = page.getByRole('region', { name: 'Session Error' })
    await expect(failure).toContainText(slowDown)
    await expect(failure).toContainText(/Too many new conversations\. Please wait \d+ minutes\./)
    await expect(failure.getByRole('button', { name: 'Retry', exact: true })).toBeVisible()
  })
})

test('a rate-limited or broken provider is explained', async ({ page, site, model }) => {
  await signUpQuickly(page.context(), site)
  await openChat(page)
  // The first failure is tried again by the server.
  for (const [status, said, detail] of [
    [
      429,
      slowDown,
      'Too many requests at the AI provider right now. This question was not counted. Please try again in a minute.',
    ],
    [500, serverError, 'The AI server could not answer. This question was not counted. Please try again.'],
  ] as const) {
    model.fail({ kind: 'status', status }, { kind: 'status', status })
    await box(page).fill('How does a window slide?')
    await box(page).press('Enter')
    await expect(failureBox(page)).toContainText(detail)
    await expect(failureBox(page)).toContainText(said)
    await expect(messages(page)).toHaveCount(1)
  }
})

test('a conversation ended in another tab is explained', async ({ page, context, site }) => {
  await signUpQuickly(context, site)
  await openChat(page)
  await expect.poll(() => savedRecord(page)).not.toBeNull()
  const other = await context.newPage()
  await openChat(other)
  const ended = page.waitForResponse((answer) => answer.request().method() === 'DELETE')
  await newSession(page).click()
  await ended
  await box(other).fill('How does a window slide?')
  await box(other).press('Enter')
  await expect(failureBox(other)).toContainText('Your session has expired. Please start a new session.')
  await expect(box(other)).toHaveValue('How does a window slide?')
  await failureBox(other).getByRole('button', { name: 'Start New Session' }).click()
  await expect(messages(other)).toHaveCount(1)
  await expect(toast(other)).toHaveCount(0)
})
