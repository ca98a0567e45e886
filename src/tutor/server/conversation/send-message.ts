import { setTimeout as pause } from 'node:timers/promises'
import { v7 as uuidv7 } from 'uuid'
import type { BodyOf } from '#platform/endpoint.ts'
import { AppError } from '#platform/server/http/errors.ts'
import type { Exchange } from '#platform/server/http/exchange.ts'
import type { Store, StoreHandle } from '#platform/server/store/store.ts'
import { isStoreUnavailable } from '#platform/server/store/store-errors.ts'
import type { ChatReply, ModelPrompt, tutorApi } from '../../contract.ts'
import { tutorLimits } from '../../session-rules.ts'
import { promptFor } from '../models/prompt.ts'
import { ModelFailure, type TutorReply } from '../models/tutor-model.ts'
import { chargeTokens } from './budget-store.ts'
import { modelRefusal, refusals } from './refusals.ts'
import { type ReservedQuestion, reserveQuestion } from './reserve-question.ts'
import { cleanText, RunningAnswer, type TutorParts } from './running-answers.ts'
import { completeTurn, deleteTurn } from './turn-store.ts'
import { countQuestion, lockSession } from './tutor-session-store.ts'

/**
 * Reserves one question and starts its answer, which goes on even if the caller disconnects.
 *
 * @returns the answer under way, or the stored one when this message was answered before.
 * @throws AppError when the question is refused.
 */
export async function sendMessage(
  parts: TutorParts,
  userId: string,
  body: BodyOf<typeof tutorApi.chat>,
  exchange: Exchange,
): Promise<RunningAnswer> {
  const text = body.message.trim()
  if (text === '' || text.length > tutorLimits.messageLength) throw refusals.questionLength()
  if (body.sessionId.trim() === '') throw refusals.sessionMissing()
  const messageId = body.messageId ?? uuidv7()
  const topicId = body.topicId.trim().toLowerCase()
  const { sessionId, run, withPrompt = false } = body
  const question = { userId, sessionId, topicId, messageId, text, run, withPrompt }
  const reservation = await reserveQuestion({ ...parts, exchange }, question)
  if ('turnId' in reservation) {
    const answer = new RunningAnswer(messageId, (begun) => write(parts, reservation, begun, exchange))
    parts.answers.add(reservation.turnId, answer)
    return answer
  }
  return new RunningAnswer(messageId, async (answer) => {
    answer.add(reservation.text)
    return chatReply(messageId, reservation, reservation.questionCount)
  })
}

/** Runs the model, then completes or cancels the question. */
async function write(
  { store, tutorModel }: TutorParts,
  question: ReservedQuestion,
  answer: RunningAnswer,
  exchange: Exchange,
): Promise<ChatReply> {
  let reply: TutorReply | undefined
  let followUps: readonly string[] = []
  let prompt: ModelPrompt | undefined
  let failure: unknown
  const { run } = question.request
  try {
    if (run) answer.add(`${run.text}\n\n`)
    const found = await unlessAborted(tutorModel.coach.answer(question.request), answer.signal)
    followUps = found.followUps
    if (question.request.isForModel) prompt = promptFor(question.request, found)
    reply = tutorModel.reply(question.request, found, answer.signal)
    for await (const piece of reply.pieces) {
      if (answer.signal.aborted) break
      answer.add(piece)
    }
  } catch (error) {
    failure = error
  }
  const refusal = refusalFor(answer, failure)
  try {
    if (!refusal) {
      const isTruncated = answer.endReason !== undefined || reply?.isCut === true
      const proposed = isTruncated ? undefined : reply?.followUps?.map(cleanText)
      const written = { text: answer.text.trimEnd(), isTruncated, followUps: proposed ?? followUps, prompt }
      return await completeQuestion(store, question, written, reply?.tokens ?? 0)
    }
    logFailure(exchange, answer, failure)
    await cancelQuestion(store, question, reply?.tokens ?? 0)
  } catch (error) {
    // The reader may be gone, so the log is where a lost answer shows.
    const reason = error instanceof AppError ? error.code : error instanceof Error ? error.name : typeof error
    exchange.event('tutor_answer_lost', { reason })
    throw error
  }
  throw refusal
}

/** The coach has a thread of its own, which may still be starting: nobody who stops waits for it. */
function unlessAborted<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  return Promise.race([work, aborted])
}

/** Why there is no answer to keep; undefined when there is one. */
function refusalFor(answer: RunningAnswer, failure: unknown): AppError | undefined {
  const hasText = answer.text.trim() !== ''
  switch (answer.endReason) {
    case 'closing':
      return refusals.restarting()
    case 'stopped':
      return hasText ? undefined : refusals.stopped()
    case 'too-long':
      return undefined
    case undefined:
      if (failure instanceof ModelFailure) return modelRefusal(failure.kind)
      return failure !== undefined || !hasText ? refusals.modelFailed() : undefined
  }
}

function logFailure(exchange: Exchange, { endReason, text }: RunningAnswer, failure: unknown): void {
  const kind = endReason ?? (failure instanceof ModelFailure ? failure.kind : 'failed')
  const reason = failure instanceof Error ? failure.message.slice(0, 200) : ''
  exchange.event('tutor_answer_failed', { kind, reason, written: text.length })
}

/** Pauses between attempts to reach the store. They add up to less than the lease. */
const retryDelaysMs = [250, 500, 1000, 2000, 4000]

interface Written {
  readonly text: string
  readonly isTruncated: boolean
  readonly followUps: readonly string[]
  readonly prompt?: ModelPrompt | undefined
}

/**
 * Stores an answer and counts its question, in one transaction.
 *
 * @throws AppError when the lease ended meanwhile and the question was canceled.
 */
function completeQuestion(
  store: Store,
  question: ReservedQuestion,
  written: Written,
  tokens: number,
): Promise<ChatReply> {
  return settle(store, question, async (tx) => {
    const answer = {
      reply: written.text,
      truncated: written.isTruncated ? 1 : 0,
      follow_ups: JSON.stringify(written.followUps),
      tokens,
    }
    if (!(await completeTurn(tx, question.turnId, answer))) throw refusals.modelTimedOut()
    await chargeTokens(tx, question, tokens)
    return chatReply(question.messageId, written, await countQuestion(tx, question.sessionId))
  })
}

/** Takes a question back: it is not counted, but what it cost is. */
function cancelQuestion(store: Store, question: ReservedQuestion, tokens: number): Promise<void> {
  return settle(store, question, async (tx) => {
    if (await deleteTurn(tx, question.turnId)) await chargeTokens(tx, question, tokens)
  })
}

function chatReply(
  messageId: string,
  { text, isTruncated, followUps, prompt }: Written,
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
    ...(prompt ? { prompt } : {}),
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
