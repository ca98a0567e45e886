import type { Config } from '#platform/server/config.ts'
import type { Secrets } from '#platform/server/secrets.ts'
import type { Store } from '#platform/server/store/store.ts'
import type { TutorModel } from '../models/tutor-model.ts'
import type { RunningAnswer } from './running-answer.ts'
import { findStopRequests } from './turn-store.ts'

export interface AnswerTiming {
  /** A longer call is canceled, before its lease ends. */
  readonly longestAnswerMs: number
  /** How often to look for a Stop that another process received. */
  readonly stopPollMs: number
  /** What a closing process leaves to the answers under way. */
  readonly shutdownMs: number
}

const usualTiming: AnswerTiming = { longestAnswerMs: 65_000, stopPollMs: 500, shutdownMs: 4_000 }

/** The answers that this process is writing. */
export class RunningAnswers {
  readonly #store: Store
  readonly #timing: AnswerTiming
  readonly #running = new Map<string, RunningAnswer>()
  readonly #work = new Set<Promise<void>>()
  #callsInFlight = 0
  #isClosing = false
  #pollTimer: NodeJS.Timeout | undefined

  constructor(store: Store, timing: Partial<AnswerTiming> = {}) {
    this.#store = store
    this.#timing = { ...usualTiming, ...timing }
  }

  /** Takes one of the places for calls under way; every true needs a `endCall`. */
  startCall(most: number): boolean {
    if (this.#isClosing || this.#callsInFlight >= most) return false
    this.#callsInFlight += 1
    return true
  }

  endCall(): void {
    this.#callsInFlight -= 1
  }

  /** Lets Stop, the time limit and shutdown end an answer while `work` is running. */
  track(turnId: string, answer: RunningAnswer, work: Promise<void>): void {
    this.#running.set(turnId, answer)
    const tooSlow = setTimeout(() => answer.end('too-slow'), this.#timing.longestAnswerMs)
    const tracked = work.finally(() => {
      clearTimeout(tooSlow)
      this.#running.delete(turnId)
      this.#work.delete(tracked)
      if (this.#running.size === 0) this.#stopPolling()
    })
    this.#work.add(tracked)
    this.#pollTimer ??= setInterval(() => void this.#checkStopRequests(), this.#timing.stopPollMs).unref()
  }

  /** Stops an answer if it is written here. Resolves when it is settled. @returns false when it is not here. */
  async stop(turnId: string): Promise<boolean> {
    const answer = this.#running.get(turnId)
    if (!answer) return false
    answer.end('stopped')
    await answer.outcome.catch(() => undefined)
    return true
  }

  /** Takes no more calls, leaves those under way a moment to end, and then takes their questions back. */
  async close(): Promise<void> {
    this.#isClosing = true
    const timer = setTimeout(() => {
      for (const answer of this.#running.values()) answer.end('closing')
    }, this.#timing.shutdownMs)
    await Promise.allSettled(this.#work)
    clearTimeout(timer)
    this.#stopPolling()
  }

  async #checkStopRequests(): Promise<void> {
    // A store that is away now will be asked again at once.
    const stopped = await findStopRequests(this.#store, [...this.#running.keys()]).catch(() => [])
    for (const turnId of stopped) this.#running.get(turnId)?.end('stopped')
  }

  #stopPolling(): void {
    clearInterval(this.#pollTimer)
    this.#pollTimer = undefined
  }
}

/** What the tutor's calls work with. */
export interface TutorParts {
  readonly store: Store
  readonly config: Config
  readonly secrets: Secrets
  readonly tutorModel: TutorModel
  readonly answers: RunningAnswers
}
