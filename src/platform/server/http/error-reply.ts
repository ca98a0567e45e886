import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { isForeignKeyViolation, isStoreUnavailable } from '../store/store-errors.ts'
import { destroySoon } from './connections.ts'
import { AppError, notFound, unavailable } from './errors.ts'
import { isApiPath } from './request-checks.ts'

/** Turns any thrown value into the API's error body. Unexpected errors are logged in full; the client gets a generic message. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = refusalOf(error, request)
  const { retryAfterSeconds, fields } = refusal.details
  if (retryAfterSeconds !== undefined) void reply.header('retry-after', String(retryAfterSeconds))
  return reply
    .code(refusal.status)
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(
      JSON.stringify({
        message: refusal.message,
        code: refusal.code,
        requestId: request.id,
        ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
        ...(fields === undefined ? {} : { fields }),
      }),
    )
}

/** The 404 page for whoever sent this request, with the headers that it needs. */
export type NotFoundPage = (request: Pick<IncomingMessage, 'headers'>) => {
  readonly headers: Readonly<Record<string, string>>
  readonly html: string
}

/** Answers a request that no route takes. A person who opened a wrong address gets the 404 page, a program gets JSON. */
export function refuseUnrouted(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  notFoundPage?: NotFoundPage,
): FastifyReply {
  const { method, url = '' } = request.raw
  const isPerson = (method === 'GET' || method === 'HEAD') && !isApiPath(url)
  if (!notFoundPage || !isPerson || asRefusal(error).status !== 404) return sendError(error, request, reply)
  const { headers, html } = notFoundPage(request.raw)
  return reply.code(404).headers(headers).send(html)
}

/** The error a client gets for a thrown value; anything but an expected refusal is logged. */
export function refusalOf(error: unknown, request: FastifyRequest): AppError {
  const refusal = asRefusal(error)
  if (refusal.status === 500) request.log.error({ err: error }, 'unexpected error')
  else if (refusal.status === 503 && !(error instanceof AppError))
    request.log.warn({ err: error }, 'store unavailable')
  return refusal
}

const unreadableAddress = new Set(['FST_ERR_BAD_URL', 'FST_ERR_MAX_PARAM_LENGTH', 'FST_ERR_ASYNC_CONSTRAINT'])

function asRefusal(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (isStoreUnavailable(error)) return unavailable()
  if (isForeignKeyViolation(error))
    return new AppError('conflict', 'This was deleted in the meantime. Please reload the page.')
  const { code, statusCode } = error as Partial<FastifyError>
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new AppError('too_large', 'Request too large.')
  if (code !== undefined && unreadableAddress.has(code)) return notFound()
  if (code?.startsWith('FST_ERR_') && statusCode === 400)
    return new AppError('invalid', 'The request could not be read.')
  return new AppError('internal', 'Something went wrong on our server. Please try again.')
}

/** Replies by error code of Node's HTTP parser. */
const refusals: Readonly<Record<string, readonly [status: string, message: string, code: string]>> = {
  HPE_HEADER_OVERFLOW: [
    '431 Request Header Fields Too Large',
    'The address or the cookies of this request are too long.',
    'too_large',
  ],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request took too long to arrive.', 'timeout'],
}
const unreadable = ['400 Bad Request', 'The request could not be read.', 'invalid'] as const

/** The start of a request whose address is too long for the parser. */
const longAddress = /^(?:GET|HEAD) (\/\S{8000})/

/**
 * Answers requests that Node's HTTP parser rejects, with the usual error body and headers, or with the 404 page when a
 * person opened an address that is too long.
 */
export function refuseUnparsed(
  { code, rawPacket }: { readonly code?: string | undefined; readonly rawPacket?: unknown },
  socket: Socket,
  commonHeaders: Readonly<Record<string, string>>,
  notFoundPage?: NotFoundPage,
): void {
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const start = Buffer.isBuffer(rawPacket) ? rawPacket.toString('latin1') : ''
  const address = longAddress.exec(start)?.[1]
  if (address !== undefined && !isApiPath(address) && notFoundPage) {
    const { headers, html } = notFoundPage({ headers: {} })
    endSocket(socket, '404 Not Found', { ...commonHeaders, ...headers }, html)
    return
  }
  const [status, message, kind] = refusals[code ?? ''] ?? unreadable
  const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }
  const body = JSON.stringify({ message, code: kind, requestId: randomUUID() })
  endSocket(socket, status, { ...commonHeaders, ...headers }, body)
}

function endSocket(
  socket: Socket,
  status: string,
  headers: Readonly<Record<string, string>>,
  body: string,
): void {
  const lines = Object.entries({
    ...headers,
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`)
  socket.end([`HTTP/1.1 ${status}`, ...lines, '', body].join('\r\n'))
  destroySoon(socket)
}
