import { setTimeout as pause } from 'node:timers/promises'
import type { LanguageModel } from 'ai'
import { findTutorTopic } from '#content/tutor-topics.ts'
import type { Coach } from '../coach/coach.ts'
import { ModelFailure, type TutorModel, type TutorUsage } from '../tutor-model.ts'
import { tutorPrompt } from '../tutor-prompt.ts'
import { askModel, type ModelCall, type ModelEnd, type ModelListener } from './ask-model.ts'
import { conversation, estimateTokens, mostInputTokens, mostOutputTokens } from './conversation.ts'
import { guardReply } from './guard/guard-reply.ts'
import { faultOf } from './model-fault.ts'
import { type TimeLimits, timeLimits } from './time-limits.ts'

export interface HostedModelParts {
  /** Shown on the page. */
  readonly name: string
  readonly coach: Coach
  /** Called once, with the first question. */
  readonly open: (limits: TimeLimits) => Promise<LanguageModel>
  readonly limits?: TimeLimits
  /** Before the second attempt. */
  readonly retryPauseMs?: number
}

/** Who asks to wait longer than this is not asked again. */
const longestRetryAfterMs = 3000

/**
 * A language model behind the port: what it is told comes from the coach's plan, and what it says goes through the
 * guard.
 */
export function hostedModel(parts: HostedModelParts): TutorModel {
  const { coach, limits = timeLimits } = parts
  let opened: Promise<LanguageModel> | undefined
  return {
    answeredBy: { kind: 'model', name: parts.name },
    mostTokens: () => mostInputTokens + mostOutputTokens,
    prepare: coach.prepare,
    reply: (request, signal) => {
      const bill = new Bill()
      const plan = coach.plan(request)
      async function* pieces() {
        opened ??= parts.open(limits).catch((error: unknown) => {
          opened = undefined
          throw error
        })
        const topic = findTutorTopic(request.topicId)
        if (!topic) throw new ModelFailure('failed', 'there is no such topic')
        const call = {
          model: await opened,
          system: tutorPrompt(topic, plan),
          limits,
          signal: AbortSignal.any([signal, AbortSignal.timeout(limits.totalMs)]),
        }
        const messages = conversation(call.system, request)
        yield* guardReply(
          request,
          plan,
          answer({ ...call, messages }, signal, bill, parts.retryPauseMs ?? 500),
        )
      }
      return { pieces: pieces(), usage: () => bill.usage, isCut: () => bill.isCut }
    },
  }
}

/** The model's own words, with one more attempt when the first failed in passing before it said anything. */
async function* answer(
  call: ModelCall,
  stopped: AbortSignal,
  bill: Bill,
  retryPauseMs: number,
): AsyncGenerator<string> {
  for (let attempt = 1; ; attempt++) {
    // Also after the pause, or a call that is not made would be billed.
    if (stopped.aborted) return
    try {
      call.signal.throwIfAborted()
      bill.begin(call)
      for await (const piece of askModel(call, bill)) {
        bill.say(piece)
        yield piece
      }
      if (!bill.hasText) throw new ModelFailure('failed', 'the answer was empty')
      return
    } catch (error) {
      if (stopped.aborted) return
      if (error instanceof ModelFailure) throw error
      const fault = faultOf(error)
      const { isBegun } = bill
      if (!isBegun && !fault.mayCost) bill.cancel()
      const waitMs = Math.max(retryPauseMs, fault.retryAfterMs ?? 0)
      if (attempt > 1 || isBegun || !fault.isPassing || waitMs > longestRetryAfterMs)
        throw new ModelFailure(fault.kind, fault.reason)
      await pause(waitMs, undefined, { signal: call.signal }).catch(() => undefined)
    }
  }
}

/** What an answer cost: what the provider says, or an estimate while it has not said. */
class Bill implements ModelListener {
  /** Of an attempt that broke, and may have cost something. */
  #before: TutorUsage = { inputTokens: 0, outputTokens: 0 }
  #prompt = 0
  #words = ''
  #thoughts = ''
  #settled: TutorUsage | undefined
  isCut = false

  /** The present attempt has had something for an answer. */
  get isBegun(): boolean {
    return this.#words !== '' || this.#thoughts !== ''
  }

  get hasText(): boolean {
    return this.#words.trim() !== ''
  }

  get usage(): TutorUsage {
    const { inputTokens, outputTokens } = this.#settled ?? {
      inputTokens: this.#prompt,
      outputTokens: this.isBegun ? estimateTokens(this.#thoughts + this.#words) : 0,
    }
    return {
      inputTokens: this.#before.inputTokens + inputTokens,
      outputTokens: this.#before.outputTokens + outputTokens,
    }
  }

  begin({ system, messages }: ModelCall): void {
    this.#before = this.usage
    this.#prompt = estimateTokens(system)
    for (const { content } of messages) this.#prompt += estimateTokens(String(content))
  }

  say(piece: string): void {
    this.#words += piece
  }

  thought(text: string): void {
    this.#thoughts += text
  }

  ended({ usage, isCut }: ModelEnd): void {
    this.#settled = usage
    this.isCut = isCut
  }

  /** The provider turned the call down and will not ask for anything. */
  cancel(): void {
    this.#prompt = 0
  }
}
