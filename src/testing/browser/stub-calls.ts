import { inject, vi } from 'vitest'
import type { accountApi } from '#accounts/account-contract.ts'
import type { accountsApi } from '#accounts/contract.ts'
import type { herdApi } from '#herd/contract.ts'
import type { patternsApi } from '#patterns/contract.ts'
import type { Endpoint, ReplyOf } from '#platform/endpoint.ts'
import type { progressApi } from '#progress/contract.ts'
import type { questionsApi } from '#questions/contract.ts'
import type { tutorApi } from '#tutor/contract.ts'

type ValueOf<T> = T[keyof T]
type ApiEndpoint =
  | ValueOf<typeof accountApi>
  | ValueOf<typeof accountsApi>
  | ValueOf<typeof herdApi>
  | ValueOf<typeof patternsApi>
  | ValueOf<typeof progressApi>
  | ValueOf<typeof questionsApi>
  | ValueOf<typeof tutorApi>
type NameOf<E> = E extends Endpoint ? `${E['method']} ${E['path']}` : never

/** As in the contracts: `GET /api/categories`, `DELETE /api/buddies/:userId`. */
export type CallName = NameOf<ApiEndpoint>
type ReplyTo<N extends CallName> = ApiEndpoint extends infer E
  ? E extends Endpoint
    ? NameOf<E> extends N
      ? ReplyOf<E>
      : never
    : never
  : never

export interface Call {
  readonly name: CallName
  /** With the parameters filled in and the query. */
  readonly url: URL
  // biome-ignore lint/suspicious/noExplicitAny: tests look into what was sent and assert what they find.
  readonly body: any
  readonly headers: Headers
}

/** A reply by the contract, a `refusal`, any `Response`, or `offline`. */
type Outcome<T> = T | Response | typeof offline
type Stub<T> = Outcome<T> | ((call: Call) => Outcome<T> | Promise<Outcome<T>>)
export type Stubs = { readonly [N in CallName]?: Stub<ReplyTo<N>> }

/** The server cannot be reached. */
export const offline = new TypeError('Failed to fetch')

/** The server refuses, with its sentence and whatever else the contract puts into such an answer. */
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
  /** Every call so far, oldest first. */
  readonly made: readonly Call[]
  /** Calls of this name so far. */
  to(name: CallName): readonly Call[]
  /** Changes replies from now on. */
  stub(stubs: Stubs): void
}

let unexpected: string[] = []

/** Names of calls that had no stub since the last time, for the check after each test. */
export function takeUnexpectedCalls(): readonly string[] {
  const names = unexpected
  unexpected = []
  return names
}

/**
 * Replaces the network. What a test does not stub is answered as by the real server for a new member, or for somebody
 * who is not signed in; a call that needs a stub and has none fails the test.
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

/** The name with the fewest parameters that fits: `/api/interviews/stats` before `/api/interviews/:id`. */
function findName(method: string, pathname: string, names: readonly string[]): CallName | undefined {
  const fitting = names.filter((name) => {
    const [itsMethod, path = ''] = name.split(' ')
    const pattern = new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`)
    return itsMethod === method && pattern.test(pathname)
  })
  const parameters = (name: string) => name.split(':').length
  return fitting.sort((a, b) => parameters(a) - parameters(b))[0] as CallName | undefined
}

function unlessAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
    work.then(resolve, reject)
  })
}

/** What the real server replies, to change a part of it in a stub. */
export function realReply<N extends CallName>(name: N, who: 'member' | 'anonymous' = 'member'): ReplyTo<N> {
  return JSON.parse(inject('recordedReplies')[who][name]?.body ?? '')
}
