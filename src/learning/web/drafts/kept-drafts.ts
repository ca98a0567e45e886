import { type GenericSchema, nonEmpty, object, optional, pipe, record, string } from 'valibot'
import type { ReplyTo } from '#platform/endpoint.ts'
import { localJson } from '#platform/web/local-value.ts'
import type { Draft, KeptDraft } from '../../draft-rules.ts'

const draftFields = { text: string(), at: pipe(string(), nonEmpty()), sitting: string() }
export const draftSchema: GenericSchema<unknown, Draft> = object(draftFields)
const keptSchema: GenericSchema<unknown, KeptDraft> = object({
  draft: draftSchema,
  earlier: optional(object({ ...draftFields, until: string() })),
})

/** One draft in a browser. */
export interface LocalDraft {
  /** The same object until it changes. */
  read(): KeptDraft | undefined
  write(kept: KeptDraft): void
  /** Returns a function that stops it. */
  onChange(listener: () => void): () => void
}

/** Of a member: what the account has, or will have. Deleted at sign-out. */
export function memberDraft(id: string): LocalDraft {
  return localJson(`capra.draft.${id}`, keptSchema)
}

/** Of guests and visitors, by ID, in this browser only. */
export const guestDrafts = localJson('capra.guestDrafts', record(string(), keptSchema))
/** Browsers store 5 MB. */
const mostGuestDrafts = 60

export function guestDraft(id: string): LocalDraft {
  return {
    read: () => guestDrafts.read()?.[id],
    write(kept) {
      const all = Object.entries({ ...guestDrafts.read(), [id]: kept })
      const newest = all
        .toSorted(([, a], [, b]) => (a.draft.at < b.draft.at ? 1 : -1))
        .slice(0, mostGuestDrafts)
      guestDrafts.write(Object.fromEntries(newest))
    },
    onChange: guestDrafts.onChange,
  }
}

export type SavedDraft = ReplyTo<'GET /api/drafts/:id'>

/**
 * Takes what the account has, unless this browser has a later change. Of the earlier drafts the later one stays, because
 * the account does not know what was replaced here without network.
 *
 * @returns whether this browser has a later change, which the account must get
 */
export function keepSaved(stored: LocalDraft, saved: SavedDraft): boolean {
  const local = stored.read()
  const isLater = local !== undefined && (saved.draft === null || local.draft.at > saved.draft.at)
  const draft = isLater ? local.draft : saved.draft
  const [earlier] = [local?.earlier, saved.earlier]
    .filter((each) => each !== undefined && each !== null)
    .sort((a, b) => (a.at < b.at ? 1 : -1))
  if (draft) stored.write({ draft, ...(earlier && { earlier }) })
  return isLater
}
