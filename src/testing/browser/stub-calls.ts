import { inject, vi } from 'vitest'
import type { Address, ReplyTo } from '#platform/endpoint.ts'

export interface Call {
  readonly name: Address
  /** The URL with parameters and query string. */
  readonly url: URL
  // biome-ignore lint/suspicious/noExplicitAny: tests assert on arbitrary request bodies.
  readonly body: any
  readonly headers: Headers
}

/** A reply body, a `refusal`, any `Response`, or `offline`. */
type Outcome<T> = T | Response | typeof offline
type Stub<T> = Outcome<T> | ((call: Call) => Outcome<T> | Promise<Outcome<T>>)
export type Stubs = { readonly [N in Address]?: Stub<ReplyTo<N>> }

export const offline = new TypeError('Failed to fetch')

/** An error reply, with its message and the other fields that the contract defines for it. */
export function refusal(
  status: number,
  message: string,
  more: {
    readonly code?: string
    readonly fields?: Readonly<Record<string, string>>
    readonly retryAfterSeconds?: number
  } = {},
): Response {
  return Response.json({ message, ...more }, { status })
}

export interface StubbedCalls {
  /** All calls, oldest first. */
  readonly made: readonly Call[]
  /** The calls of one endpoint. */
  to(name: Address): readonly Call[]
  /** Replaces replies from now on. */
  stub(stubs: Stubs): void
}

let unexpected: string[] = []
const pending = new Set<(reason: unknown) => void>()

/** Fails the calls whose reply is still to come: a save in flight holds a lock that the next test needs. */
export function endPendingCalls(): void {
  for (const fail of pending) fail(offline)
  pending.clear()
}

/** Returns and clears the calls that had no stub, for the check after each test. */
export function takeUnexpectedCalls(): readonly string[] {
  const names = unexpected
  unexpected = []
  return names
}

/**
 * Replaces the network. Without a stub, a GET is answered with the recorded reply for a new member or a visitor; any
 * other call without a stub fails the test.
 */
export function stubCalls(who: 'member' | 'anonymous', stubs: Stubs = {}): StubbedCalls {
  const recorded = inject('recordedReplies')[who]
  const made: Call[] = []
  let current: Stubs = stubs
  const network = globalThis.fetch

  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init)
    const url = new URL(request.url)
    if (!url.pathname.startsWith('/api/')) return network(input, init)
    const text = await request.text()
    const answer = async () => {
      const name = findName(request.method, url.pathname, [...Object.keys(current), ...Object.keys(recorded)])
      if (!name) {
        unexpected.push(`${request.method} ${url.pathname}`)
        return new Response('', { status: 501 })
      }
      const call: Call = {
        name,
        url,
        body: text === '' ? undefined : JSON.parse(text),
        headers: request.headers,
      }
      made.push(call)
      const stub = current[name]
      if (stub === undefined) {
        const { status = 501, body = '' } = recorded[name] ?? {}
        return new Response(body, { status, headers: { 'content-type': 'application/json' } })
      }
      const outcome: unknown = typeof stub === 'function' ? await stub(call) : stub
      if (outcome === offline) throw offline
      return outcome instanceof Response ? outcome.clone() : Response.json(outcome)
    }
    return unlessAborted(request.signal, answer())
  })
  return {
    made,
    to: (name) => made.filter((call) => call.name === name),
    stub: (more) => {
      current = { ...current, ...more }
    },
  }
}

/** The matching endpoint with the fewest parameters: `/api/interviews/stats` before `/api/interviews/:id`. */
function findName(method: string, pathname: string, names: readonly string[]): Address | undefined {
  const fitting = names.filter((name) => {
    const [itsMethod, path = ''] = name.split(' ')
    const pattern = new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`)
    return itsMethod === method && pattern.test(pathname)
  })
  const parameters = (name: string) => name.split(':').length
  return fitting.sort((a, b) => parameters(a) - parameters(b))[0] as Address | undefined
}

function unlessAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    pending.add(reject)
    signal.addEventListener('abort', () => reject(signal.reason))
    work.then(resolve, reject).finally(() => pending.delete(reject))
  })
}

/** The recorded reply of the real server, as a base for a stub. */
export function realReply<N extends Address>(name: N, who: 'member' | 'anonymous' = 'member'): ReplyTo<N> {
  return JSON.parse(inject('recordedReplies')[who][name]?.body ?? '')
}
