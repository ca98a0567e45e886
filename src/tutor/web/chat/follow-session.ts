import { ApiError } from '#platform/web/call-api.ts'
import type { TutorSession } from './session.ts'

/** How often a server that cannot be reached is asked again: about a minute. */
const mostFailedReads = 60
const pollMs = 1000

/**
 * Reads a session again and again until nothing is being answered in it.
 *
 * @returns what the server replied last.
 * @throws ApiError when the server refuses; whatever the last read threw when it stays away; when aborted.
 */
export async function followSession(
  signal: AbortSignal,
  read: () => Promise<TutorSession>,
  wait = () => pause(pollMs),
): Promise<TutorSession> {
  for (let failures = 0; ; ) {
    try {
      const stored = await read()
      if (!stored.pending) return stored
      failures = 0
    } catch (error) {
      failures += 1
      const isRefused = error instanceof ApiError && error.status < 500
      if (signal.aborted || isRefused || failures === mostFailedReads) throw error
    }
    await wait()
  }
}

export function pause(delayMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, delayMs))
}
