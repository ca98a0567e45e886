import { dayMs } from '#platform/durations.ts'

/** Bytes of a draft in UTF-8. A longer one stays in the browser. */
export const longestDraft = 20 * 1024
/** Of one member. Four rungs and languages of all patterns are not reached by anybody who learns. */
export const mostDrafts = 400
/** How long a replaced draft can be brought back. */
const earlierKeptMs = dayMs

export interface Draft {
  /** Empty when the learner began anew. */
  readonly text: string
  /** ISO time with milliseconds at which it was changed. */
  readonly at: string
  /** Changes of one sitting at one screen continue each other; another sitting replaces the text. */
  readonly sitting: string
}

/** A draft and the one before it. */
export interface KeptDraft {
  readonly draft: Draft
  readonly earlier?: EarlierDraft | undefined
}

export interface EarlierDraft extends Draft {
  /** ISO time. */
  readonly until: string
}

/**
 * The last change wins, whichever comes first. What another sitting wrote is kept for a day. Writing again changes
 * nothing.
 *
 * @param now of the clock that decides how long, in ms
 */
export function writeDraft(kept: KeptDraft | undefined, written: Draft, now: number): KeptDraft {
  if (!kept) return { draft: written }
  const { draft } = kept
  const earlier = unexpired(kept.earlier, now)
  if (draft.sitting === written.sitting)
    return { draft: written.at > draft.at ? written : draft, ...(earlier && { earlier }) }
  const [older, newer] = written.at < draft.at ? [written, draft] : [draft, written]
  const isWorthKeeping = older.text.trim() !== '' && older.text !== newer.text
  const isNewest = earlier === undefined || earlier.at < older.at
  if (!isWorthKeeping || !isNewest) return { draft: newer, ...(earlier && { earlier }) }
  return { draft: newer, earlier: { ...older, until: new Date(now + earlierKeptMs).toISOString() } }
}

export function unexpired(earlier: EarlierDraft | undefined, now: number): EarlierDraft | undefined {
  return earlier && Date.parse(earlier.until) > now ? earlier : undefined
}

/** When a change of a draft is made. It is later than the one before, whatever the clock of this device says. */
export function timeAfter(before: Draft | undefined, now: number): string {
  return new Date(Math.max(now, before ? Date.parse(before.at) + 1 : 0)).toISOString()
}

export function isTooLong(text: string): boolean {
  return new TextEncoder().encode(text).length > longestDraft
}
