import { createHmac } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { addressBlock, type parseRanges } from './client-address.ts'
import type { Exchange } from './route.ts'

export interface ExchangeSettings {
  readonly isHttps: boolean
  readonly trusted: ReturnType<typeof parseRanges>
  /** Keys the hash under which addresses stand in the log. */
  readonly logKey: string
  readonly onEvent: (name: string) => void
}

export function addressBlockOf(request: FastifyRequest, settings: ExchangeSettings): string {
  const forwarded = request.headers['x-forwarded-for']
  return addressBlock(
    request.socket.remoteAddress,
    Array.isArray(forwarded) ? forwarded.join(',') : forwarded,
    settings.trusted,
  )
}

/** An address as the log may hold it: the same address gives the same word, and the word gives no address. */
export function hashedAddress(block: string, logKey: string): string {
  return createHmac('sha256', logKey).update(block).digest('base64url').slice(0, 12)
}

export function cookieName(name: string, isHttps: boolean): string {
  return isHttps ? `__Host-${name}` : name
}

export function exchangeOf(
  request: FastifyRequest,
  reply: FastifyReply,
  settings: ExchangeSettings,
): Exchange {
  const block = addressBlockOf(request, settings)
  const flags = { path: '/', httpOnly: true, sameSite: 'lax', secure: settings.isHttps } as const
  return {
    requestId: request.id,
    addressBlock: block,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 200),
    idempotencyKey: request.headers['idempotency-key']?.toString(),
    wantsEvents: /\btext\/event-stream\b/i.test(request.headers.accept ?? ''),
    cookie: (name) => request.cookies[cookieName(name, settings.isHttps)],
    setCookie: (name, value, { maxAgeSeconds }) =>
      void reply.setCookie(cookieName(name, settings.isHttps), value, { ...flags, maxAge: maxAgeSeconds }),
    clearCookie: (name) =>
      void reply.setCookie(cookieName(name, settings.isHttps), '', { ...flags, maxAge: 0 }),
    status: (code) => void reply.code(code),
    header: (name, value) => void reply.header(name, value),
    event: (name, facts = {}) => {
      settings.onEvent(name)
      request.log.info({ event: name, ...facts, ip: hashedAddress(block, settings.logKey) }, name)
    },
  }
}
