import { ownsStorage } from '#accounts/web/personal-storage.ts'
import type { SentBody } from '#platform/endpoint.ts'
import { ApiError, sentenceOf } from '#platform/web/call-api.ts'
import { createSaveQueue, type QueueEnvironment } from '#platform/web/save-queue.ts'
import type { Draft } from '../../draft-rules.ts'
import { draftSchema, keepSaved, memberDraft, type SavedDraft } from './kept-drafts.ts'

interface DraftSyncOptions {
  readonly userId: string
  send(draft: SentBody<'PUT /api/drafts'>): Promise<SavedDraft>
  isStillSignedIn(): Promise<boolean>
  onRefused(sentence: string): void
}

export const waitingDraftsPrefix = 'capra.waitingDrafts.'

/** A member's drafts wait in this browser until the server has them, also over a sign-out. */
export function createDraftSync(options: DraftSyncOptions, environment?: QueueEnvironment) {
  const { userId } = options
  /** There are too many drafts: said once, not after every change. */
  const refused = new Set<string>()

  const queue = createSaveQueue<Draft, SavedDraft>(
    {
      ...options,
      prefix: waitingDraftsPrefix,
      schema: draftSchema,
      isReplaced: true,
      mostItems: 1,
      async send(items) {
        const { id, value } = items[0]!
        try {
          return await options.send({ id, ...value })
        } catch (error) {
          if (error instanceof ApiError && error.status === 409) refused.add(id)
          throw error
        }
      },
      isOwnReply: (reply) => reply.userId === userId,
      onSaved(saved) {
        // The reply may come after a sign-out.
        if (ownsStorage(userId)) keepSaved(memberDraft(saved.id), saved)
      },
      refusalIn: sentenceOf,
      onChange() {},
    },
    environment,
  )

  return {
    ...queue,
    save(id: string, draft: Draft): void {
      if (!refused.has(id)) queue.put(id, draft)
    },
  }
}
