import type { LanguageModel, ModelMessage } from 'ai'
import type { TutorUsage } from '../tutor-model.ts'
import { mostOutputTokens } from './conversation.ts'
import { PhaseTimer, type TimeLimits } from './time-limits.ts'

export interface ModelCall {
  readonly model: LanguageModel
  readonly system: string
  readonly messages: readonly ModelMessage[]
  readonly limits: Pick<TimeLimits, 'firstTokenMs' | 'gapMs'>
  readonly signal: AbortSignal
}

/** Hears of what is no piece of the answer. */
export interface ModelListener {
  /** What the model thinks before it answers: not shown, and paid for. */
  thought(text: string): void
  /** After the last piece. */
  ended(end: ModelEnd): void
}

export interface ModelEnd {
  /** Absent when the provider does not count. */
  readonly usage?: TutorUsage
  /** The answer reached the limit of its length. */
  readonly isCut: boolean
}

/** One attempt at an answer, piece by piece. Throws whatever the SDK or the timer says; leaving it ends the call. */
export async function* askModel(call: ModelCall, listener: ModelListener): AsyncGenerator<string> {
  // Loaded with the first question, so that an instance without a model never pays for it.
  const { streamText } = await import('ai')
  // The SDK would write its hints to the console of the server.
  globalThis.AI_SDK_LOG_WARNINGS = false

  const timer = new PhaseTimer()
  const signal = AbortSignal.any([call.signal, timer.signal])
  timer.start(call.limits.firstTokenMs, 'the first token')
  let usage: TutorUsage | undefined
  let isCut = false
  try {
    const { fullStream } = streamText({
      model: call.model,
      instructions: call.system,
      messages: [...call.messages],
      maxOutputTokens: mostOutputTokens,
      maxRetries: 0,
      abortSignal: signal,
      // Errors arrive in the stream as well; the standard handler would print them, question included.
      onError: () => undefined,
    })
    for await (const part of fullStream) {
      if (part.type === 'text-delta' || part.type === 'reasoning-delta') {
        // Waiting for whoever reads is not the model's time.
        timer.pause()
        if (part.type === 'reasoning-delta') listener.thought(part.text)
        else if (part.text !== '') yield part.text
        timer.start(call.limits.gapMs, 'the next token')
      } else if (part.type === 'error') throw part.error
      else if (part.type === 'abort') throw signal.reason
      else if (part.type === 'finish') {
        if (part.finishReason === 'error' || String(part.finishReason) === 'interrupted')
          throw new Error('the answer broke off')
        isCut = part.finishReason === 'length'
        const { inputTokens, outputTokens } = part.totalUsage
        if (inputTokens !== undefined && outputTokens !== undefined) usage = { inputTokens, outputTokens }
      }
    }
    if (signal.aborted) throw signal.reason
    listener.ended({ isCut, ...(usage ? { usage } : {}) })
  } catch (error) {
    throw signal.aborted ? signal.reason : error
  } finally {
    timer.end()
  }
}
