export type Difficulty = 'Easy' | 'Medium' | 'Hard'

/** A practice problem: facts only, linked and never copied. */
export interface PracticeProblem {
  readonly number: number
  readonly title: string
  readonly slug: string
  readonly difficulty: Difficulty
  readonly premium: boolean
  /** One sentence: what this problem adds to the ones before it. */
  readonly adds?: string
}

/** One pattern as it is taught. `practice` is append-only: a problem's place is its bit in the solved mask. */
export interface Lesson {
  readonly id: number
  /** Slug, e.g. `two-pointers`. */
  readonly name: string
  readonly displayName: string
  readonly description: string
  readonly scenarios: readonly string[]
  readonly identificationClues: string
  readonly recognitionGuide?: {
    /** As they appear in problem texts. */
    readonly keyPhrases: readonly string[]
    /** Each as `Name: what differs`. */
    readonly commonVariations: readonly string[]
  }
  /** Each as `What goes wrong: how to notice`. */
  readonly commonMistakes?: readonly string[]
  /** What the pattern costs, and why it costs that. */
  readonly complexity?: Complexity
  /** Each as `Situation: what to do instead`. */
  readonly whenNot?: readonly string[]
  readonly practice: readonly PracticeProblem[]
}

export interface Complexity {
  /** As in `O(n log n)`. */
  readonly time: string
  /** One sentence. */
  readonly timeReason: string
  readonly space: string
  readonly spaceReason: string
}

/** Name of a category's hue and drawing in the design tokens, as in `--cat-arrays`. */
export type CategoryHue = 'arrays' | 'bsearch' | 'strings' | 'lists' | 'stack' | 'trees' | 'graphs' | 'dp'

export interface LessonCategory {
  readonly id: number
  readonly displayName: string
  readonly description: string
  readonly hue: CategoryHue
  /** Words to listen for in a problem, shown on the landing page. */
  readonly listenFor: string
  readonly lessons: readonly Lesson[]
}

export function problemUrl(slug: string): string {
  return `https://leetcode.com/problems/${slug}/`
}

/** Stable id of a practice problem within its pattern; it does not depend on the problem's place in the list. */
export function practiceQuestionId(patternId: number, problemNumber: number): number {
  return patternId * 10_000 + problemNumber
}
