import { type Dispatch, type SetStateAction, useEffect, useState } from 'react'
import { localValue } from '#platform/web/local-value.ts'
import { draftRecord, readDraft } from '../kept-draft.ts'

const kept = localValue('capra.tutorDraft', 'session')

/** A question that is being typed is there again after a reload, in the session it was typed in. */
export function useKeptDraft(
  sessionId: string | undefined,
  draft: string,
  setDraft: Dispatch<SetStateAction<string>>,
): void {
  const [owner, setOwner] = useState<string>()
  // While drawing, so that what was kept is in the box before an empty box is kept.
  if (sessionId !== owner) {
    setOwner(sessionId)
    if (sessionId !== undefined && draft === '') setDraft(readDraft(kept.read(), sessionId))
  }

  useEffect(() => {
    if (sessionId === undefined) return
    const record = draftRecord(sessionId, draft)
    if (record === undefined) kept.clear()
    else kept.write(record)
  }, [sessionId, draft])
}
