import type { AppError } from '#platform/server/http/errors.ts'
import { LimitReached } from '#platform/server/limits/limit-windows-store.ts'
import type { Secrets } from '#platform/server/secrets.ts'

export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour

/** Names a window without keeping the address or network it is about. */
export function windowKey(secrets: Secrets, name: string, ...about: readonly string[]): string {
  return `${name}:${secrets.mac('limit', about.join('\n'))}`
}

/** Gives a full window the sentence of its call. */
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
