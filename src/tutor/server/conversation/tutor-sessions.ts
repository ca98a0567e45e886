import { v7 as uuidv7 } from 'uuid'
import { lockAccount } from '#accounts/server/account-store.ts'
import { findTutorTopic } from '#content/tutor/tutor-topics.ts'
import type { ReplyOf } from '#platform/endpoint.ts'
import { isoTime } from '#platform/server/personal-data.ts'
import type { tutorApi } from '../../contract.ts'
import { answerId, greetingId, tutorLimits } from '../../session-rules.ts'
import { refusals } from './refusals.ts'
import type { TutorParts } from './running-answers.ts'
import { followUpsOf, readTurns, requestStop, type StoredTurn } from './turn-store.ts'
import { endOldSessions, findSession, insertSession, endSession as markEnded } from './tutor-session-store.ts'

/** Opens a conversation with the topic's own greeting: no model is asked, and nothing counts before the first question. */
export async function startSession(
  { store, config: { limits }, tutorModel }: TutorParts,
  userId: string,
  topicId: string,
): Promise<ReplyOf<typeof tutorApi.newSession>> {
  if (topicId.trim() === '') throw refusals.topicMissing()
  const topic = findTutorTopic(topicId)
  if (!topic) throw refusals.topicUnknown()
  const id = uuidv7()
  const expiresAt = await store.transaction(async (tx) => {
    // Parallel starts of one person wait for each other, so that none leaves too many open.
    await lockAccount(tx, userId)
    await endOldSessions(tx, userId, limits.tutorActiveSessions - 1)
    return insertSession(tx, { id, user_id: userId, topic_id: topic.id })
  })
  // While the learner reads the greeting.
  setImmediate(() => tutorModel.coach.prepare?.())
  return {
    sessionId: id,
    initialMessage: topic.greeting,
    topicId: topic.id,
    questionCount: 0,
    maxQuestions: tutorLimits.questionsPerSession,
    isSessionComplete: false,
    expiresAt: isoTime(expiresAt),
    answeredBy: tutorModel.answeredBy,
  }
}

type Conversation = ReplyOf<typeof tutorApi.readSession>

/** The caller's own conversation as stored, including one that is over. */
export async function readSession({ store }: TutorParts, userId: string, id: string): Promise<Conversation> {
  const session = await findSession(store, userId, id)
  if (!session) throw refusals.sessionUnknown()
  // No process is answering a question whose lease ended; the next question deletes it.
  const turns = (await readTurns(store, id)).filter(
    ({ reply, lease_expires_at }) => reply !== null || lease_expires_at > session.now,
  )
  const isSessionComplete = session.question_count >= tutorLimits.questionsPerSession
  const last = turns.at(-1)
  const pending = last?.reply === null
  const greeting = {
    id: greetingId(id),
    role: 'assistant',
    content: findTutorTopic(session.topic_id)?.greeting ?? '',
    timestamp: isoTime(session.created_at),
  } as const
  return {
    sessionId: id,
    topicId: session.topic_id,
    messages: [greeting, ...turns.flatMap(messagesOf)],
    followUps: last && !isSessionComplete ? [...followUpsOf(last)] : [],
    questionCount: session.question_count,
    isSessionComplete,
    pending,
    lastActivityAt: isoTime(session.last_activity_at),
    expiresAt: isoTime(session.expiresAt),
  }
}

function messagesOf(turn: StoredTurn): Conversation['messages'] {
  const { message_id, question, reply, truncated, asked_at, answered_at } = turn
  const asked = { id: message_id, role: 'user', content: question, timestamp: isoTime(asked_at) } as const
  if (reply === null) return [asked]
  const answered = {
    id: answerId(message_id),
    role: 'assistant',
    content: reply,
    timestamp: isoTime(answered_at ?? asked_at),
    ...(truncated === 1 ? { truncated: true } : {}),
  } as const
  return [asked, answered]
}

/**
 * Ends an answer where it is. Another process that writes it finds the note within half a second.
 *
 * @returns whether it was still being written.
 */
export async function stopAnswer(
  parts: TutorParts,
  userId: string,
  sessionId: string,
  messageId?: string,
): Promise<boolean> {
  if (!(await findSession(parts.store, userId, sessionId))) throw refusals.sessionUnknown()
  const turnId = await requestStop(parts.store, sessionId, messageId)
  if (turnId === undefined) return false
  await parts.answers.stop(turnId)
  return true
}

/** Ends the caller's own conversation and its answer in progress. Unknown conversations count as ended. */
export async function endSession(parts: TutorParts, userId: string, id: string): Promise<void> {
  if (await markEnded(parts.store, userId, id)) await stopAnswer(parts, userId, id)
}
