import { type Dispatch, type SetStateAction, useEffect, useState } from 'react'
import { localValue } from '#platform/web/local-value.ts'
import { tutorLimits } from '../../session-rules.ts'

const storedDraft = localValue('capra.tutorDraft', 'session')

/** A question that is being typed is there again after a reload, in the session it was typed in. */
export function useDraft(
  sessionId: string | undefined,
  draft: string,
  setDraft: Dispatch<SetStateAction<string>>,
): void {
  const [owner, setOwner] = useState<string>()
  // While drawing, so that what was storedDraft is in the box before an empty box is storedDraft.
  if (sessionId !== owner) {
    setOwner(sessionId)
    if (sessionId !== undefined && draft === '') setDraft(readDraft(storedDraft.read(), sessionId))
  }

  useEffect(() => {
    if (sessionId === undefined) return
    const record = draftRecord(sessionId, draft)
    if (record === undefined) storedDraft.clear()
    else storedDraft.write(record)
  }, [sessionId, draft])
}

/** More than can be sent, so that a reload does not shorten a draft the learner is still editing. */
const longestDraft = 4 * tutorLimits.messageLength

/** What to keep of a question that is being typed; `undefined` when there is nothing. */
export function draftRecord(sessionId: string, text: string): string | undefined {
  return text === '' ? undefined : `${sessionId}\n${text.slice(0, longestDraft)}`
}

/** The storedDraft text; of another session's, none. */
export function readDraft(record: string | null, sessionId: string): string {
  const head = `${sessionId}\n`
  return record?.startsWith(head) ? record.slice(head.length) : ''
}
