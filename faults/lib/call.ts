import { minuteMs } from '#platform/durations.ts'
export interface ApiReply {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: scenarios check arbitrary replies.
  readonly body: any
  readonly headers: Headers
}

interface Sent {
  readonly body?: unknown
  /** Sent as it is, instead of a body. */
  readonly rawBody?: string | undefined
  readonly cookie?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** A request that takes longer counts as hanging. */
const longestAnswerMs = minuteMs

/**
 * Sends one API request.
 *
 * @returns undefined when the connection broke, so that it is unknown whether the request was handled.
 * @throws when there is no reply within a minute.
 */
export async function call(
  origin: string,
  method: string,
  path: string,
  { body, rawBody, cookie, headers }: Sent = {},
): Promise<ApiReply | undefined> {
  const content = rawBody ?? (body === undefined ? undefined : JSON.stringify(body))
  const signal = AbortSignal.timeout(longestAnswerMs)
  try {
    const response = await fetch(origin + path, {
      method,
      signal,
      headers: {
        ...(content === undefined ? {} : { 'content-type': 'application/json' }),
        ...(cookie ? { cookie } : {}),
        ...headers,
      },
      ...(content === undefined ? {} : { body: content }),
    })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json')
    return { status: response.status, body: isJson ? JSON.parse(text) : text, headers: response.headers }
  } catch (error) {
    if (signal.aborted) throw new Error(`${method} ${path} hangs.`)
    if (error instanceof TypeError) return undefined
    throw error
  }
}
