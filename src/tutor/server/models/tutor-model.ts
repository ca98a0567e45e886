/** One question and its answer, as the server stored them. */
export interface TutorTurn {
  readonly question: string
  readonly reply: string
}

/** Everything an answer may depend on. It does not say who asks. */
export interface TutorRequest {
  readonly topicId: string
  /** Answered turns of this session, oldest first. */
  readonly turns: readonly TutorTurn[]
  readonly question: string
  /** Numbers of the problems that the learner has solved. */
  readonly solved: ReadonlySet<number>
}

export interface TutorReply {
  /** Pieces of text as they are written. Ends normally, or throws ModelFailure. */
  readonly pieces: AsyncIterable<string>
  /** What it cost, for the day budgets. Known when `pieces` has ended, failed or was aborted. */
  readonly tokens: () => number
  /** Whether the model reached the limit of its length; known when `pieces` has ended. */
  readonly isCut: () => boolean
}

/** Who answers. The port that the coach and every hosted model fit. */
export interface TutorModel {
  /** Shown on the page. */
  readonly answeredBy: { readonly kind: 'coach' | 'model'; readonly name: string }
  /** Upper bound of what one call may cost, reserved before it is made. */
  readonly mostTokens: number
  readonly reply: (request: TutorRequest, signal: AbortSignal) => TutorReply
  /** Messages that may come after the answer to this request. It depends on nothing else, so it is not stored. */
  readonly followUps: (request: TutorRequest) => Promise<readonly string[]>
  /** Does beforehand what only the first question would have to wait for. Safe to repeat. */
  readonly prepare?: (() => void) | undefined
}

/** Why a model gave no (full) answer; the server turns it into a status and a sentence. */
export class ModelFailure extends Error {
  readonly kind: 'rate-limited' | 'timed-out' | 'failed'
  constructor(kind: ModelFailure['kind'], reason: string) {
    super(reason)
    this.kind = kind
  }
}
