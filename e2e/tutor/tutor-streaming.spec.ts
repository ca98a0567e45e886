import { expect, type Page } from '@playwright/test'
import { type ControlledModel, startControlledModel } from '../support/controlled-model.ts'
import { signUpQuickly } from '../support/people.ts'
import type { Site } from '../support/start-site.ts'
import { test as base } from '../support/test.ts'
import { box, expectCount, failureBox, openChat, replies } from '../support/tutor-screens.ts'

/** A site whose tutor is a language model whose answers each test dictates. */
const test = base.extend<{ model: ControlledModel; modelSite: Site }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from the pattern
  model: async ({}, use) => {
    const model = await startControlledModel()
    await use(model)
    await model.close()
  },
  modelSite: async ({ model, startOwnSite }, use) => {
    const settings = { AI_BASE_URL: model.baseUrl, AI_MODEL: 'dictated', LIMIT_CODE_WAIT_SECONDS: '1' }
    await use(await startOwnSite({ settings }))
  },
  baseURL: async ({ modelSite }, use) => use(modelSite.url),
})

/** Opens a conversation and sends a message; the model has received it. */
async function ask(page: Page, site: Site, model: ControlledModel): Promise<void> {
  await signUpQuickly(page.context(), site)
  await openChat(page)
  await box(page).fill('How does a window slide?')
  await box(page).press('Enter')
  await model.asked()
}

test('an answer appears as it is written, with its code', async ({ page, modelSite, model }) => {
  await ask(page, modelSite, model)
  await expect(page.getByText('AI is thinking...')).toBeVisible()
  await expectCount(page, 1)
  await expect(page.getByText('dictated, a language model').first()).toBeVisible()

  model.say('Move `left` until the window is fine.\n\n```python\nleft +')
  const reply = replies(page).last()
  await expect(reply.getByRole('code').first()).toHaveText('left')
  await expect(reply.getByRole('figure')).toContainText('python')
  model.say('= 1\n```\nWhat does that cost?')
  await expect(reply).toContainText('What does that cost?')
  await expect(page.getByText('AI is thinking...')).toBeVisible()
  model.finish()
  await expect(page.getByText('AI is thinking...')).toHaveCount(0)
  await expect(reply.locator('pre')).toHaveText('left += 1\n')
  await expect(reply.locator('pre [data-code="number"]')).toHaveText('1')

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await reply.getByRole('button', { name: 'Copy' }).click()
  await expect(reply.getByRole('status')).toHaveText('Copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('left += 1')
})

test('an answer is recovered when the network is back', async ({ page, modelSite, model }) => {
  await signUpQuickly(page.context(), modelSite)
  await openChat(page)
  await page.route('**/api/ai-tutor/chat', async (route) => {
    // The server continues the answer; this browser receives nothing.
    void route.fetch().catch(() => {})
    await model.asked()
    await page.context().setOffline(true)
    await route.abort('connectionreset')
  })
  await box(page).fill('How does a window slide?')
  await box(page).press('Enter')
  await expect(page.getByText('Its reply will appear here.')).toBeVisible()
  model.say('It slides.')
  model.finish()
  await page.context().setOffline(false)
  await expect(replies(page).last()).toContainText('It slides.')
  await expectCount(page, 1)
  await expect(failureBox(page)).toHaveCount(0)
})
