/** What a question about a pattern asks for. */
type PatternQuestionKind = 'what' | 'when' | 'why' | 'cost' | 'compare' | 'mistake' | 'how'

/** A question that shows whether an answer was understood. A reply is judged by the words it contains. */
export interface Check {
  /** Answered in one to three words: a number, a name, a side, a cost. */
  readonly ask: string
  /** Accepted replies, the one to show first. */
  readonly right: readonly string[]
  /** Why the right reply is right, in one or two sentences. Follows it, and is told to those who give up. */
  readonly because: string
  /** Usual wrong replies. Each gets a sentence that leads on and does not give the answer away. */
  readonly wrong: readonly { readonly says: readonly string[]; readonly reply: string }[]
}

/** What learners assert, in their words. */
export interface Claim {
  readonly says: readonly string[]
  readonly isRight: boolean
  /** Begins with `Yes` or `No`, or says what is right about it. */
  readonly reply: string
}

/** What may come after an answer. */
export interface Further {
  /** One small input, worked through with its numbers. */
  readonly example: string
  /** The argument: why the answer is true. */
  readonly why: string
  readonly check: Check
  readonly claims: readonly Claim[]
}

/** A question that learners ask about a pattern. */
export interface PatternQuestion {
  readonly kind: PatternQuestionKind
  /** As the card shows it, unique in its pattern. */
  readonly question: string
  /** In several wordings, as learners type it. */
  readonly asks: readonly string[]
  readonly answer: string
  /** The other side of a comparison. */
  readonly with?: string
  /** Number of the one problem whose task it is about; for another problem of the pattern it says nothing. */
  readonly about?: number
  /** It belongs to no pattern, so it is answered in every session: what Big O means, or how to begin an interview. */
  readonly isGeneral?: boolean
  /** The most used answers have it. */
  readonly further?: Further
}

/** Questions that learners ask about a practice problem. */
export interface ProblemNote {
  readonly number: number
  readonly questions: readonly ProblemQuestion[]
}

export interface ProblemQuestion {
  /** As the page of the problem shows it. */
  readonly question: string
  /** In several wordings, as learners type it. */
  readonly asks: readonly string[]
  readonly answer: string
  readonly further?: Further
}

/** A task whose pattern is to be recognized. */
export interface QuizTask {
  readonly task: string
  /** Exact pieces of the task that rule out the pattern it is most easily mistaken for. */
  readonly words: readonly string[]
  readonly not: string
  /** Why that other pattern fails here. */
  readonly why: string
  readonly idea: string
  /** Time of the solution. */
  readonly cost: string
}

/** What the tutor knows about a pattern beside its lesson. Server only. */
export interface TutorTexts {
  readonly questions: readonly PatternQuestion[]
  readonly problems: readonly ProblemNote[]
  /** From easy to hard to recognize. */
  readonly quiz: readonly QuizTask[]
  /** What learners most often assert, beside the claims of single answers. */
  readonly claims: readonly Claim[]
}

/** Part of the pattern's card that answers a question, such as `-question-why-not-a-hash-set`. */
export function partOf({ question }: PatternQuestion): string {
  const words = question.toLowerCase().match(/[a-z0-9]+/g) ?? []
  return `-question-${words.join('-')}`
}
