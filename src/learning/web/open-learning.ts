import { readCurrentUser } from '#accounts/web/current-user.ts'
import { call } from '#platform/web/call-api.ts'
import { runSaveQueue } from '#platform/web/run-save-queue.ts'
import type { LearningSource } from './learning-source.ts'
import { createLearningSync, waitingLearningPrefix } from './member-learning.ts'

export { openGuestLearning } from './open-guest-learning.ts'

const timeoutMs = 20_000

export function openMemberLearning(
  userId: string,
  onRefused: (sentence: string) => void,
): { readonly source: LearningSource; close(): void } {
  const sync = createLearningSync({
    userId,
    send: (body) =>
      call('PUT /api/learning', { body, keepalive: true, signal: AbortSignal.timeout(timeoutMs) }),
    isStillSignedIn: async () => (await readCurrentUser())?.id === userId,
    onRefused,
  })
  return { source: sync.source, close: runSaveQueue(sync, { prefix: waitingLearningPrefix, userId }) }
}
