import { findTutorTopic } from '#content/tutor/tutor-topics.ts'
import type { ReplyOf } from '#platform/endpoint.ts'
import type { Store } from '#platform/server/store/store.ts'
import type { tutorApi } from '../../contract.ts'
import { answerId, greetingId, tutorLimits } from '../../session-rules.ts'
import { refusals } from './refusals.ts'
import { findSession, type TutorSession } from './session-store.ts'
import { readTurns, type StoredTurn } from './turn-store.ts'

type Conversation = ReplyOf<typeof tutorApi.readSession>

/** The caller's own conversation as stored, including one that is over. */
export async function readSession(store: Store, userId: string, id: string): Promise<Conversation> {
  const session = await findSession(store, userId, id)
  if (!session) throw refusals.sessionUnknown()
  // No process is answering a question whose lease ended; the next question deletes it.
  const turns = (await readTurns(store, id)).filter(
    ({ reply, leaseExpiresAt }) => reply !== null || leaseExpiresAt > session.now,
  )
  return {
    sessionId: id,
    topicId: session.topicId,
    messages: [greetingOf(session), ...turns.flatMap(messagesOf)],
    questionCount: session.questionCount,
    isSessionComplete: session.questionCount >= tutorLimits.questionsPerSession,
    pending: turns.some(({ reply }) => reply === null),
    lastActivityAt: time(session.lastActivityAt),
    expiresAt: time(session.expiresAt),
  }
}

function greetingOf({ id, topicId, createdAt }: TutorSession): Conversation['messages'][number] {
  const content = findTutorTopic(topicId)?.greeting ?? ''
  return { id: greetingId(id), role: 'assistant', content, timestamp: time(createdAt) }
}

function messagesOf(turn: StoredTurn): Conversation['messages'] {
  const { messageId, question, reply, isTruncated, askedAt, answeredAt } = turn
  const asked = { id: messageId, role: 'user', content: question, timestamp: time(askedAt) } as const
  if (reply === null) return [asked]
  const answered = {
    id: answerId(messageId),
    role: 'assistant',
    content: reply,
    timestamp: time(answeredAt ?? askedAt),
    ...(isTruncated ? { truncated: true } : {}),
  } as const
  return [asked, answered]
}

function time(ms: number): string {
  return new Date(ms).toISOString()
}
