import { expect, type Locator, type Page } from '@playwright/test'
import { visit } from './screens.ts'

/** What people do and see in a conversation with the tutor. */

export const box = (page: Page): Locator => page.getByLabel('Your question')
const newSession = (page: Page): Locator => page.getByRole('button', { name: 'New Session', exact: true })
export const failureBox = (page: Page): Locator => page.getByRole('main').getByRole('alert')

/** All that was said, the greeting first. */
export function messages(page: Page): Locator {
  return page
    .getByRole('region', { name: 'Conversation' })
    .getByRole('listitem')
    .filter({ hasText: /^(Tutor|You): / })
}

/** What was said, without the times: before a reload they are of the browser's clock, after it of the server's. */
export async function textsOf(page: Page): Promise<string[]> {
  const texts = await messages(page).allTextContents()
  return texts.map((text) => text.replace(/\d\d:\d\d$/, ''))
}

export function replies(page: Page): Locator {
  return messages(page).filter({ hasText: /^Tutor: / })
}

export async function expectCount(page: Page, count: number): Promise<void> {
  await expect(page.getByText(`Questions: ${count}/20`)).toBeVisible()
}

/** Opens a conversation and waits until it takes questions; its greeting is there before. */
export async function openChat(page: Page, topicId = 'arrays'): Promise<void> {
  await visit(page, `/ai-tutor/chat/${topicId}`)
  await expect(replies(page).first()).toContainText('What are you stuck on?')
  await untilOpen(page)
}

/** Waits until questions are taken, and until there is a session that can be ended. */
export async function untilOpen(page: Page): Promise<void> {
  await expect(page.getByText('Initializing AI tutor session...')).toHaveCount(0)
  await expect(newSession(page)).toBeEnabled()
}
