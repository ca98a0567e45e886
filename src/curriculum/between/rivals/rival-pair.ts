/**
 * Two patterns that are easily taken for each other, and the one property that decides. A pair is written once and
 * read from both sides, so that rivals always point both ways.
 */
export interface RivalPair {
  readonly between: readonly [first: string, second: string]
  /** A yes/no question about a property of the problem. */
  readonly clue: string
  /** What follows if it is the first pattern, and if it is the second: one begins with Yes, the other with No. */
  readonly signs: readonly [first: string, second: string]
  readonly contrast: Contrast
}

/** A small problem of our own on which the other pattern visibly goes wrong. */
export interface Contrast {
  /** With its input. Code is marked by backticks, here and in `because`. */
  readonly problem: string
  /** Slug of the pattern that solves it, one of the two. */
  readonly is: string
  /** What the other pattern answers, and what is right. */
  readonly because: string
  /** The two results as JSON, where both are a value: what the other pattern answers, and what is right. */
  readonly answers?: readonly [wrong: string, right: string]
}
