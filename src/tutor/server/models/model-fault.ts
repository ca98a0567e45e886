import type { ModelFailure } from '../tutor-model.ts'
import { BrokenConnection, ConnectFailure, UnusableAnswer } from './provider-fetch.ts'
import { TimedOut } from './time-limits.ts'

/** What went wrong with one attempt. */
export interface ModelFault {
  readonly kind: ModelFailure['kind']
  /** For the log. Only our own words and the provider's codes: its sentences may repeat the key or the question. */
  readonly reason: string
  /** Worth a second attempt when nothing was written yet. */
  readonly isPassing: boolean
  /** How long the provider asks to wait. */
  readonly retryAfterMs?: number
  /** The provider may have worked for it, and so ask for money. */
  readonly mayCost: boolean
}

const fault = (kind: ModelFault['kind'], reason: string, rest: Partial<ModelFault> = {}): ModelFault => ({
  kind,
  reason,
  isPassing: false,
  mayCost: false,
  ...rest,
})

/** Reads whatever the SDK threw or reported. */
export function faultOf(error: unknown): ModelFault {
  const causes = causesOf(error)
  const connect = causes.find((cause) => cause instanceof ConnectFailure)
  if (connect)
    return fault(connect.isTimeout ? 'timed-out' : 'failed', `no connection: ${connect.message}`, {
      isPassing: true,
    })
  const broken = causes.find((cause) => cause instanceof BrokenConnection)
  if (broken)
    return fault('failed', `the connection broke before an answer: ${broken.message}`, {
      isPassing: true,
      mayCost: true,
    })
  const late = causes.find((cause) => cause instanceof TimedOut)
  if (late ?? causes.some((cause) => nameOf(cause) === 'TimeoutError'))
    return fault('timed-out', late?.message ?? 'the whole answer took too long', { mayCost: true })
  const unusable = causes.find((cause) => cause instanceof UnusableAnswer)
  if (unusable) return fault('failed', unusable.message, { mayCost: true })
  const status = causes.map(statusOf).find((each) => each !== undefined && each !== 200)
  const code = causes.map(providerCode).find((each) => each !== undefined)
  if (status === 429 || code === 'rate_limit_error') {
    const retryAfterMs = causes.map(retryAfterOf).find((each) => each !== undefined)
    return fault('rate-limited', describe(status, code), {
      isPassing: true,
      ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
    })
  }
  if (status !== undefined || code !== undefined)
    return fault('failed', describe(status, code), {
      isPassing: status === undefined ? passingCodes.has(code ?? '') : status >= 500,
    })
  return fault('failed', `the answer could not be read: ${nameOf(causes.at(-1))}`, { mayCost: true })
}

const passingCodes = new Set(['overloaded_error', 'api_error', 'server_error'])

function describe(status: number | undefined, code: string | undefined): string {
  const hint = status === 401 || status === 403 ? ' (look at AI_API_KEY)' : ''
  return `the provider answered ${[status, code].filter((part) => part !== undefined).join(' ')}${hint}`
}

/** The error, what caused it, and so on; also what an SDK keeps as the provider's own error. */
function causesOf(error: unknown): unknown[] {
  const causes: unknown[] = []
  for (let next: unknown = error; next !== undefined && next !== null && causes.length < 8; ) {
    causes.push(next)
    next = field(next, 'cause')
  }
  return causes
}

function field(value: unknown, name: string): unknown {
  // Any object may be asked for any name; the answer is looked at before it is used.
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined
}

function nameOf(value: unknown): string {
  return value instanceof Error ? value.name : typeof value
}

function statusOf(cause: unknown): number | undefined {
  const status = field(cause, 'statusCode')
  return typeof status === 'number' ? status : undefined
}

/** A short machine word such as `overloaded_error`; a provider's sentences are not for the log. */
function providerCode(cause: unknown): string | undefined {
  const data = field(cause, 'data') ?? cause
  const inner = field(data, 'error') ?? data
  return [field(inner, 'code'), field(inner, 'type')].find(
    (word): word is string => typeof word === 'string' && /^[a-z]+(_[a-z]+)+$/.test(word),
  )
}

function retryAfterOf(cause: unknown): number | undefined {
  const text = field(field(cause, 'responseHeaders'), 'retry-after')
  if (typeof text !== 'string') return undefined
  const seconds = Number(text)
  const milliseconds = Number.isNaN(seconds) ? Date.parse(text) - Date.now() : seconds * 1000
  return Number.isNaN(milliseconds) ? undefined : Math.max(0, milliseconds)
}
