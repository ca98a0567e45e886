import { call } from '#platform/web/call-api.ts'
import type { GuestWork } from '#progress/web/import/GuestImporter.tsx'
import { isTooLong } from '../../draft-rules.ts'
import { guestDrafts } from './kept-drafts.ts'

/** A guest's code stays in the browser until the account has it. What the account has by then is kept as the earlier draft. */
export const guestDraftsWork: GuestWork = {
  describe() {
    const count = written().length
    return count === 0 ? [] : [count === 1 ? '1 draft of code' : `${count} drafts of code`]
  },
  async add() {
    const sent = guestDrafts.read()
    for (const [id, { draft }] of written()) await call('PUT /api/drafts', { body: { id, ...draft } })
    if (guestDrafts.read() === sent) guestDrafts.clear()
  },
}

function written() {
  return Object.entries(guestDrafts.read() ?? {}).filter(
    ([, { draft }]) => draft.text.trim() !== '' && !isTooLong(draft.text),
  )
}
