import { expect, type Locator, type Page } from '@playwright/test'
import { visit } from './screens.ts'

/** What people do and see in a conversation with the tutor. */

export const box = (page: Page): Locator => page.getByLabel('Your question')
export const sendButton = (page: Page): Locator => page.getByRole('button', { name: 'Send', exact: true })
export const newSession = (page: Page): Locator =>
  page.getByRole('button', { name: 'New Session', exact: true })
export const failureBox = (page: Page): Locator => page.getByRole('main').getByRole('alert')

/** All that was said, the greeting first. */
export function messages(page: Page): Locator {
  return page
    .getByRole('region', { name: 'Conversation' })
    .getByRole('listitem')
    .filter({ hasText: /^(Tutor|You): / })
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

/** Sends a message and waits for the complete answer. */
export async function askTutor(page: Page, question: string): Promise<void> {
  const before = await messages(page).count()
  await box(page).fill(question)
  await box(page).press('Enter')
  await expect(messages(page)).toHaveCount(before + 2)
  await expect(page.getByText('AI is thinking...')).toHaveCount(0)
}

interface SavedRecord {
  session: { questionCount: number; messages: unknown[] }
  sessionId: string
  timestamp: number
}

/** What this browser keeps of the conversation. */
export async function savedRecord(page: Page): Promise<SavedRecord | null> {
  return JSON.parse((await page.evaluate(() => localStorage.getItem('capra.tutorSession'))) ?? 'null')
}
