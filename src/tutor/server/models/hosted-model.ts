import { setTimeout as pause } from 'node:timers/promises'
import type { LanguageModel, LanguageModelUsage } from 'ai'
import { findTutorTopic } from '#content/tutor/tutor-topics.ts'
import type { Coach } from '../coach-answer.ts'
import {
  conversation,
  estimateTokens,
  type Message,
  mostInputTokens,
  mostOutputTokens,
  tutorPrompt,
} from './prompt.ts'
import { ModelFailure, type TutorModel, type TutorRequest, type TutorUsage } from './tutor-model.ts'

/** How long a model may take, in milliseconds. */
export interface TimeLimits {
  /** From the call to the first token of an attempt. */
  readonly firstTokenMs: number
  /** Between two tokens. */
  readonly gapMs: number
  /** For everything, a second attempt included. */
  readonly totalMs: number
}

export const timeLimits: TimeLimits = { firstTokenMs: 20_000, gapMs: 15_000, totalMs: 60_000 }

export interface HostedModelParts {
  /** Shown on the page. */
  readonly name: string
  readonly coach: Coach
  /** Called once, with the first question. */
  readonly open: () => Promise<LanguageModel>
  readonly limits?: TimeLimits
  /** Before the second attempt. */
  readonly retryPauseMs?: number
}

interface ModelCall {
  readonly model: LanguageModel
  readonly system: string
  readonly messages: readonly Message[]
  readonly limits: TimeLimits
  readonly signal: AbortSignal
}

/** A language model behind the port. The coach finds the lesson passages that go into its prompt. */
export function hostedModel(parts: HostedModelParts): TutorModel {
  const { coach, limits = timeLimits, retryPauseMs = 500 } = parts
  let opened: Promise<LanguageModel> | undefined

  async function* answer(request: TutorRequest, stopped: AbortSignal, cost: CallCost) {
    opened ??= parts.open()
    const topic = findTutorTopic(request.topicId)
    if (!topic) throw new ModelFailure('failed', 'there is no such topic')
    const system = tutorPrompt(topic, await coach.answer(request))
    const messages = conversation(system, request)
    const signal = AbortSignal.any([stopped, AbortSignal.timeout(limits.totalMs)])
    const call: ModelCall = { model: await opened, system, messages, limits, signal }
    yield* answerWithRetry(call, stopped, cost, retryPauseMs)
  }

  return {
    answeredBy: { kind: 'model', name: parts.name },
    mostTokens: () => mostInputTokens + mostOutputTokens,
    followUps: async (request) => (await coach.answer(request)).followUps,
    prepare: coach.prepare,
    reply: (request, signal) => {
      const cost = new CallCost()
      return {
        pieces: answer(request, signal, cost),
        usage: () => cost.usage,
        isCut: () => cost.isCut,
      }
    },
  }
}

/**
 * One more attempt when the first failed for a passing reason before it wrote anything. The SDK's own retries would
 * wait as long as the provider asks, while the learner waits too.
 */
async function* answerWithRetry(
  call: ModelCall,
  stopped: AbortSignal,
  cost: CallCost,
  retryPauseMs: number,
): AsyncGenerator<string> {
  for (const isLast of [false, true]) {
    // Also after the pause: a call that is not made must not be charged.
    if (stopped.aborted) return
    try {
      cost.begin(call)
      yield* streamAnswer(call, cost)
      if (cost.text.trim() === '') throw new ModelFailure('failed', 'the answer was empty')
      return
    } catch (error) {
      if (stopped.aborted) return
      if (error instanceof ModelFailure) throw error
      const { failure, isPassing, isRefused } = await readError(error)
      if (isRefused) cost.cancel()
      if (isLast || cost.hasOutput || !isPassing) throw failure
      await pause(retryPauseMs, undefined, { signal: call.signal }).catch(() => undefined)
    }
  }
}

