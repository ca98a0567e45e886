import { v7 as uuidv7 } from 'uuid'
import type { BodyOf } from '#platform/endpoint.ts'
import { AppError } from '#platform/server/http/errors.ts'
import type { Exchange } from '#platform/server/http/route.ts'
import type { tutorApi } from '../../contract.ts'
import { tutorLimits } from '../../session-rules.ts'
import { ModelFailure, type TutorModel, type TutorReply } from '../models/tutor-model.ts'
import { chatReply, storeAnswer, takeBack } from './complete-question.ts'
import { modelRefusal, refusals } from './refusals.ts'
import { type AdmittedQuestion, admitQuestion } from './reserve-question.ts'
import { RunningAnswer } from './running-answer.ts'
import type { TutorParts } from './tutor-parts.ts'

/**
 * Asks one question: claims its place, then has it answered whether or not the caller waits.
 *
 * @returns the answer under way, or the stored one when this message was answered before.
 * @throws AppError when the question is not admitted.
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
  const admitted = await admit(parts, question, exchange)
  if ('turnId' in admitted)
    parts.answers.keep(admitted.turnId, answer, write(parts, admitted, answer, exchange))
  else answer.repeat(chatReply(messageId, admitted, admitted.questionCount))
  return answer
}

async function admit(parts: TutorParts, question: Parameters<typeof admitQuestion>[1], exchange: Exchange) {
  let isClaimed = false
  const claimCall = () => {
    isClaimed = parts.answers.claimCall(parts.config.limits.tutorAnswersInFlight)
    return isClaimed
  }
  try {
    return await admitQuestion({ ...parts, exchange }, question, claimCall)
  } catch (error) {
    if (isClaimed) parts.answers.releaseCall()
    throw error
  }
}

/** Has the model write, and stores or takes back. Never rejects: all that can go wrong is the outcome of `answer`. */
async function write(
  { store, tutorModel, answers }: TutorParts,
  question: AdmittedQuestion,
  answer: RunningAnswer,
  exchange: Exchange,
): Promise<void> {
  const { failure, tokens, isCut } = await writeWith(tutorModel, question, answer)
  try {
    const refusal = refusalFor(answer, failure)
    if (refusal) {
      noteFailure(exchange, answer, failure)
      await takeBack(store, question, tokens)
      answer.fail(refusal)
    } else {
      const written = { text: answer.text.trimEnd(), isTruncated: answer.endReason !== undefined || isCut }
      answer.settle(await storeAnswer(store, question, written, tokens))
    }
  } catch (error) {
    noteLoss(exchange, error)
    answer.fail(error)
  } finally {
    answers.releaseCall()
  }
}

async function writeWith(model: TutorModel, { request }: AdmittedQuestion, answer: RunningAnswer) {
  let reply: TutorReply | undefined
  let failure: unknown
  try {
    reply = model.reply(request, answer.signal)
    await answer.write(reply)
  } catch (error) {
    failure = error ?? new Error('The model failed without a reason.')
  }
  const { inputTokens, outputTokens } = reply?.usage() ?? { inputTokens: 0, outputTokens: 0 }
  return { failure, tokens: inputTokens + outputTokens, isCut: reply?.isCut?.() ?? false }
}

/** Why there is no answer to keep; undefined when there is one. */
function refusalFor(answer: RunningAnswer, failure: unknown): AppError | undefined {
  const hasText = answer.text.trim() !== ''
  switch (answer.endReason) {
    case 'too-slow':
      return refusals.modelTimedOut()
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

function noteFailure(exchange: Exchange, { endReason, text }: RunningAnswer, failure: unknown): void {
  const kind = endReason ?? (failure instanceof ModelFailure ? failure.kind : 'failed')
  const reason = failure instanceof Error ? failure.message.slice(0, 200) : ''
  exchange.event('tutor_answer_failed', { kind, reason, written: text.length })
}

/** There is nobody to tell when the reader has gone, so the log is told. */
function noteLoss(exchange: Exchange, error: unknown): void {
  const reason = error instanceof AppError ? error.code : error instanceof Error ? error.name : typeof error
  exchange.event('tutor_answer_lost', { reason })
}
