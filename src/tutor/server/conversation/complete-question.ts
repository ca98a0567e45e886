import { setTimeout as pause } from 'node:timers/promises'
import type { Store, StoreHandle } from '#platform/server/store/store.ts'
import { isStoreUnavailable } from '#platform/server/store/store-errors.ts'
import type { ChatReply } from '../../contract.ts'
import { tutorLimits } from '../../session-rules.ts'
import { settleTokens } from './budget-store.ts'
import { refusals } from './refusals.ts'
import type { AdmittedQuestion } from './reserve-question.ts'
import { countQuestion, lockSession } from './session-store.ts'
import { completeTurn, dropDeadTurn, dropTurn, findSessionsOfDeadTurns } from './turn-store.ts'

/**
 * An answer is worth some patience with a store that went away. These pauses end before the lease; a try that hangs
 * may not, and whoever comes after the lease may find the question given up.
 */
const storeWaitsMs = [250, 500, 1000, 2000, 4000]

interface Written {
  readonly text: string
  readonly isTruncated: boolean
}

/**
 * Stores an answer and counts its question, in one transaction.
 *
 * @throws AppError when the lease ended meanwhile, so that the question was given up.
 */
export function storeAnswer(
  store: Store,
  question: AdmittedQuestion,
  { text, isTruncated }: Written,
  tokens: number,
): Promise<ChatReply> {
  return withPatience(() =>
    store.transaction(async (tx) => {
      // The session before its turn, as at the admission, so that no two of these wait for each other. What only
      // deletes a turn or notes a stop locks no session, and cannot close such a circle.
      await lockSession(tx, question.userId, question.sessionId)
      const isOurs = await completeTurn(tx, question.turnId, { reply: text, isTruncated, tokens })
      if (!isOurs) throw refusals.modelTimedOut()
      await settle(tx, question, tokens)
      const count = await countQuestion(tx, question.sessionId)
      if (count === undefined) throw refusals.sessionFull()
      return chatReply(question.messageId, { text, isTruncated }, count)
    }),
  )
}

/** Takes a question back: it is not counted, but what it cost is. */
export function takeBack(store: Store, question: AdmittedQuestion, tokens: number): Promise<void> {
  return withPatience(() =>
    store.transaction(async (tx) => {
      await lockSession(tx, question.userId, question.sessionId)
      if (await dropTurn(tx, question.turnId)) await settle(tx, question, tokens)
    }),
  )
}

/** A question whose answerer died is not counted. Nobody knows what it cost, so all that was set aside is used. */
export async function giveUpDeadTurn(tx: StoreHandle, sessionId: string): Promise<void> {
  const dead = await dropDeadTurn(tx, sessionId)
  if (dead)
    await settleTokens(tx, dead.userId, { day: dead.usageDay, reserved: dead.tokens, used: dead.tokens })
}

export async function giveUpDeadTurns(store: Store): Promise<void> {
  for (const sessionId of await findSessionsOfDeadTurns(store))
    await store.transaction((tx) => giveUpDeadTurn(tx, sessionId))
}

export function chatReply(
  messageId: string,
  { text, isTruncated }: Written,
  questionCount: number,
): ChatReply {
  return {
    response: text,
    questionCount,
    isSessionComplete: questionCount >= tutorLimits.questionsPerSession,
    maxQuestions: tutorLimits.questionsPerSession,
    messageId,
    ...(isTruncated ? { truncated: true } : {}),
  }
}

function settle(
  tx: StoreHandle,
  { userId, usageDay, reserved }: AdmittedQuestion,
  used: number,
): Promise<void> {
  return settleTokens(tx, userId, { day: usageDay, reserved, used })
}

async function withPatience<Result>(work: () => Promise<Result>): Promise<Result> {
  for (const waitMs of storeWaitsMs)
    try {
      return await work()
    } catch (error) {
      if (!isStoreUnavailable(error)) throw error
      await pause(waitMs)
    }
  return work()
}
