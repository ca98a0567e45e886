import { setTimeout as pause } from 'node:timers/promises'
import type { Store, StoreHandle } from '#platform/server/store/store.ts'
import { isStoreUnavailable } from '#platform/server/store/store-errors.ts'
import type { ChatReply } from '../../contract.ts'
import { tutorLimits } from '../../session-rules.ts'
import { chargeTokens } from './budget-store.ts'
import { refusals } from './refusals.ts'
import type { ReservedQuestion } from './reserve-question.ts'
import { countQuestion, lockSession } from './session-store.ts'
import { completeTurn, deleteTurn } from './turn-store.ts'

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
  return settle(store, question, async (tx) => {
    const answer = { reply: written.text, truncated: written.isTruncated ? 1 : 0, tokens }
    if (!(await completeTurn(tx, question.turnId, answer))) throw refusals.modelTimedOut()
    await chargeTokens(tx, question, tokens)
    return chatReply(question.messageId, written, await countQuestion(tx, question.sessionId))
  })
}

/** Takes a question back: it is not counted, but what it cost is. */
export function cancelQuestion(store: Store, question: ReservedQuestion, tokens: number): Promise<void> {
  return settle(store, question, async (tx) => {
    if (await deleteTurn(tx, question.turnId)) await chargeTokens(tx, question, tokens)
  })
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

/**
 * Runs a transaction, again while the store is unavailable. It locks the session before its turn, as the admission
 * does, so that no two of these wait for each other.
 */
async function settle<Result>(
  store: Store,
  { userId, sessionId }: ReservedQuestion,
  work: (tx: StoreHandle) => Promise<Result>,
): Promise<Result> {
  const attempt = () =>
    store.transaction(async (tx) => {
      await lockSession(tx, userId, sessionId)
      return work(tx)
    })
  for (const waitMs of retryDelaysMs)
    try {
      return await attempt()
    } catch (error) {
      if (!isStoreUnavailable(error)) throw error
      await pause(waitMs)
    }
  return attempt()
}
