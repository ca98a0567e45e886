import type { Config } from '#platform/server/config.ts'
import type { Secrets } from '#platform/server/secrets.ts'
import type { Store } from '#platform/server/store/store.ts'
import type { ChatEvent, ChatReply } from '../../contract.ts'
import { tutorLimits } from '../../session-rules.ts'
import type { TutorModel } from '../models/tutor-model.ts'
import { findStopRequests } from './turn-store.ts'

/** What the tutor's calls work with. */
export interface TutorParts {
  readonly store: Store
  readonly config: Config
  readonly secrets: Secrets
  readonly tutorModel: TutorModel
  readonly answers: RunningAnswers
}

export interface AnswerTiming {
  /** How often to look for a Stop that another process received. */
  readonly stopPollMs: number
  /** What a closing process leaves to the answers under way. */
  readonly shutdownMs: number
}

/** The answers that this process is writing. */
export class RunningAnswers {
  readonly #running = new Map<string, RunningAnswer>()
  readonly #pollTimer: NodeJS.Timeout
  readonly #shutdownMs: number
  #isClosing = false

  constructor(store: Store, { stopPollMs = 500, shutdownMs = 4_000 }: Partial<AnswerTiming> = {}) {
    this.#shutdownMs = shutdownMs
    this.#pollTimer = setInterval(() => void this.#checkStopRequests(store), stopPollMs).unref()
  }

  /** Whether no more may be started. Calls admitted at the same instant may exceed the limit by a few. */
  isBusy(most: number): boolean {
    return this.#isClosing || this.#running.size >= most
  }

  /** Lets Stop and shutdown end an answer until it is over. */
  add(turnId: string, answer: RunningAnswer): void {
    this.#running.set(turnId, answer)
    void answer.settled.then(() => this.#running.delete(turnId))
  }

  /** Stops an answer if it is written here, and waits until it is settled. */
  async stop(turnId: string): Promise<void> {
    const answer = this.#running.get(turnId)
    answer?.end('stopped')
    await answer?.settled
  }

  /** Takes no more calls, leaves those under way a moment to end, and then takes their questions back. */
  async close(): Promise<void> {
    this.#isClosing = true
    const timer = setTimeout(() => {
      for (const answer of this.#running.values()) answer.end('closing')
    }, this.#shutdownMs)
    await Promise.all([...this.#running.values()].map(({ settled }) => settled))
    clearTimeout(timer)
    clearInterval(this.#pollTimer)
  }

  async #checkStopRequests(store: Store): Promise<void> {
    // A store that is away now will be asked again at once.
    const stopped = await findStopRequests(store, [...this.#running.keys()]).catch(() => [])
    for (const turnId of stopped) this.#running.get(turnId)?.end('stopped')
  }
}

/** Why an answer ends before the model has ended it. */
type EndReason = 'stopped' | 'too-long' | 'closing'

/** Control characters but tab and line feed, and the marks that make text read in another order than it is. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
const unsafe = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g

export function cleanText(text: string): string {
  return text.replace(unsafe, '')
}

/** An answer in progress. It is written to its end even without a reader, who gets the text so far, then each new part. */
export class RunningAnswer {
  readonly messageId: string
  /** The stored answer. Rejects with the refusal when there is none. */
  readonly outcome: Promise<ChatReply>
  /** Resolves when there is an outcome. */
  readonly settled: Promise<void>
  readonly #abort = new AbortController()
  readonly signal = this.#abort.signal
  #received = ''
  #text = ''
  #isOver = false
  #change = Promise.withResolvers<void>()

  /** @param write adds the text piece by piece and stores it. */
  constructor(messageId: string, write: (answer: RunningAnswer) => Promise<ChatReply>) {
    this.messageId = messageId
    this.outcome = write(this)
    const over = () => {
      this.#isOver = true
      this.#changed()
    }
    // Nobody may be waiting for the outcome, so a rejection must not go unhandled.
    this.settled = this.outcome.then(over, over)
  }

  get text(): string {
    return this.#text
  }

  get endReason(): EndReason | undefined {
    return this.signal.reason
  }

  /** Ends the writing here; the first reason stays. */
  end(reason: EndReason): void {
    this.#abort.abort(reason)
  }

  /** Adds a piece, cleaned. What is longer than a reply may be is lost. */
  add(piece: string): void {
    this.#received = cleanText(this.#received + piece).trimStart()
    this.#text = this.#received
      .slice(0, tutorLimits.replyLength)
      // The first half of a character, cut by the limit or waiting for the next piece.
      .replace(/[\ud800-\udbff]$/, '')
      .toWellFormed()
    this.#changed()
    if (this.#received.length > tutorLimits.replyLength) this.end('too-long')
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

  #changed(): void {
    this.#change.resolve()
    this.#change = Promise.withResolvers()
  }
}
