import { inject, vi } from 'vitest'
import type { accountApi } from '#accounts/account-contract.ts'
import type { accountsApi } from '#accounts/contract.ts'
import type { factorApi } from '#accounts/factor-contract.ts'
import type { memberReviewApi } from '#accounts/operator-contract.ts'
import type { herdApi } from '#herd/contract.ts'
import type { patternsApi } from '#patterns/contract.ts'
import type { Endpoint, ReplyOf } from '#platform/endpoint.ts'
import type { practiceApi } from '#practice/contract.ts'
import type { progressApi } from '#progress/contract.ts'
import type { questionsApi } from '#questions/contract.ts'
import type { operatorApi } from '#questions/import/operator-contract.ts'
import type { reviewApi } from '#questions/review-contract.ts'
import type { tutorApi } from '#tutor/contract.ts'

type ValueOf<T> = T[keyof T]
type ApiEndpoint =
  | ValueOf<typeof accountApi>
  | ValueOf<typeof accountsApi>
  | ValueOf<typeof factorApi>
  | ValueOf<typeof herdApi>
  | ValueOf<typeof memberReviewApi>
  | ValueOf<typeof operatorApi>
  | ValueOf<typeof patternsApi>
  | ValueOf<typeof practiceApi>
  | ValueOf<typeof progressApi>
  | ValueOf<typeof questionsApi>
  | ValueOf<typeof reviewApi>
  | ValueOf<typeof tutorApi>
type NameOf<E> = E extends Endpoint ? `${E['method']} ${E['path']}` : never

/** An endpoint as in the contracts: `GET /api/categories`, `DELETE /api/buddies/:userId`. */
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
  /** The URL with parameters and query string. */
  readonly url: URL
  // biome-ignore lint/suspicious/noExplicitAny: tests assert on arbitrary request bodies.
  readonly body: any
  readonly headers: Headers
}

/** A reply body, a `refusal`, any `Response`, or `offline`. */
type Outcome<T> = T | Response | typeof offline
type Stub<T> = Outcome<T> | ((call: Call) => Outcome<T> | Promise<Outcome<T>>)
export type Stubs = { readonly [N in CallName]?: Stub<ReplyTo<N>> }

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
  to(name: CallName): readonly Call[]
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
  return new Promise<T>((resolve, reject) => {
    pending.add(reject)
    signal.addEventListener('abort', () => reject(signal.reason))
    work.then(resolve, reject).finally(() => pending.delete(reject))
  })
}

/** The recorded reply of the real server, as a base for a stub. */
export function realReply<N extends CallName>(name: N, who: 'member' | 'anonymous' = 'member'): ReplyTo<N> {
  return JSON.parse(inject('recordedReplies')[who][name]?.body ?? '')
}
