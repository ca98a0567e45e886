import type { Endpoint, QueryOf, ReplyOf, SentBodyOf } from '../endpoint.ts'
import { createEventReader } from './event-stream.ts'

/** A refusal by the server. `message` keeps the form '{status}: {body}'; `sentence` is what people are shown. */
export class ApiError extends Error {
  readonly status: number
  readonly statusText: string
  readonly sentence: string
  /** The server's own sentence, absent when something in between answered for it. */
  readonly serverMessage: string | undefined
  readonly code: string | undefined
  readonly fields: Readonly<Record<string, string>>
  readonly retryAfterSeconds: number | undefined

  constructor(status: number, bodyText: string, statusText: string) {
    super(`${status}: ${bodyText || statusText}`)
    this.name = 'ApiError'
    const body = parseErrorBody(bodyText)
    this.status = status
    this.statusText = statusText
    this.serverMessage = body.message
    this.sentence = body.message ?? (statusText || 'The server did not answer as expected. Please try again.')
    this.code = body.code
    this.fields = body.fields ?? {}
    this.retryAfterSeconds = body.retryAfterSeconds
  }
}

interface ErrorBody {
  message?: string
  code?: string
  fields?: Record<string, string>
  retryAfterSeconds?: number
}

function parseErrorBody(text: string): ErrorBody {
  try {
    const parsed: unknown = JSON.parse(text)
    return typeof parsed === 'object' && parsed !== null ? (parsed as ErrorBody) : {}
  } catch {
    return {} // A proxy's HTML page: the status says enough.
  }
}

interface Sent<E extends Endpoint> {
  readonly body?: SentBodyOf<E>
  readonly query?: QueryOf<E>
  readonly params?: Readonly<Record<string, string | number>>
  readonly signal?: AbortSignal
  /** Lets the call finish when the page is closed meanwhile. */
  readonly keepalive?: boolean
}

/**
 * Calls one endpoint. Method and path must be those of the endpoint type `E`, or it does not compile;
 * only the type is imported, so no schema reaches the browser.
 *
 * @throws ApiError when the server refuses; TypeError when it cannot be reached.
 */
export async function callApi<E extends Endpoint>(
  method: E['method'],
  path: E['path'],
  sent: Sent<E> = {},
): Promise<ReplyOf<E>> {
  const { reply } = await callApiForHeaders<E>(method, path, sent)
  return reply
}

/** As `callApi`, for the few answers that say something in their headers too. */
export async function callApiForHeaders<E extends Endpoint>(
  method: E['method'],
  path: E['path'],
  sent: Sent<E> = {},
): Promise<{ reply: ReplyOf<E>; headers: Headers }> {
  const response = await request(method, path, sent)
  return { reply: (await response.json()) as ReplyOf<E>, headers: response.headers }
}

/** The answer had begun, and its end never came. */
export class ConnectionLost extends Error {}

/**
 * Calls an endpoint whose answer may come in events: all but the last, `done`, are handed to `hear` as they arrive.
 * A server or proxy that answers in one piece is understood too.
 *
 * @throws ApiError when the server refuses, at the start or (with the status 200 it had begun with) in the middle;
 *   ConnectionLost when the end does not arrive; TypeError when the server cannot be reached.
 */
export async function streamApi<E extends Endpoint>(
  method: E['method'],
  path: E['path'],
  sent: Sent<E>,
  hear: (event: string, data: unknown) => void,
): Promise<ReplyOf<E>> {
  const response = await request(method, path, sent, 'text/event-stream, application/json')
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream')
  if (!isStream || !response.body) return (await response.json()) as ReplyOf<E>
  const read = createEventReader()
  try {
    for await (const piece of piecesOf(response.body))
      for (const { event, data } of read(piece)) {
        // The server sends the endpoint's own reply in the last event.
        if (event === 'done') return data as ReplyOf<E>
        if (event === 'error') throw new ApiError(response.status, JSON.stringify(data), response.statusText)
        hear(event, data)
      }
  } catch (error) {
    if (error instanceof ApiError || sent.signal?.aborted) throw error
    throw new ConnectionLost('The connection broke in the middle of an answer.', { cause: error })
  }
  throw new ConnectionLost('The answer ended early.')
}

/** Not every browser can iterate over a stream by itself. */
async function* piecesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield decoder.decode(value, { stream: true })
    }
  } finally {
    // What comes after the last event is of no interest.
    reader.cancel().catch(() => {})
  }
}

async function request<E extends Endpoint>(
  method: E['method'],
  path: E['path'],
  sent: Sent<E>,
  accept?: string,
): Promise<Response> {
  const response = await fetch(addressOf(path, sent), {
    method,
    credentials: 'include',
    headers: {
      ...(accept ? { accept } : {}),
      ...(sent.body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(sent.body === undefined ? {} : { body: JSON.stringify(sent.body) }),
    ...(sent.signal ? { signal: sent.signal } : {}),
    ...(sent.keepalive ? { keepalive: true } : {}),
  })
  if (!response.ok) throw new ApiError(response.status, await response.text(), response.statusText)
  return response
}

function addressOf(path: string, { params, query }: Sent<Endpoint>): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params?.[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries((query as Record<string, unknown> | undefined) ?? {}))
    if (value !== undefined) search.set(name, String(value))
  return search.size > 0 ? `${filled}?${search}` : filled
}
