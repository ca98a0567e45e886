import type { BodyOf, Endpoint, ParamsOf, QueryOf, ReplyOf } from '../../endpoint.ts'
import type { Exchange, SessionExchange } from './exchange.ts'

/** The signed-in user of a request. */
export interface Caller {
  readonly userId: string
  readonly sessionId: string
}

export interface Call<E extends Endpoint> {
  readonly params: ParamsOf<E>
  readonly query: QueryOf<E>
  readonly body: BodyOf<E>
  readonly caller: E['access'] extends 'anyone' ? Caller | null : Caller
  readonly exchange: E['changesSession'] extends true ? SessionExchange : Exchange
}

/** One server-sent event; `data` is sent as JSON. */
export interface StreamedEvent {
  readonly event: string
  readonly data: unknown
}

/**
 * A response streamed as server-sent events. A handler throws before it returns one, so that a refused request gets a
 * real status; errors thrown later by `events` are sent as an `error` event with message and code. Events are pulled
 * as fast as the client reads. The iterator is closed when the client disconnects, so the work behind it must not
 * depend on being read.
 */
export class StreamedAnswer {
  readonly events: AsyncIterable<StreamedEvent>
  constructor(events: AsyncIterable<StreamedEvent>) {
    this.events = events
  }
}

/** A reply of many megabytes: sent as it is, without the checks of its schema, and written in slices. */
export class LargeAnswer<Reply> {
  readonly reply: Reply
  constructor(reply: Reply) {
    this.reply = reply
  }
}

/** A text file to save, or a picture to show; sent as it is. */
export class FileAnswer {
  readonly name: string
  readonly content: string | Buffer
  constructor(name: string, content: string | Buffer) {
    this.name = name
    this.content = content
  }
}

type Answer<E extends Endpoint> = ReplyOf<E> | LargeAnswer<ReplyOf<E>> | StreamedAnswer | FileAnswer

export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Answer<E>> | Answer<E>

/** An endpoint and its handler. */
export interface Route {
  readonly endpoint: Endpoint
  readonly handle: (call: Call<Endpoint>) => Promise<unknown> | unknown
}

export function route<E extends Endpoint>(endpoint: E, handle: Handler<E>): Route {
  // The server parses every input by this endpoint's own schemas before it calls `handle`.
  return { endpoint, handle: handle as unknown as Route['handle'] }
}
