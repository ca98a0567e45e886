import type { Address, ReplyTo, Sent } from '../endpoint.ts'

/** An error reply from the server, with the message '{status}: {body}'. */
export class ApiError extends Error {
  readonly status: number
  readonly statusText: string
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
    this.code = body.code
    this.fields = body.fields ?? {}
    this.retryAfterSeconds = body.retryAfterSeconds
  }
}

/** An error whose message is a sentence for the user. */
export class UserFacingError extends Error {}

/** What a call says when the server explains nothing, or cannot be reached. */
export interface FailureTexts {
  readonly unexplained: string
  readonly unreachable: string
}
/** When the server cannot be reached. */
export const unreachable = 'Network connection error. Please check your internet connection and try again.'
const usualTexts: FailureTexts = {
  unexplained: 'The server did not answer as expected. Please try again.',
  unreachable,
}

/** What users are shown of an error. */
export function sentenceOf(error: unknown, texts = usualTexts): string {
  if (error instanceof UserFacingError) return error.message
  return error instanceof ApiError ? (error.serverMessage ?? texts.unexplained) : texts.unreachable
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

export interface CallOptions {
  readonly signal?: AbortSignal
  /** Lets the call finish after the page is closed. */
  readonly keepalive?: boolean
}
/** What is sent may be left out where the endpoint needs nothing. */
type Arguments<A extends Address> =
  Partial<Sent<A>> extends Sent<A> ? [sent?: Sent<A> & CallOptions] : [sent: Sent<A> & CallOptions]

/**
 * Calls one endpoint: `call('GET /api/interviews/:id/pack', { params: { id } })`. The contracts give the types of what
 * is sent and returned, without their schemas being bundled for the browser.
 *
 * @throws ApiError on an error status; TypeError when it cannot be reached.
 */
export async function call<A extends Address>(address: A, ...[sent]: Arguments<A>): Promise<ReplyTo<A>> {
  const response = await request(address, sent)
  return (await response.json()) as ReplyTo<A>
}

interface AnySent extends CallOptions {
  readonly params?: unknown
  readonly query?: unknown
  readonly body?: unknown
}

/** Returns the response itself. @throws as `call`. */
export async function request(
  address: Address,
  { params, query, body, ...options }: AnySent = {},
  accept?: string,
): Promise<Response> {
  const [method = '', path = ''] = address.split(' ')
  const response = await fetch(urlOf(path, params, query), {
    ...options,
    method,
    credentials: 'include',
    headers: {
      ...(accept ? { accept } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new ApiError(response.status, await response.text(), response.statusText)
  return response
}

function urlOf(path: string, params: unknown, query: unknown): string {
  const values = new Map<string, unknown>(Object.entries(params ?? {}))
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values.get(name))))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {}))
    if (value !== undefined) search.set(name, String(value))
  return search.size > 0 ? `${filled}?${search}` : filled
}
