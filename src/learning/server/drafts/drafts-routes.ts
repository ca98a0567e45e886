import { readNow } from '#accounts/server/account-store.ts'
import { type Route, route } from '#platform/server/http/route.ts'
import type { Store } from '#platform/server/store/store.ts'
import { type KeptDraft, unexpired } from '../../draft-rules.ts'
import { draftsApi } from '../../drafts-contract.ts'
import { readDraft } from './drafts-store.ts'
import { saveDraft } from './save-draft.ts'

export function draftsRoutes({ store }: { readonly store: Store }): readonly Route[] {
  return [
    route(draftsApi.read, async ({ caller: { userId }, params: { id } }) =>
      present(userId, id, await readDraft(store, userId, id), await readNow(store)),
    ),
    route(draftsApi.save, async ({ caller: { userId }, body: { id, ...written } }) =>
      present(userId, id, await saveDraft(store, userId, id, written), await readNow(store)),
    ),
  ]
}

function present(userId: string, id: string, kept: KeptDraft | undefined, now: number) {
  return { userId, id, draft: kept?.draft ?? null, earlier: unexpired(kept?.earlier, now) ?? null }
}
