import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { isForeignKeyViolation, isStoreUnavailable } from '../store/store-errors.ts'
import { destroySoon } from './connections.ts'
import { AppError, notFound, unavailable } from './errors.ts'

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

/** Answers requests that Node's HTTP parser rejects, with the usual error body and headers. */
export function refuseUnparsed(
  error: NodeJS.ErrnoException,
  socket: Socket,
  headers: Readonly<Record<string, string>>,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const [status, message, code] = refusals[error.code ?? ''] ?? unreadable
  const body = JSON.stringify({ message, code, requestId: randomUUID() })
  const lines = Object.entries({
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`)
  socket.end([`HTTP/1.1 ${status}`, ...lines, '', body].join('\r\n'))
  destroySoon(socket)
}
