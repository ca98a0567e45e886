/** Helps a friend without training to run an interview about one problem. Candidates never see it before the interview. */
export interface InterviewPack {
  /** Number of the external problem. */
  readonly number: number
  readonly title: string
  /** `Question? Answer.`: what a candidate should ask, and what to reply. */
  readonly clarify: readonly string[]
  /** The usual solution, for an interviewer who has not solved the problem: the idea, why it is right, and its cost. */
  readonly sketch: string
  /** What the sketched solution costs: a big-O term, then a short explanation if it needs one. */
  readonly target: {
    readonly time: string
    /** Memory beyond the input and the output. */
    readonly space: string
  }
  /** From a nudge to nearly the whole solution: each reveals more than the one before. */
  readonly hints: readonly [string, string, string]
  /** What to ask when there is time left. */
  readonly followUps: readonly string[]
  /** `name = JSON, name = JSON gives JSON: what it shows.`; a test runs all of them. */
  readonly edgeCases: readonly string[]
  /** What an interviewer sees and hears in a strong answer, and in a weak one. */
  readonly strongAnswer: string
  readonly weakAnswer: string
}
