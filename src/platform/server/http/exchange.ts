import type { IncomingMessage } from 'node:http'
import { parseCookie, stringifySetCookie } from 'cookie'
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '../../endpoint.ts'
import { type ClientAddresses, type Network, networksOf } from '../limits/client-address.ts'

export interface ExchangeSettings {
  readonly isHttps: boolean
  readonly addresses: ClientAddresses
  readonly onEvent: (name: string) => void
}

export function cookieName(name: string, isHttps: boolean): string {
  return isHttps ? `__Host-${name}` : name
}

export function cookiesOf({ headers }: Pick<IncomingMessage, 'headers'>): ReturnType<typeof parseCookie> {
  return parseCookie(headers.cookie ?? '')
}

/**
 * What a request says before its body: an API call, or an upgrade to a WebSocket. Reads lazily, because it is created
 * for every request.
 */
export class RequestHead {
  readonly raw: IncomingMessage
  /** The client's IPv4 address or IPv6 /64 block, which limits per address count by. */
  readonly addressBlock: string
  readonly #log: Pick<FastifyBaseLogger, 'info'>
  protected readonly settings: ExchangeSettings
  #cookies: ReturnType<typeof cookiesOf> | undefined

  constructor(raw: IncomingMessage, log: Pick<FastifyBaseLogger, 'info'>, settings: ExchangeSettings) {
    this.raw = raw
    this.addressBlock = settings.addresses.blockOf(raw)
    this.#log = log
    this.settings = settings
  }

  /** The block and the wider networks around it, narrowest first. */
  get networks(): readonly Network[] {
    return networksOf(this.addressBlock)
  }

  get userAgent(): string {
    return (this.raw.headers['user-agent'] ?? '').slice(0, 200)
  }

  /** A cookie by its name without prefix (`sid`, `pre`, `dev`); on https `__Host-` is added here. */
  cookie(name: string): string | undefined {
    this.#cookies ??= cookiesOf(this.raw)
    return this.#cookies[cookieName(name, this.settings.isHttps)]
  }

  /** Logs a security event. Never pass passwords, codes, cookies or text written by users. */
  event(name: string, facts: Readonly<Record<string, string | number | boolean>> = {}): void {
    const { onEvent, addresses } = this.settings
    onEvent(name)
    this.#log.info({ event: name, ...facts, ip: addresses.hashOf(this.addressBlock) }, name)
  }
}

/** What a handler knows about the request beyond its input, and what it can set on the reply. It does not expose Fastify. */
export class Exchange extends RequestHead {
  /** As its endpoint says. */
  readonly changesSession: boolean
  readonly #reply: FastifyReply

  constructor(
    request: FastifyRequest,
    reply: FastifyReply,
    settings: ExchangeSettings,
    { changesSession = false }: Pick<Endpoint, 'changesSession'>,
  ) {
    super(request.raw, request.log, settings)
    this.changesSession = changesSession
    this.#reply = reply
  }

  get idempotencyKey(): string | undefined {
    return this.raw.headers['idempotency-key']?.toString()
  }

  /** Whether the client accepts a stream (`Accept: text/event-stream`). */
  get wantsEvents(): boolean {
    return /\btext\/event-stream\b/i.test(this.raw.headers.accept ?? '')
  }

  setCookie(name: string, value: string, { maxAgeSeconds }: { readonly maxAgeSeconds: number }): void {
    const { isHttps } = this.settings
    const cookie = stringifySetCookie({
      name: cookieName(name, isHttps),
      value,
      maxAge: maxAgeSeconds,
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: isHttps,
    })
    // Fastify sends one header for each.
    void this.#reply.header('set-cookie', cookie)
  }

  clearCookie(name: string): void {
    this.setCookie(name, '', { maxAgeSeconds: 0 })
  }

  status(code: 200 | 201): void {
    void this.#reply.code(code)
  }

  header(name: string, value: string): void {
    void this.#reply.header(name, value)
  }
}

/** The only kind that can set the session cookie. */
export type SessionExchange = Exchange & { readonly changesSession: true }
