import { readCurrentUser } from '#accounts/web/current-user.ts'
import { call } from '#platform/web/call-api.ts'
import { runSaveQueue } from '#platform/web/run-save-queue.ts'
import { createDraftSync, waitingDraftsPrefix } from './drafts/draft-sync.ts'
import { guestLearning } from './guest-learning.ts'
import type { LearningSource } from './learning-source.ts'
import { createLearningSync, waitingLearningPrefix } from './member-learning.ts'
import { openGuestLearning } from './open-guest-learning.ts'

const timeoutMs = 20_000

interface LearningEvents {
  onRefused(sentence: string): void
  /** A guest's learning was added to the account. */
  onImported(): void
}

/** @param userId undefined for guests */
export function openLearning(
  userId: string | undefined,
  { onRefused, onImported }: LearningEvents,
): { readonly source: LearningSource; close(): void } {
  if (userId === undefined) return { source: openGuestLearning(), close() {} }
  const member = {
    userId,
    isStillSignedIn: async () => (await readCurrentUser())?.id === userId,
    onRefused,
  }
  const sync = createLearningSync({
    ...member,
    send: (body) =>
      call('PUT /api/learning', { body, keepalive: true, signal: AbortSignal.timeout(timeoutMs) }),
  })
  const drafts = createDraftSync({
    ...member,
    send: (body) =>
      call('PUT /api/drafts', { body, keepalive: true, signal: AbortSignal.timeout(timeoutMs) }),
  })
  const stops = [
    runSaveQueue(sync, { prefix: waitingLearningPrefix, userId }),
    runSaveQueue(drafts, { prefix: waitingDraftsPrefix, userId }),
    guestLearning.onChange(onImported),
  ]
  return {
    source: { ...sync.source, saveDraft: drafts.save },
    close() {
      for (const stop of stops) stop()
    },
  }
}
