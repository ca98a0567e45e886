import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'

/** By what the parser calls it; anything else is not HTTP as we know it. */
const refusals: Readonly<Record<string, readonly [status: string, message: string, code: string]>> = {
  HPE_HEADER_OVERFLOW: [
    '431 Request Header Fields Too Large',
    'The address or the cookies of this request are too long.',
    'too_large',
  ],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request took too long to arrive.', 'timeout'],
}
const unreadable = ['400 Bad Request', 'The request could not be read.', 'invalid'] as const

/** Refuses what never became a request, in the one error body and under the headers of every answer. */
export function refuseUnread(
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
}
