import { dayMs } from '#platform/durations.ts'
import { type AppError, refuseAtLimit } from '../http/errors.ts'
import type { Exchange } from '../http/exchange.ts'
import type { Secrets } from '../secrets.ts'
import type { StoreHandle } from '../store/store.ts'
import { LimitReached, type LimitWindow, takeWindows } from './limit-windows-store.ts'

/** The key of a limit window. The address or network in it is hashed with the secret. */
export function windowKey(secrets: Secrets, name: string, ...subject: readonly string[]): string {
  return `${name}:${secrets.mac('limit', subject.join('\n'))}`
}

/** One window for each network of the client. Wider networks have larger budgets. */
export function networkWindows(
  secrets: Secrets,
  { networks }: Pick<Exchange, 'networks'>,
  window: Omit<LimitWindow, 'key'> & { readonly name: string; readonly subject?: string },
): readonly LimitWindow[] {
  const { name, subject, limit, ...rest } = window
  return networks.map(({ block, factor }) => ({
    ...rest,
    key: windowKey(secrets, name, ...(subject === undefined ? [] : [subject]), block),
    limit: limit * factor,
  }))
}

/** Replaces a reached limit by the refusal of the call. */
export async function refusedWith<Result>(
  work: Promise<Result>,
  refusal: (seconds: number) => AppError,
): Promise<Result> {
  try {
    return await work
  } catch (error) {
    throw error instanceof LimitReached ? refusal(error.seconds) : error
  }
}

/** What a person, or a pair of people, may do so often in a day or another period. */
interface PersonalLimit {
  readonly name: string
  readonly subject: readonly string[]
  readonly limit: number
  readonly periodMs?: number
}

/** Counts one event. @throws the refusal, logged under the name of the limit that was reached. */
export function takeOrRefuse(
  tx: StoreHandle,
  { secrets, exchange }: { readonly secrets: Secrets; readonly exchange: Pick<Exchange, 'event'> },
  { name, subject, limit, periodMs = dayMs }: PersonalLimit,
  refusal: (seconds: number) => AppError,
): Promise<void> {
  const key = windowKey(secrets, name, ...subject)
  return refusedWith(takeWindows(tx, [{ key, limit, periodMs }]), (seconds) =>
    refuseAtLimit(exchange, name, refusal(seconds)),
  )
}
