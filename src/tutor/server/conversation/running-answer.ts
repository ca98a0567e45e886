import type { ChatEvent, ChatReply } from '../../contract.ts'
import { tutorLimits } from '../../session-rules.ts'
import type { TutorReply } from '../models/tutor-model.ts'

/** Why an answer ends before the model has ended it. */
export type EndReason = 'stopped' | 'too-long' | 'too-slow' | 'closing'

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

  /** Collects the pieces until they end, fail, or the answer is ended. Does not wait for a model that ignores the signal. */
  async write({ pieces }: TutorReply): Promise<void> {
    const iterator = pieces[Symbol.asyncIterator]()
    const aborted = new Promise<'aborted'>((resolve) => {
      this.signal.addEventListener('abort', () => resolve('aborted'), { once: true })
    })
    while (!this.signal.aborted) {
      const next = await Promise.race([iterator.next(), aborted])
      if (next === 'aborted' || next.done) break
      this.#reply.add(next.value)
      this.#changed()
      if (this.#reply.isFull) this.end('too-long')
    }
    if (this.signal.aborted) iterator.return?.()?.catch(() => undefined)
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
export class ReplyBuffer {
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
