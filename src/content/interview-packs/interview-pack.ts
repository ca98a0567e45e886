/** What helps a friend without training to run an interview about one problem. Never shown to a candidate before it. */
export interface InterviewPack {
  /** Number of the external problem. */
  readonly number: number
  readonly title: string
  /** `Question? Answer.`: what a candidate should ask, and what to reply. */
  readonly clarify: readonly string[]
  /** From a nudge to nearly the whole method: each gives more away than the one before. */
  readonly hints: readonly [string, string, string]
  /** What to ask when there is time left. */
  readonly followUps: readonly string[]
  /** `name = JSON, name = JSON gives JSON: what it shows.`; a test runs every one of them. */
  readonly edgeCases: readonly string[]
  /** What is seen and heard of a strong answer, and of a weak one. */
  readonly strongAnswer: string
  readonly weakAnswer: string
}
