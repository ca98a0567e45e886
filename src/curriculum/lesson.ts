import type { CategoryHue } from './pattern.ts'

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
  /** Where a list has no room for the whole name. At most 20 characters. */
  readonly shortName?: string
  readonly description: string
  /** One sentence: how the pattern works. The card says it first. */
  readonly idea: string
  /** The recurrence or equation behind the idea, in the names that the demo's code uses where it has them. */
  readonly formula?: string
  /** Found by the search, not shown. */
  readonly scenarios: readonly string[]
  readonly identificationClues: string
  readonly recognitionGuide: {
    /** As they appear in problem texts. Three or four. */
    readonly keyPhrases: readonly string[]
    /** Each as `Name: what differs`. */
    readonly commonVariations: readonly string[]
  }
  /** Each as `What goes wrong: how to notice`. The card shows the first three. */
  readonly commonMistakes: readonly string[]
  /** What the pattern costs, and why it costs that. */
  readonly complexity: Complexity
  /** Each as `Situation: what to do instead`. For the tutor. */
  readonly whenNot: readonly string[]
  readonly story: Story
  /** A second small task of our own, worked through on a few values, for the tutor. It is none of the practice problems. */
  readonly workedExample: string
  /** The code of the demo first, which has the lesson's name, then one for each named variation worth reading. */
  readonly listings: readonly [Listing, ...Listing[]]
  readonly practice: readonly PracticeProblem[]
}

/** Problems that cost more or less say so in `help.ts`. */
export interface Complexity {
  /** As in `O(n log n)`. */
  readonly time: string
  /** One sentence. */
  readonly timeReason: string
  readonly space: string
  readonly spaceReason: string
}

/** One problem, from its statement to its solution. 120 to 200 words in all. */
export interface Story {
  /** A problem statement in our own words, with the deciding words between **double asterisks**. */
  readonly problem: string
  /** The first idea, and what it wastes. */
  readonly naive: string
  readonly insight: string
  /** What is true at every step. */
  readonly invariant: string
  /** Three to five steps. */
  readonly plan: readonly string[]
  /** The nearest rival, and why it fails on this problem. */
  readonly rival: { readonly name: string; readonly reason: string }
}

/** Code in every language, in `listings/<id>.<extension>` beside the lesson. */
export interface Listing {
  readonly id: string
  readonly label: string
  /** One sentence: when to reach for it, or what changes. */
  readonly note: string
  /** Names of the common variations whose code it is, which is found there. */
  readonly shows?: readonly string[]
  /** It is more than one function or class, or named differently in a language: nothing judges a learner's own. */
  readonly isJudged?: false
}

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

/** The first sentence of a text, without what follows. */
export function firstSentence(text: string): string {
  return text.match(/^.+?[.?!](?=\s|$)/)?.[0] ?? text
}
