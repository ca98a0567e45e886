import type { Endpoint, QueryOf, ReplyOf, SentBodyOf } from '../endpoint.ts'

/** An error reply from the server. `message` has the form '{status}: {body}'; `sentence` is what users are shown. */
export class ApiError extends Error {
  readonly status: number
  readonly statusText: string
  readonly sentence: string
  /** The server's own sentence. Undefined when a proxy replied instead. */
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
    return {} // A proxy's HTML page: use the status alone.
  }
}

export interface Sent<E extends Endpoint> {
  readonly body?: SentBodyOf<E>
  readonly query?: QueryOf<E>
  readonly params?: Readonly<Record<string, string | number>>
  readonly signal?: AbortSignal
  /** Lets the call finish after the page is closed. */
  readonly keepalive?: boolean
}

/**
 * Calls one endpoint. Method and path must match the endpoint type `E`, or it does not compile. Only the type is
 * imported, so that no schema is bundled for the browser.
 *
 * @throws ApiError on an error status; TypeError when it cannot be reached.
 */
export async function callApi<E extends Endpoint>(
  method: E['method'],
  path: E['path'],
  sent: Sent<E> = {},
): Promise<ReplyOf<E>> {
  const { reply } = await callApiForHeaders<E>(method, path, sent)
  return reply
}

/** As `callApi`, for the few replies whose headers matter, too. */
async function callApiForHeaders<E extends Endpoint>(
  method: E['method'],
  path: E['path'],
  sent: Sent<E> = {},
): Promise<{ reply: ReplyOf<E>; headers: Headers }> {
  const response = await request(method, path, sent)
  return { reply: (await response.json()) as ReplyOf<E>, headers: response.headers }
}

/** Returns the response itself. @throws as `callApi`. */
export async function request<E extends Endpoint>(
  method: E['method'],
  path: E['path'],
  sent: Sent<E>,
  accept?: string,
): Promise<Response> {
  const response = await fetch(urlOf(path, sent), {
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

function urlOf(path: string, { params, query }: Sent<Endpoint>): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params?.[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries((query as Record<string, unknown> | undefined) ?? {}))
    if (value !== undefined) search.set(name, String(value))
  return search.size > 0 ? `${filled}?${search}` : filled
}
