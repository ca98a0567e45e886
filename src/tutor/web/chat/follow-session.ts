import type { ReplyOf } from '#platform/endpoint.ts'
import { ApiError } from '#platform/web/call-api.ts'
import type { tutorApi } from '../../contract.ts'

type StoredSession = ReplyOf<typeof tutorApi.readSession>

interface Following {
  readonly read: () => Promise<StoredSession>
  readonly onRead: (stored: StoredSession) => void
  /** Rejects when aborted. */
  readonly pause: (delayMs: number) => Promise<void>
}

/** How often a server that cannot be reached is asked again: about a minute. */
const mostFailedReads = 14
const pollMs = 1000
const longestPollMs = 5000

/**
 * Reads a session again and again until nothing is being answered in it.
 *
 * @returns what the server replied last.
 * @throws ApiError when the server refuses; whatever the last read threw when it stays away; when aborted.
 */
export async function followSession({ read, onRead, pause }: Following): Promise<StoredSession> {
  for (let failures = 0; ; ) {
    try {
      const stored = await read()
      failures = 0
      onRead(stored)
      if (!stored.pending) return stored
    } catch (error) {
      failures += 1
      const isRefused = error instanceof ApiError && error.status < 500
      if (isRefused || failures > mostFailedReads) throw error
    }
    await pause(Math.min(longestPollMs, pollMs * 2 ** Math.max(0, failures - 1)))
  }
}

/** Resolves after a while. Rejects with the reason of the signal once that is aborted, also when it was before. */
export function pause(delayMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const cancel = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      // One signal sees many pauses: each removes its listener.
      signal.removeEventListener('abort', cancel)
      resolve()
    }, delayMs)
    signal.addEventListener('abort', cancel, { once: true })
  })
}
