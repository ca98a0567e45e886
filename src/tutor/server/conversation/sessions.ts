import { v7 as uuidv7 } from 'uuid'
import { lockAccount } from '#accounts/server/account-store.ts'
import { findTutorTopic } from '#content/tutor/tutor-topics.ts'
import type { ReplyOf } from '#platform/endpoint.ts'
import type { tutorApi } from '../../contract.ts'
import { answerId, greetingId, tutorLimits } from '../../session-rules.ts'
import { refusals } from './refusals.ts'
import { requestOf } from './reserve-question.ts'
import type { TutorParts } from './running-answers.ts'
import {
  endOldSessions,
  findSession,
  insertSession,
  endSession as markEnded,
  type TutorSession,
} from './session-store.ts'
import { readTurns, requestStop, type StoredTurn } from './turn-store.ts'

/** Opens a conversation with the topic's own greeting: no model is asked, and nothing counts before the first question. */
export async function startSession(
  { store, config: { limits }, tutorModel }: TutorParts,
  userId: string,
  topicId: string,
): Promise<ReplyOf<typeof tutorApi.newSession>> {
  const topic = findTutorTopic(topicId)
  if (!topic) throw refusals.topicUnknown()
  const id = uuidv7()
  const session = await store.transaction(async (tx) => {
    // Parallel starts of one person wait for each other, so that none leaves too many open.
    await lockAccount(tx, userId)
    await endOldSessions(tx, userId, limits.tutorActiveSessions - 1)
    await insertSession(tx, userId, id, topic.id)
    return findSession(tx, userId, id)
  })
  if (!session) throw new Error('A session that was just inserted is not there.')
  // While the learner reads the greeting.
  setImmediate(() => tutorModel.prepare?.())
  return {
    sessionId: id,
    initialMessage: topic.greeting,
    topicId: topic.id,
    questionCount: 0,
    maxQuestions: tutorLimits.questionsPerSession,
    isSessionComplete: false,
    expiresAt: new Date(session.expiresAt).toISOString(),
    answeredBy: tutorModel.answeredBy,
  }
}

type Conversation = ReplyOf<typeof tutorApi.readSession>

/** The caller's own conversation as stored, including one that is over. */
export async function readSession(
  { store, tutorModel }: TutorParts,
  userId: string,
  id: string,
): Promise<Conversation> {
  const session = await findSession(store, userId, id)
  if (!session) throw refusals.sessionUnknown()
  // No process is answering a question whose lease ended; the next question deletes it.
  const turns = (await readTurns(store, id)).filter(
    ({ reply, leaseExpiresAt }) => reply !== null || leaseExpiresAt > session.now,
  )
  const isSessionComplete = session.questionCount >= tutorLimits.questionsPerSession
  const last = turns.at(-1)
  const hasFollowUps = last !== undefined && last.reply !== null && !isSessionComplete
  const followUps = hasFollowUps
    ? await tutorModel.followUps(requestOf(session.topicId, turns.slice(0, -1), last))
    : []
  return {
    sessionId: id,
    topicId: session.topicId,
    messages: [greetingOf(session), ...turns.flatMap(messagesOf)],
    followUps: [...followUps],
    questionCount: session.questionCount,
    isSessionComplete,
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

/**
 * Ends an answer where it is. Another process that writes it finds the note within half a second.
 *
 * @returns whether it was still being written.
 */
export async function stopAnswer(
  { store, answers }: TutorParts,
  userId: string,
  sessionId: string,
  messageId: string,
): Promise<boolean> {
  if (!(await findSession(store, userId, sessionId))) throw refusals.sessionUnknown()
  const turnId = await requestStop(store, sessionId, messageId)
  if (turnId === undefined) return false
  await answers.stop(turnId)
  return true
}

/** Ends the caller's own conversation and its answer in progress. Unknown conversations count as ended. */
export async function endSession({ store, answers }: TutorParts, userId: string, id: string): Promise<void> {
  if (!(await markEnded(store, userId, id))) return
  const turnId = await requestStop(store, id)
  if (turnId !== undefined) await answers.stop(turnId)
}
