import { setTimeout as pause } from 'node:timers/promises'
import type { LanguageModel, LanguageModelUsage } from 'ai'
import type { ModelPrompt } from '../../contract.ts'
import { splitFollowUps } from '../../split-follow-ups.ts'
import { estimateTokens, mostInputTokens, mostOutputTokens, promptFor } from './prompt.ts'
import { type Coach, ModelFailure, type TutorModel } from './tutor-model.ts'

const mostTokens = mostInputTokens + mostOutputTokens

/** How long a model may take, in milliseconds. */
export interface ModelTimes {
  /** From the call to the first token of an attempt. */
  readonly firstTokenMs: number
  /** Between two tokens. */
  readonly gapMs: number
  /** For everything, a second attempt included. */
  readonly totalMs: number
  /** Before the second attempt. */
  readonly retryPauseMs: number
}

const usualTimes: ModelTimes = { firstTokenMs: 20_000, gapMs: 15_000, totalMs: 60_000, retryPauseMs: 500 }

interface HostedModelParts {
  /** Shown on the page. */
  readonly name: string
  readonly coach: Coach
  /** Called once, with the first question. */
  readonly open: () => Promise<LanguageModel>
  readonly times: Partial<ModelTimes>
}

/**
 * Little thinking before the answer, as each provider spells it; none reads the key of another. Hints need little, it
 * counts toward the length, and the learner waits.
 */
const lowEffort = { anthropic: { effort: 'low' }, openaiCompatible: { reasoningEffort: 'low' } }
/** Rules that are the same for all messages of a topic cost less and come sooner. Others do it without being asked. */
const cached = { anthropic: { cacheControl: { type: 'ephemeral' } } }

/** A language model behind the port. What the coach found goes into its prompt. */
export function hostedModel({ name, coach, open, ...parts }: HostedModelParts): TutorModel {
  const times = { ...usualTimes, ...parts.times }
  let opened: Promise<LanguageModel> | undefined
  /** Some servers and models refuse the setting of the effort. */
  let isEffortKnown = true

  /**
   * One more attempt when the first failed for a passing reason before it wrote anything. The SDK's own retries would
   * wait as long as the provider asks, while the learner waits too.
   */
  async function* attempts(prompt: ModelPrompt, stopped: AbortSignal, progress: Progress) {
    opened ??= open()
    const signal = AbortSignal.any([stopped, AbortSignal.timeout(times.totalMs)])
    const call = { model: await opened, prompt, times, signal }
    let withEffort = isEffortKnown
    let isLast = false
    // Also after the pause: a call that is not made must not be charged.
    while (!stopped.aborted)
      try {
        yield* streamAnswer(call, withEffort, progress)
        isEffortKnown = withEffort
        return
      } catch (error) {
        if (stopped.aborted) return
        const { failure, isPassing, isRefused } = await readError(error)
        // Providers charge nothing for a call that they refuse, nor for one that never arrived.
        if (progress.output === '' && failure.kind !== 'timed-out') progress.tokens = 0
        // The reason may be the setting.
        if (isRefused && withEffort) withEffort = false
        else if (isLast || progress.output !== '' || !isPassing) throw failure
        else {
          isLast = true
          await pause(times.retryPauseMs, undefined, { signal }).catch(() => undefined)
        }
      }
  }

  async function* answer(prompt: ModelPrompt, stopped: AbortSignal, progress: Progress) {
    const followUps = yield* splitFollowUps(attempts(prompt, stopped, progress))
    // Of a list that was cut, the last is half a sentence.
    if (!progress.isCut) progress.followUps = followUps
  }

  return {
    answeredBy: { kind: 'model', name },
    mostTokens,
    coach: { ...coach, answer: (request) => coach.answer({ ...request, isForModel: true }) },
    reply: (request, found, stopped) => {
      const progress: Progress = { tokens: 0, output: '', isCut: false }
      return Object.assign(progress, { pieces: answer(promptFor(request, found), stopped, progress) })
    },
  }
}

interface ModelCall {
  readonly model: LanguageModel
  readonly prompt: ModelPrompt
  readonly times: ModelTimes
  readonly signal: AbortSignal
}

/** How far an answer has come: the reply, as it is being written. */
interface Progress {
  /** An estimate, or more if the provider reports more. */
  tokens: number
  /** With what the model thinks before it answers: not shown, but paid for. */
  output: string
  isCut: boolean
  followUps?: readonly string[] | undefined
}

/** One attempt, piece by piece. Throws whatever the SDK reports. */
async function* streamAnswer(
  { model, prompt: { system, messages }, times, signal }: ModelCall,
  withEffort: boolean,
  progress: Progress,
): AsyncGenerator<string> {
  signal.throwIfAborted()
  // Loaded with the first question: an instance without a model never needs it.
  const { streamText } = await import('ai')
  // The SDK would write its hints to the server's console.
  globalThis.AI_SDK_LOG_WARNINGS = false
  const inputTokens = estimateTokens([system, ...messages.map(({ content }) => content)].join('\n'))
  progress.tokens = inputTokens
  // Ours, because the SDK's limit on the first token begins only when the provider has sent its headers.
  const late = new AbortController()
  const giveUp = () => late.abort(new DOMException('no token in time', 'TimeoutError'))
  const timer = setTimeout(giveUp, times.firstTokenMs)
  try {
    const { fullStream } = streamText({
      model,
      instructions: { role: 'system', content: system, providerOptions: cached },
      messages,
      maxOutputTokens: mostOutputTokens,
      ...(withEffort ? { providerOptions: lowEffort } : {}),
      maxRetries: 0,
      timeout: { chunkMs: times.gapMs },
      abortSignal: AbortSignal.any([signal, late.signal]),
      // Errors arrive in the stream as well; the standard handler would print them, question included.
      onError: () => undefined,
    })
    for await (const part of fullStream) {
      if (part.type === 'text-delta' || part.type === 'reasoning-delta') {
        clearTimeout(timer)
        progress.output += part.text
        progress.tokens = inputTokens + estimateTokens(progress.output)
        if (part.type === 'text-delta') yield part.text
      } else if (part.type === 'error') throw part.error
      else if (part.type === 'abort') throw new DOMException('the answer took too long', 'TimeoutError')
      else if (part.type === 'finish') {
        if (part.finishReason === 'error' || String(part.finishReason) === 'interrupted')
          throw new Error('the answer broke off')
        progress.tokens = costOf(part.totalUsage, progress.tokens)
        progress.isCut = part.finishReason === 'length'
      }
    }
  } finally {
    clearTimeout(timer)
  }
  signal.throwIfAborted()
}

/** The larger of our estimate and the provider's report, which may be missing, negative or more than a call can cost. */
function costOf({ inputTokens, outputTokens, totalTokens }: LanguageModelUsage, estimate: number): number {
  const counted = (tokens = 0) => (tokens > 0 ? Math.min(Math.ceil(tokens), mostTokens) : 0)
  const reported = Math.max(counted(totalTokens), counted(counted(inputTokens) + counted(outputTokens)))
  return Math.max(estimate, reported)
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
  const isPassing = !isLate && (call?.isRetryable ?? true)
  return { failure: new ModelFailure(kind, reason), isPassing, isRefused: status === 400 || status === 422 }
}

/** The error, what caused it, and so on. */
function causesOf(error: unknown): readonly Error[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : []
}
