import type { IncomingMessage } from 'node:http'
import type { z } from 'zod'
import { AppError } from './errors.ts'
import { usualBodyLimit } from './read-body.ts'

const writes = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

type Head = Pick<IncomingMessage, 'method' | 'headers'>

export function isWrite(method = ''): boolean {
  return writes.has(method)
}

/** Unreserved characters need no encoding: an encoded one is an alias of an existing path. */
export const needlesslyEncoded = /%(2[de]|3\d|[46][1-9a-f]|[57][\da]|5f|7e)/i
/** No path segment contains slashes or control characters. */
const encodedSeparator = /%(2f|5c|[01][\da-f]|7f)/i

/** Whether a program sent this, as opposed to a person who opened an address. */
export function isApiPath(url: string): boolean {
  return /^\/api(?=[/?#]|$)/.test(url)
}

/** Paths have one spelling: no doubled or encoded slashes, no dot segments. */
export function isExactPath(url: string): boolean {
  const path = url.split('?', 1)[0] ?? ''
  if (needlesslyEncoded.test(path) || encodedSeparator.test(path)) return false
  return !/\/\/|\\|\/\.{1,2}(\/|$)/.test(path) && (path === '/' || !path.endsWith('/'))
}

/** @throws AppError `too_large` when Content-Length is over the limit; without that header, the parser counts. */
export function checkAnnouncedSize({ headers }: Head, limit = usualBodyLimit): void {
  if (Number(headers['content-length'] ?? 0) > limit) throw new AppError('too_large', 'Request too large.')
}

/**
 * Refuses cross-site writes (OWASP fetch metadata). Clients other than browsers send neither header, and carry no
 * victim's cookies. For an upgrade to a WebSocket, every browser sends Origin.
 */
export function checkOrigin({ method, headers }: Head, publicUrl: string, isUpgrade = false): void {
  const { 'sec-fetch-site': site, origin } = headers
  const isOurs = isUpgrade
    ? origin === publicUrl
    : !isWrite(method) ||
      (site !== undefined
        ? site === 'same-origin' || site === 'none'
        : origin === undefined || origin === publicUrl)
  if (!isOurs) throw new AppError('forbidden', 'Request blocked: it did not come from this site.')
}

/** @throws AppError `unsupported_type` for a body whose Content-Type is not JSON. */
export function checkContentType({ method, headers }: Head): void {
  const hasBody = Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined
  if (!isWrite(method) || !hasBody) return
  if (!/^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i.test(headers['content-type'] ?? ''))
    throw new AppError('unsupported_type', 'Send the request as application/json.')
}

const deepest = 8
/** Of one object; the largest that we expect has 200. Validating 40,000 holds the process for 0.2 s. */
const mostFields = 1000
/** In a whole body; the largest that we expect has 40,000. Parsing three million holds the process for 0.4 s. */
const mostValues = 50_000

/**
 * Parses a request body: a JSON object, at most 8 levels deep and of bounded width, without keys that could pollute
 * prototypes and without text that PostgreSQL cannot store. An empty body is an empty object.
 *
 * @throws AppError `invalid`
 */
export function readJsonObject(text: string): Readonly<Record<string, unknown>> {
  if (text.trim() === '') return {}
  if (hasTooManyValues(text)) throw new AppError('invalid', 'The request has too many values.')
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new AppError('invalid', 'The request is not valid JSON.')
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new AppError('invalid', 'The request must be a JSON object.')
  check(value, 1)
  return value as Record<string, unknown>
}

/** Counts what begins a value outside of strings, because JSON.parse itself cannot be bounded. */
function hasTooManyValues(text: string): boolean {
  let count = 0
  let isInString = false
  for (let at = 0; at < text.length && count <= mostValues; at++) {
    const char = text[at]
    if (char === '"') isInString = !isInString
    else if (char === '\\' && isInString) at++
    else if (!isInString && (char === ',' || char === '[' || char === '{')) count++
  }
  return count > mostValues
}

function check(value: unknown, depth: number): void {
  if (typeof value === 'string') checkText(value)
  if (typeof value !== 'object' || value === null) return
  if (depth > deepest) throw new AppError('invalid', 'The request is nested too deeply.')
  if (Array.isArray(value)) {
    for (const item of value) check(item, depth + 1)
    return
  }
  const keys = Object.keys(value)
  if (keys.length > mostFields) throw new AppError('invalid', 'The request has too many fields.')
  for (const key of keys) {
    if (key === '__proto__' || key === 'constructor' || key === 'prototype')
      throw new AppError('invalid', 'The request has a field name that is not allowed.')
    checkText(key)
    check((value as Record<string, unknown>)[key], depth + 1)
  }
}

/** @throws AppError for U+0000 and lone surrogates, which PostgreSQL cannot store. */
function checkText(text: string): void {
  if (text.includes('\0') || !text.isWellFormed())
    throw new AppError('invalid', 'Text contains characters that cannot be saved.')
}

/** Validates one part of a request, in the form of Fastify's validators. Unknown keys are dropped, types are never coerced. */
export function validate(schema: z.ZodType, value: unknown): { value: unknown } | { error: AppError } {
  const read = schema.safeParse(value)
  if (read.success) return { value: read.data }
  const problems = Object.fromEntries(
    read.error.issues.map(({ path, message }) => [path.join('.') || 'request', message]),
  )
  const [field, message] = Object.entries(problems)[0] ?? ['request', 'not understood']
  const sentence = `The field "${field}" is invalid: ${message}.`.slice(0, 200)
  return { error: new AppError('invalid', sentence, { fields: problems }) }
}

/** @throws AppError for query parameters that cannot be stored as text. */
export function checkQuery(query: unknown): void {
  for (const value of Object.values(query as Record<string, unknown>))
    for (const text of Array.isArray(value) ? value : [value]) if (typeof text === 'string') checkText(text)
}
