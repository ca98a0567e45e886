import { ApiError } from '#platform/web/call-api.ts'
import { adoptStored } from '../session.ts'
import type { ChatDesk } from './chat-desk.ts'
import type { TutorCalls } from './tutor-calls.ts'

type StoredSession = Awaited<ReturnType<TutorCalls['read']>>

/** How often a server that cannot be reached is asked again: about a minute. */
const mostFailedReads = 14
const pollMs = 1000
const longestPollMs = 5000

/**
 * Takes over the session as the server has it, again and again until nothing is being answered in it.
 *
 * @returns what the server said of it last.
 * @throws ApiError when the server refuses; whatever the last read threw when it stays away; when aborted.
 */
export async function followSession(
  desk: ChatDesk,
  sessionId: string,
  signal: AbortSignal,
): Promise<StoredSession> {
  for (let failures = 0; ; ) {
    try {
      const stored = await desk.calls.read(sessionId, signal)
      failures = 0
      desk.show({ chat: adoptStored(desk.view().chat, stored) })
      if (!stored.pending) return stored
    } catch (error) {
      failures += 1
      const isRefused = error instanceof ApiError && error.status < 500
      if (signal.aborted || isRefused || failures > mostFailedReads) throw error
    }
    await desk.pause(Math.min(longestPollMs, pollMs * 2 ** Math.max(0, failures - 1)), signal)
  }
}
