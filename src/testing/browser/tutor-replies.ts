import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ChatReply } from '#tutor/contract.ts'
import { openPage } from './open-page.tsx'
import { realReply, type Stubs } from './stub-calls.ts'

/** A tutor session on arrays in which nothing was asked yet. */
export const aNewSession = {
  sessionId: 's1',
  initialMessage: 'What are you stuck on?',
  topicId: 'arrays',
  questionCount: 0,
  maxQuestions: 20,
  isSessionComplete: false,
  expiresAt: '2999-01-01T00:00:00.000Z',
  answeredBy: { kind: 'coach', name: 'coach' },
} as const

type Turn = readonly [id: string, content: string]

/** The same session as the server has it later: questions and answers in turn, each with its ID. */
export function storedSession(pending: boolean, ...turns: readonly Turn[]) {
  const timestamp = '2026-01-05T14:00:00.000Z'
  const greeting = ['hello', aNewSession.initialMessage] as const
  return {
    sessionId: 's1',
    topicId: 'arrays',
    messages: [greeting, ...turns].map(([id, content], index) => ({
      id,
      role: index % 2 === 0 ? ('assistant' as const) : ('user' as const),
      content,
      timestamp,
    })),
    followUps: [],
    questionCount: turns.length >> 1,
    isSessionComplete: false,
    pending,
    lastActivityAt: timestamp,
    expiresAt: aNewSession.expiresAt,
  }
}

/** An answer whose parts the test writes. */
export function writtenAnswer() {
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
    finish({ questionCount = 1, followUps = [] as string[], ...more }: Partial<ChatReply> = {}) {
      const isSessionComplete = questionCount === 20
      const messageId = `m${questionCount}`
      const done = { response, followUps, questionCount, isSessionComplete, maxQuestions: 20, messageId }
      write('done', { ...done, ...more })
    },
  }
}

/** @param record what the browser saved of the session. */
export function openChat(calls: Stubs = {}, record: object = {}) {
  return openPage('/ai-tutor/chat/arrays', {
    as: 'member',
    calls: { 'POST /api/ai-tutor/session/new': aNewSession, ...calls },
    localStorage: {
      'capra.tutorSession': JSON.stringify(record),
      'capra.storageOwner': realReply('GET /api/user').id,
    },
  })
}

/** Sends a question as soon as the session is open. */
export async function ask(text: string) {
  await expect.element(page.getByRole('button', { name: 'New Session' })).toBeEnabled()
  await page.getByLabelText(/^Your question/).fill(text)
  await userEvent.keyboard('{Enter}')
}