/** One attempt, piece by piece. Throws whatever the SDK reports. */
async function* streamAnswer({ limits, ...call }: ModelCall, cost: CallCost): AsyncGenerator<string> {
  call.signal.throwIfAborted()
  // Loaded with the first question: an instance without a model never needs it.
  const { streamText } = await import('ai')
  // The SDK would write its hints to the server's console.
  globalThis.AI_SDK_LOG_WARNINGS = false
  // Ours, because the SDK's limit on the first token begins only when the provider has sent its headers.
  const late = new AbortController()
  const giveUp = () => late.abort(new DOMException('no token in time', 'TimeoutError'))
  const timer = setTimeout(giveUp, limits.firstTokenMs)
  try {
    const { fullStream } = streamText({
      model: call.model,
      instructions: call.system,
      messages: [...call.messages],
      maxOutputTokens: mostOutputTokens,
      maxRetries: 0,
      timeout: { chunkMs: limits.gapMs },
      abortSignal: AbortSignal.any([call.signal, late.signal]),
      // Errors arrive in the stream as well; the standard handler would print them, question included.
      onError: () => undefined,
    })
    for await (const part of fullStream) {
      if (part.type === 'text-delta' || part.type === 'reasoning-delta') {
        clearTimeout(timer)
        cost.add(part)
        if (part.type === 'text-delta' && part.text !== '') yield part.text
      } else if (part.type === 'error') throw part.error
      else if (part.type === 'abort') throw new DOMException('the answer took too long', 'TimeoutError')
      else if (part.type === 'finish') {
        if (part.finishReason === 'error' || String(part.finishReason) === 'interrupted')
          throw new Error('the answer broke off')
        cost.end(part.totalUsage, part.finishReason === 'length')
      }
    }
  } finally {
    clearTimeout(timer)
  }
  call.signal.throwIfAborted()
}

/** What an answer cost: what the provider reports, or an estimate until it does. */
class CallCost {
  /** Of a first attempt that broke and may have cost something. */
  #earlier: TutorUsage = { inputTokens: 0, outputTokens: 0 }
  #current: TutorUsage = { inputTokens: 0, outputTokens: 0 }
  /** What the model thinks before it answers: not shown, but paid for. */
  #thoughts = ''
  text = ''
  isCut = false

  get hasOutput(): boolean {
    return this.text !== '' || this.#thoughts !== ''
  }

  get usage(): TutorUsage {
    return {
      inputTokens: this.#earlier.inputTokens + this.#current.inputTokens,
      outputTokens: this.#earlier.outputTokens + this.#current.outputTokens,
    }
  }

  begin({ system, messages }: ModelCall): void {
    this.#earlier = this.usage
    const texts = [system, ...messages.map(({ content }) => content)]
    const inputTokens = texts.reduce((sum, text) => sum + estimateTokens(text), 0)
    this.#current = { inputTokens, outputTokens: 0 }
  }

  add({ type, text }: { readonly type: 'text-delta' | 'reasoning-delta'; readonly text: string }): void {
    if (type === 'text-delta') this.text += text
    else this.#thoughts += text
    this.#current = { ...this.#current, outputTokens: estimateTokens(this.#thoughts + this.text) }
  }

  end({ inputTokens, outputTokens }: LanguageModelUsage, isCut: boolean): void {
    if (inputTokens !== undefined && outputTokens !== undefined) this.#current = { inputTokens, outputTokens }
    this.isCut = isCut
  }

  /** The provider refused the call and will not charge for it. */
  cancel(): void {
    if (!this.hasOutput) this.#current = { inputTokens: 0, outputTokens: 0 }
  }
}

/** What went wrong with an attempt. The log gets only our own words and codes: sentences may repeat the key or the question. */
async function readError(error: unknown) {
  // Already loaded by the call that failed; not loaded at the start.
  const { APICallError } = await import('ai')
  const causes = causesOf(error)
  const call = causes.find((cause) => APICallError.isInstance(cause))
  const status = call?.statusCode
  const code = causes.map((cause) => Reflect.get(cause, 'code')).find((each) => typeof each === 'string')
  const isLate = causes.some(({ name }) => name === 'TimeoutError') || code === 'UND_ERR_CONNECT_TIMEOUT'
  const kind = isLate ? 'timed-out' : status === 429 ? 'rate-limited' : 'failed'
  const hint = status === 401 || status === 403 ? ' (look at AI_API_KEY)' : ''
  const reason = `${status ? `the provider answered ${status}` : (code ?? causes.at(-1)?.name ?? 'unknown')}${hint}`
  return {
    failure: new ModelFailure(kind, reason),
    isPassing: !isLate && (call?.isRetryable ?? true),
    /** Also when the call never arrived. */
    isRefused: (status ?? 0) >= 400 || /^(E(?!CONNRESET|PIPE)|UND_ERR_CONNECT)/.test(code ?? ''),
  }
}

/** The error, what caused it, and so on. */
function causesOf(error: unknown): readonly Error[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : []
}
