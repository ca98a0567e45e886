import type { ChatEvent, ChatReply } from '../contract.ts'
import { ReplyText } from './tidy-reply.ts'
import type { TutorReply } from './tutor-model.ts'

/** Why an answer ends before the model has ended it. */
export type EndReason = 'stopped' | 'too-long' | 'too-slow' | 'closing'

/**
 * An answer being written. It is written whether or not anybody reads along; whoever does gets what there is so
 * far and then each part as it comes, however slowly they read.
 */
export class RunningAnswer {
  readonly messageId: string
  readonly #reply = new ReplyText()
  readonly #abort = new AbortController()
  readonly #outcome = Promise.withResolvers<ChatReply>()
  #endReason: EndReason | undefined
  #isOver = false
  #change = Promise.withResolvers<void>()

  constructor(messageId: string) {
    this.messageId = messageId
    // Nobody has to wait for the outcome; who does gets the same failure.
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

  /** Collects the pieces until they end, fail, or are no longer wanted; a model that does not listen is left alone. */
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
  settle(stored: ChatReply): void {
    this.#outcome.resolve(stored)
    this.#over()
  }

  /** Tells everybody why there is no answer. */
  fail(refusal: unknown): void {
    this.#outcome.reject(refusal)
    this.#over()
  }

  /** An answer that was stored before, told again. */
  repeat(stored: ChatReply): void {
    this.#reply.add(stored.response)
    this.settle(stored)
  }

  /** From the beginning, for one reader. Throws the refusal when there is no answer. */
  async *events(): AsyncGenerator<ChatEvent> {
    yield { event: 'start', data: { messageId: this.messageId } }
    let told = 0
    while (!this.#isOver || told < this.text.length) {
      if (told < this.text.length) {
        const text = this.text.slice(told)
        told += text.length
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
