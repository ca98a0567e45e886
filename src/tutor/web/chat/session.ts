import { array, boolean, looseObject, number, object, string } from 'valibot'
import { ownsStorage } from '#accounts/web/personal-storage.ts'
import { minuteMs } from '#platform/durations.ts'
import type { ReplyTo } from '#platform/endpoint.ts'
import { localJson } from '#platform/web/local-value.ts'
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

/** Only what is relied on: an earlier release may have saved more, or less. */
const savedSession = object({
  session: looseObject({
    topicId: string(),
    userId: string(),
    isActive: boolean(),
    messages: array(looseObject({ content: string() })),
    followUps: array(string()),
  }),
  sessionId: string(),
  timestamp: number(),
})
const saved = localJson('capra.tutorSession', savedSession)
const savedWithinMs = tutorLimits.idleMinutes * minuteMs

/** The session to go on with: this person's, on this topic, not over, and saved in the last half hour. */
export function readSavedSession(topicId: string, userId: string): TutorSession | undefined {
  const { session, sessionId, timestamp } = saved.read() ?? {}
  const matches = session?.topicId === topicId && session.userId === userId && session.isActive
  const isRecent = timestamp !== undefined && Date.now() - timestamp <= savedWithinMs
  if (!matches || !isRecent) return undefined
  // The rest is as it was saved.
  return { ...session, sessionId } as unknown as TutorSession
}

export function saveSession({ sessionId, ...rest }: TutorSession, topicName: string, userId: string): void {
  // The member may have signed out by now, in another tab.
  if (!ownsStorage(userId)) return
  const session = {
    ...rest,
    id: sessionId,
    topicName,
    userId,
    messages: rest.messages.map((message) => ({ ...message, sessionId })),
    isActive: !rest.isSessionComplete,
    createdAt: rest.messages[0]?.timestamp,
    lastActivityAt: rest.messages.at(-1)?.timestamp ?? rest.lastActivityAt,
  }
  saved.write({ session, sessionId, timestamp: Date.now() })
}

export const clearSavedSession = saved.clear
