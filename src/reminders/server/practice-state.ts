/** What mails say about a member's practice. Every number is one that the member sees on the pages of practice. */
export interface PracticeState {
  /** As in 'Ten prompts, five of them due today'. */
  readonly heading: string
  /** As in 'About six minutes.' */
  readonly duration: string
  /** Of the round that a press would start. */
  readonly roundSize: number
  readonly dueCount: number
  /** All answers so far. */
  readonly answered: number
  /** In milliseconds since 1970; null before the first answer. */
  readonly lastAnsweredAt: number | null
  /** In percent, by the name of the pattern; only what the pages show as a number. */
  readonly recall: Readonly<Record<string, number>>
}

/** The part of a state that a weekly summary compares with. */
export type Snapshot = Pick<PracticeState, 'answered' | 'recall'> & {
  /** Local date, as '2026-11-27'. */
  readonly date: string
}

/** Reads the state at a moment, as far as it is known, for a member whose clock is `offset` minutes ahead of UTC. */
export type ReadPractice = (
  userId: string,
  time: { readonly now: number; readonly offset: number },
) => Promise<PracticeState>
