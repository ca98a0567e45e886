import type { Config } from '#platform/server/config.ts'
import type { Secrets } from '#platform/server/secrets.ts'
import type { Store } from '#platform/server/store/store.ts'
import type { ChatEvent, ChatReply } from '../../contract.ts'
import { tutorLimits } from '../../session-rules.ts'
import type { TutorModel, TutorReply } from '../models/tutor-model.ts'
import { findStopRequests } from './turn-store.ts'

export interface AnswerTiming {
  /** How often to look for a Stop that another process received. */
  readonly stopPollMs: number
  /** What a closing process leaves to the answers under way. */
  readonly shutdownMs: number
}

const usualTiming: AnswerTiming = { stopPollMs: 500, shutdownMs: 4_000 }

/** The answers that this process is writing. */
export class RunningAnswers {
  readonly #store: Store
  readonly #timing: AnswerTiming
  readonly #running = new Map<string, RunningAnswer>()
  readonly #work = new Set<Promise<void>>()
  #isClosing = false
  #pollTimer: NodeJS.Timeout | undefined

  constructor(store: Store, timing: Partial<AnswerTiming> = {}) {
    this.#store = store
    this.#timing = { ...usualTiming, ...timing }
  }

  /** Whether no more may be started. Calls admitted at the same instant may exceed the limit by a few. */
  isBusy(most: number): boolean {
    return this.#isClosing || this.#running.size >= most
  }

  /** Lets Stop and shutdown end an answer while `work` is running. */
  track(turnId: string, answer: RunningAnswer, work: Promise<void>): void {
    this.#running.set(turnId, answer)
    const tracked = work.finally(() => {
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

/** Why an answer ends before the model has ended it. */
export type EndReason = 'stopped' | 'too-long' | 'closing'

/**
 * An answer in progress. It is written to its end even without a reader; each reader gets the text so far, then each
 * new part.
 */
export class RunningAnswer {
  readonly messageId: string
  readonly #reply = new ReplyBuffer()
  readonly #abort = new AbortController()
  readonly #outcome = Promise.withResolvers<ChatReply>()
  #endReason: EndReason | undefined
  #isOver = false
  #change = Promise.withResolvers<void>()

  constructor(messageId: string) {
    this.messageId = messageId
    // No one may be waiting for the outcome, so a rejection must not go unhandled.
    this.#outcome.promise.catch(() => undefined)
  }

  get signal(): AbortSignal {
    return this.#abort.signal
  }

  get text(): string {
    return this.#reply.text
  }

  get endReason(): EndReason | undefined {
    return this.#endReason
  }

  /** The stored answer. Rejects with the refusal when there is none. */
  get outcome(): Promise<ChatReply> {
    return this.#outcome.promise
  }

  /** Ends the writing here; the first reason stays. */
  end(reason: EndReason): void {
    if (this.#endReason !== undefined) return
    this.#endReason = reason
    this.#abort.abort()
  }

  /** Collects the pieces until they end, fail, or the answer is ended. */
  async write({ pieces }: TutorReply): Promise<void> {
    for await (const piece of pieces) {
      if (this.signal.aborted) return
      this.#reply.add(piece)
      this.#changed()
      if (this.#reply.isFull) this.end('too-long')
    }
  }

  /** Tells everybody that the answer is stored. */
  complete(stored: ChatReply): void {
    this.#outcome.resolve(stored)
    this.#over()
  }

  /** Tells everybody why there is no answer. */
  fail(refusal: unknown): void {
    this.#outcome.reject(refusal)
    this.#over()
  }

  /** An answer that was stored before, sent again. */
  replay(stored: ChatReply): void {
    this.#reply.add(stored.response)
    this.complete(stored)
  }

  /** From the beginning, for one reader. Throws the refusal when there is no answer. */
  async *events(): AsyncGenerator<ChatEvent> {
    yield { event: 'start', data: { messageId: this.messageId } }
    let sent = 0
    while (!this.#isOver || sent < this.text.length) {
      if (sent < this.text.length) {
        const text = this.text.slice(sent)
        sent += text.length
        yield { event: 'delta', data: { text } }
      } else await this.#change.promise
    }
    yield { event: 'done', data: await this.outcome }
  }

  #over(): void {
    this.#isOver = true
    this.#changed()
  }

  #changed(): void {
    this.#change.resolve()
    this.#change = Promise.withResolvers()
  }
}

/** Control characters but tab and line feed, and the marks that make text read in another order than it is. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
const unsafe = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g

/** Collects a reply piece by piece, cleaned, and no longer than a reply may be. */
class ReplyBuffer {
  #text = ''
  /** First half of a character that was cut between two pieces. */
  #half = ''
  #isFull = false

  get text(): string {
    return this.#text
  }

  /** Nothing more fits: the rest of the reply is lost. */
  get isFull(): boolean {
    return this.#isFull
  }

  add(piece: string): void {
    if (this.#isFull) return
    let clean = (this.#half + piece).replace(unsafe, '')
    this.#half = /[\ud800-\udbff]$/.exec(clean)?.[0] ?? ''
    clean = clean.slice(0, clean.length - this.#half.length).toWellFormed()
    if (this.#text === '') clean = clean.trimStart()
    const room = tutorLimits.replyLength - this.#text.length
    this.#isFull = clean.length > room
    // Cut between the halves of a character, the first half is dropped.
    this.#text += this.#isFull ? clean.slice(0, room).replace(/[\ud800-\udbff]$/, '') : clean
  }
}
