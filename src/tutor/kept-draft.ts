import { tutorLimits } from './limits.ts'

/** More than can be sent: what is too long is shortened by who wrote it, not by a reload. */
const longestKept = 4 * tutorLimits.messageLength

/** What to keep of a question that is being typed; `undefined` when there is nothing. */
export function draftRecord(sessionId: string, text: string): string | undefined {
  return text === '' ? undefined : `${sessionId}\n${text.slice(0, longestKept)}`
}

/** The kept text; of another session's, none. */
export function readDraft(record: string | null, sessionId: string): string {
  const head = `${sessionId}\n`
  return record?.startsWith(head) ? record.slice(head.length) : ''
}
