/** Help with one practice problem. `Code` is marked. */
export interface ProblemHelp {
  /** What the problem asks, in one to three sentences of our own, without examples. */
  readonly asks: string
  /**
   * In their order: where to start, as the smallest case or what a call, cell or pointer is; what happens at one element,
   * call or cell; the plan, and what stays true.
   */
  readonly hints: readonly [start: string, next: string, idea: string]
  /** The listing of this pattern that solves it as it is, by its id. */
  readonly solvedBy?: string
  /** If it costs something else than the lesson says: how much, as in `O(h) time and O(1) space`, and because of what. */
  readonly cost?: string
}

/** By number of the practice problem. Server only: guests get it for the open categories. */
export type ProblemHelpTexts = Readonly<Record<number, ProblemHelp>>
