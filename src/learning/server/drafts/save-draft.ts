import { readNow } from '#accounts/server/account-store.ts'
import { AppError } from '#platform/server/http/errors.ts'
import type { Store } from '#platform/server/store/store.ts'
import { type Draft, type KeptDraft, mostDrafts, writeDraft } from '../../draft-rules.ts'
import { countDrafts, lockDrafts, putDraft, readDraft } from './drafts-store.ts'

/** @throws AppError `conflict` for one draft more than are kept */
export function saveDraft(store: Store, userId: string, id: string, written: Draft): Promise<KeptDraft> {
  return store.transaction(async (tx) => {
    await lockDrafts(tx, userId)
    const now = await readNow(tx)
    const before = await readDraft(tx, userId, id)
    if (!before && (await countDrafts(tx, userId)) >= mostDrafts)
      throw new AppError(
        'conflict',
        `Your account keeps ${mostDrafts} drafts of code. This one stays in this browser only.`,
      )
    // A clock that is ahead must not win over later changes of other devices.
    const at = Date.parse(written.at) > now ? new Date(now).toISOString() : written.at
    const kept = writeDraft(before, { ...written, at }, now)
    await putDraft(tx, userId, id, kept)
    return kept
  })
}
