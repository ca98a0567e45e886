import { v7 as uuidv7 } from 'uuid'
import { dayMs, hourMs, minuteMs } from '#platform/durations.ts'
import { type AppError, refuseAtLimit } from '#platform/server/http/errors.ts'
import type { Exchange } from '#platform/server/http/exchange.ts'
import { takeOrRefuse } from '#platform/server/limits/limit-windows.ts'
import { readSolved } from '#progress/server/solved-problems-store.ts'
import type { CodeRun } from '../../contract.ts'
import { tutorLimits } from '../../session-rules.ts'
import type { TutorRequest } from '../models/tutor-model.ts'
import { type Reservation, reserveTokens, site } from './budget-store.ts'
import { refusals } from './refusals.ts'
import type { TutorParts } from './running-answers.ts'
import { countPendingTurns, deleteTurn, followUpsOf, insertTurn, readTurns } from './turn-store.ts'
import { lockSession, touchSession } from './tutor-session-store.ts'

interface Question {
  readonly userId: string
  readonly sessionId: string
  readonly topicId: string
  readonly messageId: string
  readonly text: string
  readonly run: CodeRun | undefined
  /** Whether the browser would phrase the coach's answer. */
  readonly withPrompt: boolean
}

/** A question that is ours to answer, until its lease ends. */
export interface ReservedQuestion extends Question, Reservation {
  readonly turnId: string
  readonly request: TutorRequest
}

/** The same message was answered before; its answer is sent again and costs nothing. */
interface AnsweredBefore {
  readonly text: string
  readonly isTruncated: boolean
  readonly followUps: readonly string[]
  readonly questionCount: number
}

interface ReservationParts extends TutorParts {
  readonly exchange: Pick<Exchange, 'event'>
}

/**
 * Decides whether a question may be asked, and claims its place: one short transaction in which the session is
 * locked, so that of many sent at once one is admitted. No model is called inside it.
 *
 * @throws AppError, with nothing changed.
 */
export function reserveQuestion(
  parts: ReservationParts,
  question: Question,
): Promise<ReservedQuestion | AnsweredBefore> {
  const { userId, sessionId, messageId } = question
  const { limits } = parts.config
  const atLimit = (name: string, refusal: AppError) => refuseAtLimit(parts.exchange, name, refusal)
  return parts.store.transaction(async (tx) => {
    const count = (name: string, limit: number, periodMs: number, refusal: (seconds: number) => AppError) =>
      takeOrRefuse(tx, parts, { name, subject: [userId], limit, periodMs }, refusal)
    // First, and not only to refuse early: a person's questions in different sessions wait for each other at this row,
    // without which two at once would both be below the number of answers that one person may have under way.
    await count('tutor-questions', limits.tutorQuestionsPerMinute, minuteMs, refusals.tooFast)
    const session = await lockSession(tx, userId, sessionId)
    if (!session) throw refusals.sessionUnknown()
    if (session.topic_id !== question.topicId) throw refusals.topicDiffers()
    const turns = await readTurns(tx, sessionId)
    const same = turns.find((turn) => turn.message_id === messageId)
    if (same && same.reply !== null)
      return {
        text: same.reply,
        isTruncated: same.truncated === 1,
        followUps: followUpsOf(same),
        questionCount: session.question_count,
      }
    if (session.isOver) throw refusals.sessionOver()
    if (session.question_count >= tutorLimits.questionsPerSession) throw refusals.sessionFull()
    const pending = turns.find(({ reply }) => reply === null)
    if (pending && pending.lease_expires_at > session.now) throw refusals.pending()
    // The process that answered it died, so it is not counted. What it cost is unknown: all it reserved stays reserved.
    if (pending) await deleteTurn(tx, pending.id)
    // A conversation counts when its first question is asked.
    if (session.question_count === 0) {
      await count('tutor-sessions-hour', limits.tutorSessionsPerHour, hourMs, refusals.tooManySessions)
      await count('tutor-sessions-day', limits.tutorSessionsPerDay, dayMs, refusals.tooManySessions)
    }
    if ((await countPendingTurns(tx, userId)) >= limits.tutorAnswersPerUser)
      throw atLimit('tutor-answers-per-user', refusals.pending())

    const reserved = parts.tutorModel.mostTokens
    const usageDay = Math.floor(session.now / dayMs)
    const turnId = uuidv7()
    await insertTurn(tx, {
      id: turnId,
      session_id: sessionId,
      message_id: messageId,
      question: question.text,
      usage_day: usageDay,
      tokens: reserved,
    })
    await touchSession(tx, sessionId)
    const dayUsedUp = () => refusals.dayUsedUp(Math.ceil(((usageDay + 1) * dayMs - session.now) / 1000))
    const questions = { name: 'tutor-questions-day', subject: [userId, String(usageDay)] }
    await takeOrRefuse(tx, parts, { ...questions, limit: limits.tutorQuestionsPerDay }, dayUsedUp)
    if (!(await reserveTokens(tx, userId, usageDay, reserved, limits.userTokensPerDay)))
      throw atLimit('tutor-tokens-user', dayUsedUp())
    if (!(await reserveTokens(tx, site, usageDay, reserved, limits.siteTokensPerDay)))
      throw atLimit('tutor-tokens-site', refusals.busy())
    if (parts.answers.isBusy(limits.tutorAnswersInFlight))
      throw atLimit('tutor-answers-in-flight', refusals.busy())
    const answered = turns.flatMap(({ question: asked, reply }) =>
      reply === null ? [] : [{ question: asked, reply }],
    )
    const solved = await readSolved(tx, userId)
    const { topicId, text, run } = question
    const isForModel = question.withPrompt && parts.tutorModel.answeredBy.kind === 'coach'
    const asked = { topicId, turns: answered, question: text, solved }
    const request = { ...asked, ...(run && { run }), ...(isForModel && { isForModel }) }
    return { ...question, turnId, usageDay, reserved, request }
  })
}
