import type { FastifyReply, FastifyRequest } from 'fastify'
import { type ClientAddresses, type Network, networksOf } from '../limits/client-address.ts'
import type { CookieOptions, Exchange } from './route.ts'

declare module 'fastify' {
  interface FastifyRequest {
    exchange: Exchange | undefined
  }
}

export interface ExchangeSettings {
  readonly isHttps: boolean
  readonly addresses: ClientAddresses
  readonly onEvent: (name: string) => void
}

export function cookieName(name: string, isHttps: boolean): string {
  return isHttps ? `__Host-${name}` : name
}

/** The request context that checks and handlers share: one object per request. */
export function exchangeOf(
  request: FastifyRequest,
  reply: FastifyReply,
  settings: ExchangeSettings,
): Exchange {
  request.exchange ??= new RequestExchange(request, reply, settings)
  return request.exchange
}

/** Cookies are parsed on first use: static files never need them. */
export function cookiesOf(request: FastifyRequest): Readonly<Record<string, string | undefined>> {
  const { cookie } = request.raw.headers
  if (cookie === undefined) return noCookies
  request.cookies ??= request.server.parseCookie(cookie)
  return request.cookies
}

const noCookies = {}

/** Reads everything lazily, because it is created for every request. */
class RequestExchange implements Exchange {
  readonly addressBlock: string
  readonly #request: FastifyRequest
  readonly #reply: FastifyReply
  readonly #settings: ExchangeSettings

  constructor(request: FastifyRequest, reply: FastifyReply, settings: ExchangeSettings) {
    this.#request = request
    this.#reply = reply
    this.#settings = settings
    this.addressBlock = settings.addresses.blockOf(request.raw)
  }

  get networks(): readonly Network[] {
    return networksOf(this.addressBlock)
  }

  get requestId(): string {
    return this.#request.id
  }

  get userAgent(): string {
    return (this.#request.headers['user-agent'] ?? '').slice(0, 200)
  }

  get idempotencyKey(): string | undefined {
    return this.#request.headers['idempotency-key']?.toString()
  }

  get wantsEvents(): boolean {
    return /\btext\/event-stream\b/i.test(this.#request.headers.accept ?? '')
  }

  cookie(name: string): string | undefined {
    return cookiesOf(this.#request)[cookieName(name, this.#settings.isHttps)]
  }

  setCookie(name: string, value: string, { maxAgeSeconds }: CookieOptions): void {
    const { isHttps } = this.#settings
    const flags = { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps } as const
    void this.#reply.setCookie(cookieName(name, isHttps), value, { ...flags, maxAge: maxAgeSeconds })
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

  event(name: string, facts: Readonly<Record<string, string | number | boolean>> = {}): void {
    const { onEvent, addresses } = this.#settings
    onEvent(name)
    this.#request.log.info({ event: name, ...facts, ip: addresses.hashOf(this.addressBlock) }, name)
  }
}
