import type { ModelFailure } from './tutor-model.ts'

/** What went wrong with one attempt. */
interface ModelError {
  readonly kind: ModelFailure['kind']
  /** For the log. Only our own words and the provider's codes: its sentences may repeat the key or the question. */
  readonly reason: string
  /** Worth a second attempt when nothing was written yet. */
  readonly isPassing: boolean
  /** The provider may have worked for it, and so charge for it. */
  readonly mayCost: boolean
  /** How long the provider asks to wait. */
  readonly retryAfterMs?: number | undefined
}

/** The call never reached the provider. */
const unreachable = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])
const passingCodes = new Set(['overloaded_error', 'api_error', 'server_error'])

/** Reads whatever the SDK threw or reported. */
export async function describeError(error: unknown): Promise<ModelError> {
  // Already loaded by the call that failed; not loaded at the start.
  const { APICallError } = await import('ai')
  const causes = causesOf(error)
  if (causes.some((cause) => cause instanceof Error && cause.name === 'TimeoutError'))
    return { kind: 'timed-out', reason: 'the model took too long', isPassing: false, mayCost: true }
  const call = causes.find((cause) => APICallError.isInstance(cause))
  const code = causes.map(providerCode).find((each) => each !== undefined)
  if (call?.statusCode === 200 || (!call && !code))
    return {
      kind: 'failed',
      reason: `the answer could not be read: ${nameOf(causes.at(-1))}`,
      isPassing: false,
      mayCost: true,
    }
  if (call && call.statusCode === undefined) return connectionError(causes)
  const status = call?.statusCode
  return {
    kind: status === 429 || code === 'rate_limit_error' ? 'rate-limited' : 'failed',
    reason: describeRefusal(status, code),
    isPassing: call ? call.isRetryable : passingCodes.has(code ?? '') || code === 'rate_limit_error',
    mayCost: false,
    retryAfterMs: retryAfterOf(call?.responseHeaders?.['retry-after']),
  }
}

function connectionError(causes: readonly unknown[]): ModelError {
  const code =
    causes.map((cause) => String(field(cause, 'code') ?? '')).find((each) => each !== '') ?? 'unknown'
  const neverArrived = unreachable.has(code)
  return {
    kind: code === 'UND_ERR_CONNECT_TIMEOUT' ? 'timed-out' : 'failed',
    reason: `${neverArrived ? 'no connection' : 'the connection broke before an answer'}: ${code}`,
    isPassing: true,
    mayCost: !neverArrived,
  }
}

function describeRefusal(status: number | undefined, code: string | undefined): string {
  const hint = status === 401 || status === 403 ? ' (look at AI_API_KEY)' : ''
  return `the provider answered ${[status, code].filter((part) => part !== undefined).join(' ')}${hint}`
}

/** The error, what caused it, and so on. */
function causesOf(error: unknown): unknown[] {
  const causes: unknown[] = []
  for (let next: unknown = error; next !== undefined && next !== null && causes.length < 8; ) {
    causes.push(next)
    next = field(next, 'cause')
  }
  return causes
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}

function nameOf(value: unknown): string {
  return value instanceof Error ? value.name : typeof value
}

/** A short machine word such as `overloaded_error`; a provider's sentences are not for the log. */
function providerCode(cause: unknown): string | undefined {
  const data = field(cause, 'data') ?? cause
  const inner = field(data, 'error') ?? data
  return [field(inner, 'code'), field(inner, 'type')].find(
    (word): word is string => typeof word === 'string' && /^[a-z]+(_[a-z]+)+$/.test(word),
  )
}

function retryAfterOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const seconds = Number(text)
  const milliseconds = Number.isNaN(seconds) ? Date.parse(text) - Date.now() : seconds * 1000
  return Number.isNaN(milliseconds) ? undefined : Math.max(0, milliseconds)
}
