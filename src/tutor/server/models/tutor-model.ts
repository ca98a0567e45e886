import type { CodeRun } from '../../contract.ts'

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
  /** What the learner's browser reports of running the code in the question. The answer begins with it. */
  readonly run?: CodeRun
  /** Numbers of the problems that the learner has solved. */
  readonly solved: ReadonlySet<number>
  /** A model phrases the answer, so the coach adds the material for it. */
  readonly isForModel?: boolean
}

/** Finds what our lessons say about a message. */
export interface Coach {
  readonly answer: (request: TutorRequest) => Promise<CoachAnswer>
  /** Does beforehand what only the first question would have to wait for. Safe to repeat. */
  readonly prepare?: () => void
  /** Resolves when the process may exit: Node.js crashes when a thread ends while it loads its modules. */
  readonly close?: () => Promise<void>
}

export interface CoachAnswer {
  readonly kind: string
  /** Markdown: paragraphs, lists, code, quotes and links to our own pages. */
  readonly text: string
  /** Those that it quotes. */
  readonly passages: readonly Passage[]
  /** Up to four messages that may come next, each at most 80 characters long. */
  readonly followUps: readonly string[]
  /** What a model may use, most useful first. Some of it must not be shown. */
  readonly material?: readonly MaterialPart[]
  /** The learner works on a problem, so that a model gets no program that was printed earlier. */
  readonly isOnProblem?: boolean
}

export interface MaterialPart {
  readonly title: string
  readonly text: string
}

/** A piece of a lesson, and the path of the page that shows it. */
export interface Passage {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly link: string
}

/** An answer as it is being written: the rest is known when `pieces` has ended, failed or was aborted. */
export interface TutorReply {
  /** Ends normally, or throws ModelFailure. */
  readonly pieces: AsyncIterable<string> | Iterable<string>
  /** What it cost, for the day budgets. */
  readonly tokens: number
  /** Whether the model reached the limit of its length. */
  readonly isCut: boolean
  /** What the model proposes to say next, in place of the coach's. */
  readonly followUps?: readonly string[] | undefined
}

/** Who answers. The port that the coach and every hosted model fit. */
export interface TutorModel {
  /** Shown on the page. */
  readonly answeredBy: { readonly kind: 'coach' | 'model'; readonly name: string }
  /** Upper bound of what one call may cost, reserved before it is made. */
  readonly mostTokens: number
  /** Finds what the reply is based on, and what may be asked next. */
  readonly coach: Coach
  readonly reply: (request: TutorRequest, found: CoachAnswer, signal: AbortSignal) => TutorReply
}

/** Why a model gave no (full) answer; the server turns it into a status and a sentence. */
export class ModelFailure extends Error {
  readonly kind: 'rate-limited' | 'timed-out' | 'failed'
  constructor(kind: ModelFailure['kind'], reason: string) {
    super(reason)
    this.kind = kind
  }
}
