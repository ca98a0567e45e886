export interface Told {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: these runs look into answers freely and check what they find.
  readonly body: any
  readonly headers: Headers
}

interface Sent {
  readonly body?: unknown
  readonly cookie?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** Nothing of ours takes this long, so what does counts as hanging. */
const longestAnswerMs = 60_000

/**
 * One call as a client makes it.
 *
 * @returns undefined when the connection broke: nobody knows then whether the call was carried out.
 * @throws when there is no answer and no end within a minute.
 */
export async function call(
  origin: string,
  method: string,
  path: string,
  { body, cookie, headers }: Sent = {},
): Promise<Told | undefined> {
  const signal = AbortSignal.timeout(longestAnswerMs)
  try {
    const response = await fetch(origin + path, {
      method,
      signal,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(cookie ? { cookie } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
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
