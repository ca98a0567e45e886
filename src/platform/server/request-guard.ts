import type { FastifyRequest } from 'fastify'
import { AppError } from './errors.ts'

const usualBodyLimit = 32 * 1024
const writes = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

export function isWrite(method: string): boolean {
  return writes.has(method)
}

/** Letters, digits and -._~ need no encoding: whoever encodes them spells a known path in another way. */
const needlesslyEncoded = /%(2[de]|3\d|[46][1-9a-f]|[57][\da]|5f|7e)/i
/** Slashes and control characters are part of no name. */
const encodedSeparator = /%(2f|5c|[01][\da-f]|7f)/i

/** Only the exact spelling of a path is known: no doubled or encoded slashes, no dot segments. */
export function isExactPath(url: string): boolean {
  const path = url.split('?', 1)[0] ?? ''
  if (needlesslyEncoded.test(path) || encodedSeparator.test(path)) return false
  return !/\/\/|\\|\/\.{1,2}(\/|$)/.test(path) && (path === '/' || !path.endsWith('/'))
}

/** @throws AppError `too_large` when the announced length is over the limit; the parser counts the rest. */
export function checkAnnouncedSize(request: FastifyRequest, limit = usualBodyLimit): void {
  if (Number(request.headers['content-length'] ?? 0) > limit)
    throw new AppError('too_large', 'Request too large.')
}

/**
 * Refuses a write that another site started (OWASP fetch metadata). Clients that are no browsers send neither
 * header and carry no cookie of a victim.
 */
export function checkSameSite(request: FastifyRequest, publicUrl: string): void {
  if (!isWrite(request.method)) return
  const { 'sec-fetch-site': site, origin } = request.headers
  const isOurs =
    site !== undefined
      ? site === 'same-origin' || site === 'none'
      : origin === undefined || origin === publicUrl
  if (!isOurs) throw new AppError('forbidden', 'Request blocked: it did not come from this site.')
}

/** @throws AppError `unsupported_type` for a body that does not say that it is JSON. */
export function checkContentType(request: FastifyRequest): void {
  const hasBody =
    Number(request.headers['content-length'] ?? 0) > 0 || request.headers['transfer-encoding'] !== undefined
  if (!isWrite(request.method) || !hasBody) return
  if (!/^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i.test(request.headers['content-type'] ?? ''))
    throw new AppError('unsupported_type', 'Send the request as application/json.')
}
