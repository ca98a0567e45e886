/**
 * Two patterns that are easily taken for each other, and the one clue that decides. A pair is written once and read
 * from both sides, so that rivals always point both ways.
 */
export interface RivalPair {
  readonly between: readonly [first: string, second: string]
  /** The question to put to the problem. */
  readonly clue: string
  /** What the answer is when it is the first pattern, and when it is the second. */
  readonly signs: readonly [first: string, second: string]
}
