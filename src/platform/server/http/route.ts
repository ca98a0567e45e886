import type { BodyOf, Endpoint, ParamsOf, QueryOf, ReplyOf } from '../../endpoint.ts'

/** Who is calling, once their session was found good. */
export interface Caller {
  readonly userId: string
  readonly sessionId: string
}

export interface CookieOptions {
  readonly maxAgeSeconds: number
}

/** What a handler may learn and do beyond its input. Nothing of the web framework passes here. */
export interface Exchange {
  readonly requestId: string
  /** IPv4 address or IPv6 /64 block, behind trusted proxies the client's; the key of limits per address. */
  readonly addressBlock: string
  readonly userAgent: string
  readonly idempotencyKey: string | undefined
  /** Whether the client asked for a streamed answer (`Accept: text/event-stream`). */
  readonly wantsEvents: boolean
  /** A cookie by its plain name (`sid`, `pre`, `dev`); the `__Host-` prefix of https is added here. */
  cookie(name: string): string | undefined
  setCookie(name: string, value: string, options: CookieOptions): void
  clearCookie(name: string): void
  status(code: 200 | 201): void
  header(name: string, value: string): void
  /** Writes a security event to the log. Never give it passwords, codes, cookies or texts of people. */
  event(name: string, facts?: Readonly<Record<string, string | number | boolean>>): void
}

export interface Call<E extends Endpoint> {
  readonly params: ParamsOf<E>
  readonly query: QueryOf<E>
  readonly body: BodyOf<E>
  readonly caller: E['access'] extends 'member' ? Caller : Caller | null
  readonly exchange: Exchange
}

/** One event of a streamed answer; `data` is sent as JSON. */
export interface StreamedEvent {
  readonly event: string
  readonly data: unknown
}

/**
 * An answer sent while it is made, as server-sent events. Whatever may refuse the call refuses it before this is
 * given, so that its status is real; what fails later is thrown by `events` and sent as an event `error` with
 * message and code. Events are asked for only as fast as the client reads. When the client goes away the iterator
 * is closed: the work behind it must not depend on being read.
 */
export class StreamedAnswer {
  readonly events: AsyncIterable<StreamedEvent>
  constructor(events: AsyncIterable<StreamedEvent>) {
    this.events = events
  }
}

type Answer<E extends Endpoint> = ReplyOf<E> | StreamedAnswer

export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Answer<E>> | Answer<E>

/** An endpoint and what answers it. */
export interface Route {
  readonly endpoint: Endpoint
  readonly handle: (call: Call<Endpoint>) => Promise<unknown> | unknown
}

export function route<E extends Endpoint>(endpoint: E, handle: Handler<E>): Route {
  // The server parses every input by this endpoint's own schemas before it calls `handle`.
  return { endpoint, handle: handle as unknown as Route['handle'] }
}
