/** What a question about a pattern asks for. */
type PatternQuestionKind = 'what' | 'when' | 'why' | 'cost' | 'compare' | 'mistake' | 'how'

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
}

/** Questions that learners ask about a practice problem. */
export interface ProblemNote {
  readonly number: number
  readonly questions: readonly { readonly asks: readonly string[]; readonly answer: string }[]
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
}

/** Part of the pattern's card that answers a question, such as `-question-why-not-a-hash-set`. */
export function partOf({ question }: PatternQuestion): string {
  const words = question.toLowerCase().match(/[a-z0-9]+/g) ?? []
  return `-question-${words.join('-')}`
}
