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
  readonly topicId: string
  readonly topicName: string
  readonly userId: string
  readonly messages: readonly TutorMessage[]
  readonly questionCount: number
  readonly isActive: boolean
  readonly createdAt: string
  readonly lastActivityAt: string
}

/** A session that the server has given an id. */
export interface OpenSession {
  readonly session: TutorSession
  readonly sessionId: string
}

export interface PendingQuestion {
  readonly messageId: string
  readonly text: string
  /** What has come of the answer. */
  readonly written: string
  /** `lost`: the connection has gone, the server is asked what became of it. */
  readonly state: 'sent' | 'stopping' | 'lost'
  /** To go back to when there is no answer. */
  readonly before: OpenSession
}

export interface Chat {
  readonly open?: OpenSession
  readonly pending?: PendingQuestion
}

interface Opened {
  readonly sessionId: string
  readonly initialMessage: string
}

interface Owner {
  readonly topicId: string
  readonly topicName: string
  readonly userId: string
}

/** Where a moment is now, and a text that no other message has. */
export interface Moment {
  readonly now: Date
  readonly id: string
}

export function openSession({ sessionId, initialMessage }: Opened, owner: Owner, { now, id }: Moment): Chat {
  const timestamp = now.toISOString()
  const session: TutorSession = {
    id: `session-${id}`,
    ...owner,
    messages: [
      { id: greetingId(sessionId), sessionId, role: 'assistant', content: initialMessage, timestamp },
    ],
    questionCount: 0,
    isActive: true,
    createdAt: timestamp,
    lastActivityAt: timestamp,
  }
  return { open: { session, sessionId } }
}

/** 1 to 1000 characters, counted as the server counts them: trimmed, in UTF-16 units. */
export function isSendable(text: string): boolean {
  const { length } = text.trim()
  return length > 0 && length <= tutorLimits.messageLength
}

/** Why no question can be asked now; `undefined` when one can. */
export function askRefusal({ open }: Chat): string | undefined {
  if (!open) return 'No active session'
  return isComplete(open.session) ? 'Session limit reached' : undefined
}

export function isComplete({ questionCount, isActive }: TutorSession): boolean {
  return !isActive || questionCount >= tutorLimits.questionsPerSession
}

/** Shows the question and the raised count at once, before the server replies. */
export function startQuestion(chat: Chat, text: string, { now, id }: Moment): Chat {
  const { open } = chat
  if (!open || askRefusal(chat)) return chat
  const { session, sessionId } = open
  const timestamp = now.toISOString()
  const question: TutorMessage = { id, sessionId, role: 'user', content: text, timestamp }
  return {
    open: {
      sessionId,
      session: {
        ...session,
        messages: [...session.messages, question],
        questionCount: raised(session.questionCount),
        lastActivityAt: timestamp,
      },
    },
    pending: { messageId: id, text, written: '', state: 'sent', before: open },
  }
}

export function appendText(chat: Chat, text: string): Chat {
  return chat.pending ? { ...chat, pending: { ...chat.pending, written: chat.pending.written + text } } : chat
}

export function markPending(chat: Chat, state: PendingQuestion['state']): Chat {
  return chat.pending ? { ...chat, pending: { ...chat.pending, state } } : chat
}

interface Answer {
  readonly response: string
  readonly questionCount: number
  readonly isSessionComplete: boolean
  readonly truncated?: boolean | undefined
}

/** Count and id of the answer are the server's. */
export function finishQuestion({ open, pending }: Chat, answer: Answer, now: Date): Chat {
  if (!open || !pending) return open ? { open } : {}
  const { session, sessionId } = open
  const timestamp = now.toISOString()
  const reply: TutorMessage = {
    id: answerId(pending.messageId),
    sessionId,
    role: 'assistant',
    content: answer.response,
    timestamp,
    truncated: answer.truncated,
  }
  return {
    open: {
      sessionId,
      session: {
        ...session,
        messages: [...session.messages, reply],
        questionCount: answer.questionCount,
        isActive: !answer.isSessionComplete,
        lastActivityAt: timestamp,
      },
    },
  }
}

/** As if the question had never been asked. */
export function revertQuestion({ open, pending }: Chat): Chat {
  const before = pending?.before ?? open
  return before ? { open: before } : {}
}

/** A saved session. A question that was pending when it was saved has to be looked up on the server. */
export function resumeSession(open: OpenSession): Chat {
  const { session, sessionId } = open
  const question = session.messages.at(-1)
  if (question?.role !== 'user') return { open }
  const before: TutorSession = {
    ...session,
    messages: session.messages.slice(0, -1),
    questionCount: Math.max(0, session.questionCount - 1),
  }
  return { open, pending: lostQuestion(question, { sessionId, session: before }) }
}

function lostQuestion({ id, content }: TutorMessage, before: OpenSession, written = ''): PendingQuestion {
  return { messageId: id, text: content, written, state: 'lost', before }
}

interface StoredSession {
  readonly messages: readonly Omit<TutorMessage, 'sessionId'>[]
  readonly questionCount: number
  readonly isSessionComplete: boolean
  readonly pending: boolean
  readonly lastActivityAt: string
}

/** Replaces our conversation by the server's. A pending question is its last message. */
export function applyStored({ open, pending }: Chat, stored: StoredSession): Chat {
  if (!open) return {}
  const { session, sessionId } = open
  const messages = stored.messages.map((message) => ({ ...message, sessionId }))
  const settled: OpenSession = {
    sessionId,
    session: {
      ...session,
      messages,
      questionCount: stored.questionCount,
      isActive: !stored.isSessionComplete,
      lastActivityAt: stored.lastActivityAt,
    },
  }
  const question = messages.at(-1)
  if (!stored.pending || question?.role !== 'user') return { open: settled }
  const before = { sessionId, session: { ...settled.session, messages: messages.slice(0, -1) } }
  return {
    open: { sessionId, session: { ...settled.session, questionCount: raised(stored.questionCount) } },
    pending: lostQuestion(question, before, pending?.messageId === question.id ? pending.written : ''),
  }
}

function raised(questionCount: number): number {
  return Math.min(tutorLimits.questionsPerSession, questionCount + 1)
}
