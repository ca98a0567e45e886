import type { BodyOf, Endpoint, ParamsOf, QueryOf, ReplyOf } from '../../endpoint.ts'
import type { Network } from '../limits/client-address.ts'

/** The signed-in user of a request. */
export interface Caller {
  readonly userId: string
  readonly sessionId: string
}

export interface CookieOptions {
  readonly maxAgeSeconds: number
}

/** What a handler knows about the request beyond its input. It does not expose Fastify. */
export interface Exchange {
  readonly requestId: string
  /** The client's IPv4 address or IPv6 /64 block, which limits per address count by. */
  readonly addressBlock: string
  /** The block and the wider networks around it, narrowest first. */
  readonly networks: readonly Network[]
  readonly userAgent: string
  readonly idempotencyKey: string | undefined
  /** Whether the client accepts a stream (`Accept: text/event-stream`). */
  readonly wantsEvents: boolean
  /** A cookie by its name without prefix (`sid`, `pre`, `dev`); on https `__Host-` is added here. */
  cookie(name: string): string | undefined
  setCookie(name: string, value: string, options: CookieOptions): void
  clearCookie(name: string): void
  status(code: 200 | 201): void
  header(name: string, value: string): void
  /** Logs a security event. Never pass passwords, codes, cookies or text written by users. */
  event(name: string, facts?: Readonly<Record<string, string | number | boolean>>): void
}

export interface Call<E extends Endpoint> {
  readonly params: ParamsOf<E>
  readonly query: QueryOf<E>
  readonly body: BodyOf<E>
  readonly caller: E['access'] extends 'anyone' ? Caller | null : Caller
  readonly exchange: Exchange
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

type Answer<E extends Endpoint> = ReplyOf<E> | StreamedAnswer

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
