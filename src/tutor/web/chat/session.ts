import type { ReplyOf } from '#platform/endpoint.ts'
import type { ChatReply, tutorApi } from '../../contract.ts'
import { answerId, greetingId, tutorLimits } from '../../session-rules.ts'

export interface TutorMessage {
  /** A question's is the `messageId` it was sent under. */
  readonly id: string
  readonly sessionId: string
  /** Messages of the system are not shown. */
  readonly role: 'user' | 'assistant' | 'system'
  readonly content: string
  /** ISO 8601. */
  readonly timestamp: string
  /** Stopped before its end, or cut at the length limit. */
  readonly truncated?: boolean | undefined
}

export interface TutorSession {
  readonly id: string
  /** The server's ID. */
  readonly sessionId: string
  readonly topicId: string
  readonly topicName: string
  readonly userId: string
  readonly messages: readonly TutorMessage[]
  /** Messages that may follow the last answer. Sessions saved by an older release have none. */
  readonly followUps?: readonly string[] | undefined
  readonly questionCount: number
  readonly isActive: boolean
  readonly createdAt: string
  readonly lastActivityAt: string
}

export interface PendingQuestion {
  readonly messageId: string
  readonly text: string
  /** What has come of the answer. */
  readonly written: string
  /** `lost`: the connection has gone, the server is asked what became of it. */
  readonly state: 'sent' | 'stopping' | 'lost'
  /** To go back to when there is no answer. */
  readonly before: TutorSession
}

export interface Chat {
  readonly session?: TutorSession
  readonly pending?: PendingQuestion
}

/** An ID that no other message has. */
export function newId(): string {
  return `${Date.now()}-${Math.floor(Math.random() * 36 ** 8).toString(36)}`
}

export function openSession(
  { sessionId, initialMessage }: Pick<ReplyOf<typeof tutorApi.newSession>, 'sessionId' | 'initialMessage'>,
  topic: { readonly id: string; readonly name: string },
  userId: string,
): Chat {
  const timestamp = new Date().toISOString()
  const greeting = { id: greetingId(sessionId), sessionId, content: initialMessage, timestamp }
  return {
    session: {
      id: `session-${newId()}`,
      sessionId,
      topicId: topic.id,
      topicName: topic.name,
      userId,
      messages: [{ ...greeting, role: 'assistant' }],
      questionCount: 0,
      isActive: true,
      createdAt: timestamp,
      lastActivityAt: timestamp,
    },
  }
}

/** 1 to 1000 characters, counted as the server counts them: trimmed, in UTF-16 units. */
export function isSendable(text: string): boolean {
  const { length } = text.trim()
  return length > 0 && length <= tutorLimits.messageLength
}

export function isComplete({ questionCount, isActive }: TutorSession): boolean {
  return !isActive || questionCount >= tutorLimits.questionsPerSession
}

/** Shows the question and the raised count at once, before the server replies. */
export function startQuestion(session: TutorSession, text: string, id: string): Chat {
  const timestamp = new Date().toISOString()
  const { sessionId, messages, questionCount } = session
  return {
    session: {
      ...session,
      messages: [...messages, { id, sessionId, role: 'user', content: text, timestamp }],
      questionCount: raised(questionCount),
      lastActivityAt: timestamp,
    },
    pending: { messageId: id, text, written: '', state: 'sent', before: session },
  }
}

export function appendText(chat: Chat, text: string): Chat {
  return chat.pending ? { ...chat, pending: { ...chat.pending, written: chat.pending.written + text } } : chat
}

export function markPending(chat: Chat, state: PendingQuestion['state']): Chat {
  return chat.pending ? { ...chat, pending: { ...chat.pending, state } } : chat
}

/** Count and ID of the answer are the server's. */
export function finishQuestion({ session, pending }: Chat, answer: ChatReply): Chat {
  if (!session || !pending) return session ? { session } : {}
  const timestamp = new Date().toISOString()
  const reply: TutorMessage = {
    id: answerId(pending.messageId),
    sessionId: session.sessionId,
    role: 'assistant',
    content: answer.response,
    timestamp,
    truncated: answer.truncated,
  }
  return {
    session: {
      ...session,
      messages: [...session.messages, reply],
      followUps: answer.followUps,
      questionCount: answer.questionCount,
      isActive: !answer.isSessionComplete,
      lastActivityAt: timestamp,
    },
  }
}

/** As if the question had never been asked. */
export function revertQuestion({ session, pending }: Chat): Chat {
  const before = pending?.before ?? session
  return before ? { session: before } : {}
}

/** A saved session. A question that was pending when it was saved has to be looked up on the server. */
export function resumeSession(session: TutorSession): Chat {
  const question = session.messages.at(-1)
  if (question?.role !== 'user') return { session }
  const questionCount = Math.max(0, session.questionCount - 1)
  return { session, pending: lostQuestion(question, { ...session, questionCount }) }
}

/** @param before may still have the question as its last message. */
function lostQuestion({ id, content }: TutorMessage, before: TutorSession, written = ''): PendingQuestion {
  const messages = before.messages.filter((message) => message.id !== id)
  return { messageId: id, text: content, written, state: 'lost', before: { ...before, messages } }
}

type StoredSession = Omit<ReplyOf<typeof tutorApi.readSession>, 'sessionId' | 'topicId' | 'expiresAt'>

/** Replaces our conversation by the server's. A pending question is its last message. */
export function applyStored({ session: ours, pending }: Chat, stored: StoredSession): Chat {
  if (!ours) return {}
  const session: TutorSession = {
    ...ours,
    messages: stored.messages.map((message) => ({ ...message, sessionId: ours.sessionId })),
    followUps: stored.followUps,
    questionCount: stored.questionCount,
    isActive: !stored.isSessionComplete,
    lastActivityAt: stored.lastActivityAt,
  }
  const question = session.messages.at(-1)
  if (!stored.pending || question?.role !== 'user') return { session }
  const written = pending?.messageId === question.id ? pending.written : ''
  return {
    session: { ...session, questionCount: raised(stored.questionCount) },
    pending: lostQuestion(question, session, written),
  }
}

function raised(questionCount: number): number {
  return Math.min(tutorLimits.questionsPerSession, questionCount + 1)
}
