/** What mails say about a member's practice. Every number is one that the member sees on the pages of practice. */
export interface PracticeState {
  /** As in 'Ten prompts, five of them due'. */
  readonly heading: string
  /** As in 'About six minutes.' */
  readonly duration: string
  /** Of the round that a press would start. */
  readonly roundSize: number
  readonly dueCount: number
  /** In milliseconds since 1970; null before the first answer. */
  readonly lastAnsweredAt: number | null
  /** Days with answers, and how many: days are counted from 1970, where the member was. */
  readonly days: readonly { readonly day: number; readonly answered: number }[]
  /** In meters; null before the first answer that counts. */
  readonly altitude: { readonly meters: number; readonly range: number } | null
  /** In percent, by the name of the pattern; only what the pages show as a number. */
  readonly recall: Readonly<Record<string, number>>
  readonly isCheckOpen: boolean
  /** 0 is today; null when no date is known, or it has passed. */
  readonly daysToInterview: number | null
  /** The last Sealed Five with a result, and the Monday of its week. */
  readonly lastCheck: {
    readonly monday: number
    readonly credit: number
    readonly answered: number
  } | null
}

/** What the next weekly summary compares with. */
export interface Snapshot {
  /** Local date, as '2026-11-27'. */
  readonly date: string
  readonly meters: number | null
  readonly recall: PracticeState['recall']
  /** The Monday of the last Sealed Five that was known then. Left out by earlier releases. */
  readonly checked?: string | null
}

/** Reads the state at a moment, as far as it is known, for a member whose clock is `offset` minutes ahead of UTC. */
export type ReadPractice = (
  userId: string,
  time: { readonly now: number; readonly offset: number },
) => Promise<PracticeState>
