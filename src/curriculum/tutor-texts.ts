/** What a question about a pattern asks for. */
type PatternQuestionKind = 'what' | 'when' | 'why' | 'cost' | 'compare' | 'mistake' | 'how'

/** A question that learners ask about a pattern. */
export interface PatternQuestion {
  readonly kind: PatternQuestionKind
  /** As the card shows it: a sentence that ends in a question mark. Without it, one of the wordings. */
  readonly question?: string
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

const asking =
  /^(who|what|when|where|why|which|how|can|could|does|do|did|is|are|isn't|should|must|will|may|has|have)\b/i

/** A question as it is shown, unique in its pattern: without a written one, the wording that is most of a sentence. */
export function wordingOf({ question, asks }: PatternQuestion): string {
  if (question !== undefined) return question
  const sentences = asks.filter((ask) => ask.split(' ').length >= 4)
  const best = sentences.find((ask) => asking.test(ask)) ?? sentences[0] ?? asks[0] ?? ''
  const text = best.replaceAll(/\bi\b/g, 'I').replaceAll(/\b(do|does|is|are|ca|wo|did)nt\b/g, "$1n't")
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${asking.test(text) ? '?' : ''}`
}

/** Part of the pattern's card that answers a question, such as `-question-why-not-a-hash-set`. */
export function partOf(question: PatternQuestion): string {
  const words =
    wordingOf(question)
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? []
  return `-question-${words.join('-')}`
}
