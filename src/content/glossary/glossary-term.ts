/** A word that learners ask about, explained by itself. */
export interface GlossaryTerm {
  /** Stable: the ids of the tutor's passages contain it. */
  readonly id: string
  readonly term: string
  /** Other names and spellings of the same thing. */
  readonly also: readonly string[]
  /** One to three sentences. */
  readonly text: string
  /** Names of the lessons in which it is used. */
  readonly patterns: readonly string[]
}
