import { v7 as uuidv7 } from 'uuid'
import { day, hour, refusedWith, windowKey } from '#accounts/server/limit-refusal.ts'
import { findTutorTopic } from '#content/tutor/tutor-topics.ts'
import type { ReplyOf } from '#platform/endpoint.ts'
import { refuseAtLimit } from '#platform/server/http/errors.ts'
import type { Exchange } from '#platform/server/http/route.ts'
import { takeWindows } from '#platform/server/limits/limit-windows-store.ts'
import type { tutorApi } from '../../contract.ts'
import { tutorLimits } from '../../session-rules.ts'
import { refusals } from './refusals.ts'
import type { TutorParts } from './running-answers.ts'
import { endOldSessions, findSession, insertSession } from './session-store.ts'

/** Opens a conversation with the topic's own greeting: no model is asked, so it works while one is away. */
export async function startSession(
  { store, config: { limits }, secrets, tutorModel }: TutorParts,
  userId: string,
  topicId: string,
  exchange: Pick<Exchange, 'event'>,
): Promise<ReplyOf<typeof tutorApi.newSession>> {
  const topic = findTutorTopic(topicId)
  if (!topic) throw refusals.topicUnknown()
  const windows = [
    { name: 'tutor-sessions-hour', limit: limits.tutorSessionsPerHour, periodMs: hour },
    { name: 'tutor-sessions-day', limit: limits.tutorSessionsPerDay, periodMs: day },
  ]
  const id = uuidv7()
  const session = await store.transaction(async (tx) => {
    // The windows are also what parallel starts of one person wait for, so that none leaves too many open.
    for (const { name, ...window } of windows)
      await refusedWith(takeWindows(tx, [{ ...window, key: windowKey(secrets, name, userId) }]), (seconds) =>
        refuseAtLimit(exchange, name, refusals.tooManySessions(seconds)),
      )
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
