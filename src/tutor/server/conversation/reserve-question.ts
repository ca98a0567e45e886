import { v7 as uuidv7 } from 'uuid'
import { day, hour, minute, refusedWith, windowKey } from '#accounts/server/limit-refusal.ts'
import { refuseAtLimit } from '#platform/server/http/errors.ts'
import type { Exchange } from '#platform/server/http/route.ts'
import { takeWindows } from '#platform/server/limits/limit-windows-store.ts'
import type { StoreHandle } from '#platform/server/store/store.ts'
import { tutorLimits } from '../../session-rules.ts'
import type { TutorRequest } from '../models/tutor-model.ts'
import { reserveTokens, site } from './budget-store.ts'
import { cancelExpiredTurn } from './complete-question.ts'
import { refusals } from './refusals.ts'
import type { TutorParts } from './running-answers.ts'
import { lockSession, touchSession } from './session-store.ts'
import { countPendingTurns, insertTurn, readTurns, type StoredTurn } from './turn-store.ts'

/**
 * Longer than an answer may take (65 s) and its store may be away (8 s): afterwards the process that was answering is
 * considered dead.
 */
const leaseMs = 75_000

export interface Question {
  readonly userId: string
  readonly sessionId: string
  readonly topicId: string
  readonly messageId: string
  readonly text: string
}

/** A question that is ours to answer, until its lease ends. */
export interface ReservedQuestion extends Question {
  readonly turnId: string
  readonly usageDay: number
  /** Tokens set aside for it. */
  readonly reserved: number
  readonly request: TutorRequest
}

/** The same message was answered before; its answer is sent again and costs nothing. */
export interface AnsweredBefore {
  readonly text: string
  readonly isTruncated: boolean
  readonly questionCount: number
  readonly request: TutorRequest
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
  return parts.store.transaction(async (tx) => {
    await countAgainstRate(tx, parts, userId)
    const session = await lockSession(tx, userId, sessionId)
    if (!session) throw refusals.sessionUnknown()
    if (session.topicId !== question.topicId) throw refusals.topicDiffers()
    await cancelExpiredTurn(tx, sessionId)
    const turns = await readTurns(tx, sessionId)
    const same = turns.find((turn) => turn.messageId === messageId)
    if (same && same.reply !== null)
      return {
        text: same.reply,
        isTruncated: same.isTruncated,
        questionCount: session.questionCount,
        request: requestOf(session.topicId, turns.slice(0, turns.indexOf(same)), same),
      }
    if (session.isOver) throw refusals.sessionOver()
    if (session.questionCount >= tutorLimits.questionsPerSession) throw refusals.sessionFull()
    if (turns.some(({ reply }) => reply === null)) throw refusals.pending()
    if (session.questionCount === 0) await countConversation(tx, parts, userId)
    if ((await countPendingTurns(tx, userId)) >= parts.config.limits.tutorAnswersPerUser)
      throw refuseAtLimit(parts.exchange, 'tutor-answers-per-user', refusals.pending())

    const request = requestOf(session.topicId, turns, { question: question.text, askedAt: session.now })
    const reserved = parts.tutorModel.mostTokens(request)
    const reservation = { ...question, turnId: uuidv7(), usageDay: dayOf(session.now), reserved, request }
    await insertTurn(tx, {
      id: reservation.turnId,
      sessionId,
      messageId,
      question: question.text,
      usageDay: reservation.usageDay,
      tokens: reserved,
      leaseMs,
    })
    await touchSession(tx, sessionId)
    await countAgainstDay(tx, parts, reservation, session.now)
    if (parts.answers.isBusy(parts.config.limits.tutorAnswersInFlight))
      throw refuseAtLimit(parts.exchange, 'tutor-answers-in-flight', refusals.busy())
    return reservation
  })
}

/** A conversation counts when its first question is asked. */
async function countConversation(
  tx: StoreHandle,
  { secrets, config: { limits }, exchange }: ReservationParts,
  userId: string,
): Promise<void> {
  const windows = [
    { name: 'tutor-sessions-hour', limit: limits.tutorSessionsPerHour, periodMs: hour },
    { name: 'tutor-sessions-day', limit: limits.tutorSessionsPerDay, periodMs: day },
  ]
  for (const { name, ...window } of windows)
    await refusedWith(takeWindows(tx, [{ ...window, key: windowKey(secrets, name, userId) }]), (seconds) =>
      refuseAtLimit(exchange, name, refusals.tooManySessions(seconds)),
    )
}

/**
 * Counts against how fast a person may ask. First in its transaction, and not only to refuse early: a person's
 * questions in different sessions wait for each other at this row, without which two at once would both be below the
 * number of answers that one person may have under way.
 */
async function countAgainstRate(
  tx: StoreHandle,
  { secrets, config, exchange }: ReservationParts,
  userId: string,
): Promise<void> {
  const speed = {
    key: windowKey(secrets, 'tutor-questions', userId),
    limit: config.limits.tutorQuestionsPerMinute,
    periodMs: minute,
  }
  await refusedWith(takeWindows(tx, [speed]), (seconds) =>
    refuseAtLimit(exchange, 'tutor-questions', refusals.tooFast(seconds)),
  )
}

/** Counts against what a person and the site may use in a day. */
async function countAgainstDay(
  tx: StoreHandle,
  { secrets, config: { limits }, exchange }: ReservationParts,
  { userId, usageDay, reserved }: ReservedQuestion,
  now: number,
): Promise<void> {
  const secondsLeft = Math.ceil(((usageDay + 1) * day - now) / 1000)
  const questions = {
    key: windowKey(secrets, 'tutor-questions-day', userId, String(usageDay)),
    limit: limits.tutorQuestionsPerDay,
    periodMs: day,
  }
  const usedUp = (limit: string) => refuseAtLimit(exchange, limit, refusals.dayUsedUp(secondsLeft))
  await refusedWith(takeWindows(tx, [questions]), () => usedUp('tutor-questions-day'))
  if (!(await reserveTokens(tx, userId, usageDay, reserved, limits.userTokensPerDay)))
    throw usedUp('tutor-tokens-user')
  if (!(await reserveTokens(tx, site, usageDay, reserved, limits.siteTokensPerDay)))
    throw refuseAtLimit(exchange, 'tutor-tokens-site', refusals.busy())
}

/** @param before the turns before this question; those without an answer do not count. */
export function requestOf(
  topicId: string,
  before: readonly StoredTurn[],
  { question, askedAt }: Pick<StoredTurn, 'question' | 'askedAt'>,
): TutorRequest {
  const turns = before.flatMap((turn) =>
    turn.reply === null
      ? []
      : [{ question: turn.question, reply: turn.reply, askedAt: new Date(turn.askedAt) }],
  )
  return { topicId, turns, question, askedAt: new Date(askedAt) }
}

function dayOf(ms: number): number {
  return Math.floor(ms / day)
}
