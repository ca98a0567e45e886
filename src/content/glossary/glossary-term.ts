/** A word that learners ask about, explained by itself. */
export interface GlossaryTerm {
  /** Stable; part of an address within the product. */
  readonly id: string
  readonly term: string
  /** Other names and spellings of the same thing. */
  readonly also: readonly string[]
  /** One to three sentences. */
  readonly text: string
  /** Names of the lessons in which it is used. */
  readonly patterns: readonly string[]
}
