/** A problem statement of our own, without a title, a tag or the name of a pattern, as it is asked and judged. */
export interface AskedPrompt {
  /** Never changes, and is never used again: answers refer to it. */
  readonly id: string
  /**
   * As an interviewer would say it, with the size or limit where it decides. Short: 35 to 80 words. Long: 100 to 180
   * words, with an example, what does not matter, and the limits at the end. Vague: one sentence.
   */
  readonly text: string
  /** Short when left out. */
  readonly form?: 'long' | 'vague'
  /** Of a vague prompt: what one would ask before naming anything, with the answer. */
  readonly asks?: readonly { readonly question: string; readonly answer: string }[]
  /** Variants of one problem (another world, other numbers, the same evidence) share the id of the first one. */
  readonly family?: string
  /** Slug of the pattern that is the best first thought. */
  readonly pattern: string
  /** Patterns that also solve it well. They count as right. */
  readonly alsoFits?: readonly { readonly pattern: string; readonly whyNotFirst: string }[]
  /** Of one that is named among four: the other three. Its rivals when left out. */
  readonly others?: readonly [string, string, string]
  /** Two to four, in reading order. At least one decides, which means that it rules out the nearest rival. */
  readonly evidence: readonly Evidence[]
  /** The pattern most easily mistaken for the right one, and why it fails on this very problem. */
  readonly rival: { readonly pattern: string; readonly fails: string }
  /** One sentence: the solution idea. */
  readonly why: string
  /** Time of a fitting solution, as in `O(n log n)`. */
  readonly cost?: string
}

/** A prompt of rounds, lessons and checks. */
export interface Prompt extends AskedPrompt {
  readonly cost: string
  /** Where it happens, in a word or two. No two prompts of a pattern share one. */
  readonly world: string
  /** Names of data structures in the text, because the problem hands them over as input. */
  readonly given?: readonly string[]
}

export interface Evidence {
  /** Exact words of the text, or of an answer to what one asks. They occur once. */
  readonly words: string
  /** What they tell, in one sentence. */
  readonly tells: string
  readonly decides: boolean
}

/** Two prompts that differ in one clause, which changes the pattern. */
export interface MinimalPair {
  readonly id: string
  readonly prompts: readonly [Prompt, Prompt]
  /** The words that differ, as they are in the first and in the second text. */
  readonly clauses: readonly [string, string]
  /** One or two sentences: what the clause changes. */
  readonly changes: string
  /** One sentence: which property of the rival's method breaks. */
  readonly breaks: string
  /** An input on which the method of the first pattern gives a wrong answer to the second prompt, or the other way round. */
  readonly counterexample: {
    /** Index of the prompt that the input belongs to. */
    readonly prompt: 0 | 1
    readonly input: Readonly<Record<string, unknown>>
    readonly right: unknown
    /** What the rival's method answers, or why it cannot answer. */
    readonly wrong: unknown
    readonly explains: string
  }
}
