import { v7 as uuidv7 } from 'uuid'
import type { BodyOf } from '#platform/endpoint.ts'
import { AppError } from '#platform/server/http/errors.ts'
import type { Exchange } from '#platform/server/http/route.ts'
import type { tutorApi } from '../../contract.ts'
import { tutorLimits } from '../../session-rules.ts'
import { ModelFailure, type TutorModel, type TutorReply } from '../models/tutor-model.ts'
import { cancelQuestion, chatReply, completeQuestion } from './complete-question.ts'
import { modelRefusal, refusals } from './refusals.ts'
import { type ReservedQuestion, reserveQuestion } from './reserve-question.ts'
import { RunningAnswer, type TutorParts } from './running-answers.ts'

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
  const messageId = body.messageId ?? uuidv7()
  const answer = new RunningAnswer(messageId)
  const question = {
    userId,
    sessionId: body.sessionId,
    topicId: body.topicId.trim().toLowerCase(),
    messageId,
    text,
  }
  const reservation = await reserveQuestion({ ...parts, exchange }, question)
  if ('turnId' in reservation)
    parts.answers.track(reservation.turnId, answer, write(parts, reservation, answer, exchange))
  else {
    const followUps = await parts.tutorModel.followUps(reservation.request)
    answer.replay(chatReply(messageId, { ...reservation, followUps }, reservation.questionCount))
  }
  return answer
}

/** Runs the model, then completes or cancels the question. Never rejects: errors become the outcome of `answer`. */
async function write(
  { store, tutorModel }: TutorParts,
  question: ReservedQuestion,
  answer: RunningAnswer,
  exchange: Exchange,
): Promise<void> {
  const { failure, tokens, isCut, followUps } = await writeWith(tutorModel, question, answer)
  try {
    const refusal = refusalFor(answer, failure)
    if (refusal) {
      logFailure(exchange, answer, failure)
      await cancelQuestion(store, question, tokens)
      answer.fail(refusal)
    } else {
      const isTruncated = answer.endReason !== undefined || isCut
      const written = { text: answer.text.trimEnd(), isTruncated, followUps }
      answer.complete(await completeQuestion(store, question, written, tokens))
    }
  } catch (error) {
    logLoss(exchange, error)
    answer.fail(error)
  }
}

async function writeWith(model: TutorModel, { request }: ReservedQuestion, answer: RunningAnswer) {
  let reply: TutorReply | undefined
  let failure: unknown
  let followUps: readonly string[] = []
  try {
    reply = model.reply(request, answer.signal)
    await answer.write(reply)
    followUps = await model.followUps(request)
  } catch (error) {
    failure = error ?? new Error('The model failed without a reason.')
  }
  const { inputTokens, outputTokens } = reply?.usage() ?? { inputTokens: 0, outputTokens: 0 }
  return { failure, tokens: inputTokens + outputTokens, isCut: reply?.isCut?.() ?? false, followUps }
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

/** The reader may be gone, so the log is where a lost answer shows. */
function logLoss(exchange: Exchange, error: unknown): void {
  const reason = error instanceof AppError ? error.code : error instanceof Error ? error.name : typeof error
  exchange.event('tutor_answer_lost', { reason })
}
