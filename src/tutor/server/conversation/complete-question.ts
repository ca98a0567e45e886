import { setTimeout as pause } from 'node:timers/promises'
import type { Store, StoreHandle } from '#platform/server/store/store.ts'
import { isStoreUnavailable } from '#platform/server/store/store-errors.ts'
import type { ChatReply } from '../../contract.ts'
import { tutorLimits } from '../../session-rules.ts'
import { chargeTokens } from './budget-store.ts'
import { refusals } from './refusals.ts'
import type { ReservedQuestion } from './reserve-question.ts'
import { countQuestion, lockSession } from './session-store.ts'
import { completeTurn, deleteExpiredTurn, deleteTurn, findSessionsWithExpiredTurns } from './turn-store.ts'

/** Pauses between attempts to reach the store. They add up to less than the lease. */
const retryDelaysMs = [250, 500, 1000, 2000, 4000]

interface Written {
  readonly text: string
  readonly isTruncated: boolean
  readonly followUps: readonly string[]
}

/**
 * Stores an answer and counts its question, in one transaction.
 *
 * @throws AppError when the lease ended meanwhile and the question was canceled.
 */
export function completeQuestion(
  store: Store,
  question: ReservedQuestion,
  written: Written,
  tokens: number,
): Promise<ChatReply> {
  const { text, isTruncated } = written
  return retryWhileStoreIsDown(() =>
    store.transaction(async (tx) => {
      // The session before its turn, as at the admission, so that no two of these wait for each other. What only
      // deletes a turn or notes a stop locks no session, and cannot close such a circle.
      await lockSession(tx, question.userId, question.sessionId)
      const isOurs = await completeTurn(tx, question.turnId, { reply: text, isTruncated, tokens })
      if (!isOurs) throw refusals.modelTimedOut()
      await charge(tx, question, tokens)
      const count = await countQuestion(tx, question.sessionId)
      if (count === undefined) throw refusals.sessionFull()
      return chatReply(question.messageId, written, count)
    }),
  )
}

/** Takes a question back: it is not counted, but what it cost is. */
export function cancelQuestion(store: Store, question: ReservedQuestion, tokens: number): Promise<void> {
  return retryWhileStoreIsDown(() =>
    store.transaction(async (tx) => {
      await lockSession(tx, question.userId, question.sessionId)
      if (await deleteTurn(tx, question.turnId)) await charge(tx, question, tokens)
    }),
  )
}

/** A question whose answerer died is not counted. Nobody knows what it cost, so all that was set aside is used. */
export async function cancelExpiredTurn(tx: StoreHandle, sessionId: string): Promise<void> {
  const dead = await deleteExpiredTurn(tx, sessionId)
  if (dead)
    await chargeTokens(tx, dead.userId, { day: dead.usageDay, reserved: dead.tokens, used: dead.tokens })
}

export async function cancelExpiredTurns(store: Store): Promise<void> {
  for (const sessionId of await findSessionsWithExpiredTurns(store))
    await store.transaction((tx) => cancelExpiredTurn(tx, sessionId))
}

export function chatReply(
  messageId: string,
  { text, isTruncated, followUps }: Written,
  questionCount: number,
): ChatReply {
  const isSessionComplete = questionCount >= tutorLimits.questionsPerSession
  return {
    response: text,
    followUps: isSessionComplete ? [] : [...followUps],
    questionCount,
    isSessionComplete,
    maxQuestions: tutorLimits.questionsPerSession,
    messageId,
    ...(isTruncated ? { truncated: true } : {}),
  }
}

function charge(
  tx: StoreHandle,
  { userId, usageDay, reserved }: ReservedQuestion,
  used: number,
): Promise<void> {
  return chargeTokens(tx, userId, { day: usageDay, reserved, used })
}

async function retryWhileStoreIsDown<Result>(work: () => Promise<Result>): Promise<Result> {
  for (const waitMs of retryDelaysMs)
    try {
      return await work()
    } catch (error) {
      if (!isStoreUnavailable(error)) throw error
      await pause(waitMs)
    }
  return work()
}
