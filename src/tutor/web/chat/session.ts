import type { ReplyTo } from '#platform/endpoint.ts'
import type { ChatReply } from '../../contract.ts'
import { answerId, greetingId, tutorLimits } from '../../session-rules.ts'

/** As the server has it: while `pending`, the question is the last message, and not counted. */
export type TutorSession = ReplyTo<'GET /api/ai-tutor/session/:id'>
export type TutorMessage = TutorSession['messages'][number]

export function openedSession(opened: ReplyTo<'POST /api/ai-tutor/session/new'>): TutorSession {
  const { initialMessage, ...session } = opened
  const timestamp = new Date().toISOString()
  const id = greetingId(opened.sessionId)
  return {
    ...session,
    messages: [{ id, role: 'assistant', content: initialMessage, timestamp }],
    followUps: [],
    pending: false,
    lastActivityAt: timestamp,
  }
}

/** A question counts as soon as it is asked. */
export function shownCount({ questionCount, pending }: TutorSession): number {
  return Math.min(tutorLimits.questionsPerSession, questionCount + (pending ? 1 : 0))
}

export function isComplete(session: TutorSession): boolean {
  return session.isSessionComplete || shownCount(session) === tutorLimits.questionsPerSession
}

/** The question that has no answer yet. */
export function pendingQuestion({ pending, messages }: TutorSession): TutorMessage | undefined {
  return pending ? messages.at(-1) : undefined
}

export function newQuestion(content: string): TutorMessage {
  const id = `${Date.now()}-${Math.floor(Math.random() * 36 ** 8).toString(36)}`
  return { id, role: 'user', content, timestamp: new Date().toISOString() }
}

export function withAnswer(session: TutorSession, answer: ChatReply): TutorSession {
  const { messageId, response, followUps, questionCount, isSessionComplete, truncated } = answer
  const timestamp = new Date().toISOString()
  const id = answerId(messageId)
  return {
    ...session,
    messages: [...session.messages, { id, role: 'assistant', content: response, timestamp, truncated }],
    followUps,
    questionCount,
    isSessionComplete,
    pending: false,
  }
}
