/** The three other names that are offered: none of them fits. */
export type OtherNames = readonly [string, string, string]

/** All that is kept of an answer's prompt is its ID, which says whether rounds ask it, too. */
export const quickPrefix = 'quick-'

/** A problem in a sentence or two, which can be read and named in seconds. */
export interface QuickText {
  /** Begins with the prefix. Never changes, and is never used again. */
  readonly id: string
  readonly text: string
  readonly pattern: string
  readonly others: OtherNames
  /** Words of the text that decide, and what they tell. */
  readonly words: string
  readonly tells: string
  /** One sentence: the solution idea. */
  readonly why: string
  /** Why the first of the other names fails here. */
  readonly fails: string
}
