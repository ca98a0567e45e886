import type { InputTexts, LegendEntry } from '#algorithms/demo.ts'
import type { Scene } from '#algorithms/scene.ts'
import type { PracticeProblem } from '../lesson.ts'
import type { Evidence, Prompt } from '../prompt.ts'

/**
 * One problem, carried from its statement to its code in nine steps, with a question before every answer. The problem
 * is that of the pattern's demo, on one small input. Texts mark **deciding words** and `code`.
 */
export interface Walkthrough {
  /** Names the problem in a few words, as in 'Five houses in a row'. */
  readonly title: string
  /** The problem in our own words, with the values of the input. */
  readonly problem: string
  /** Of the demo: the tempting first try fails on it, and every kind of move happens. */
  readonly input: InputTexts
  readonly firstTry: FirstTry
  readonly bruteForce: BruteForce
  readonly idea: Idea
  readonly watch: { readonly title: string; readonly text: string }
  readonly code: CodeTour
  readonly clues: Clues
  /** One of this pattern and one of its nearest rival. */
  readonly spots: readonly [LessonSpot, LessonSpot]
  readonly end: End
}

/** A drawing of the demo's kind, made by code from the lesson's input. */
export interface Picture {
  readonly title?: string
  readonly scene: Scene
  readonly beside?: readonly Scene[]
  /** What it adds up to, below it. */
  readonly note?: string
  /** What is marked in it, where the texts do not say so. */
  readonly legend?: readonly LegendEntry[]
}

/** Has one right option. */
export interface Question {
  /** Never changes: stored answers refer to it. Unique in its walkthrough. */
  readonly id: string
  readonly ask: string
  /** A fact that the answer needs, in one sentence. */
  readonly note?: string
  /** Two to four. */
  readonly options: readonly Option[]
  /** Index of the right one. */
  readonly right: number
}

interface Option {
  readonly text: string
  /**
   * Shown once it is chosen. Of the right one: why it is right. Of a wrong one: the thought behind it and where it
   * fails, never only that it is wrong.
   */
  readonly says: string
}

/** Step 1: what one would try, with no wrong answer. Each try is run on the input. */
export interface FirstTry {
  readonly picture: Picture
  readonly tries: readonly Try[]
  /** What is left to ask, whichever was chosen. */
  readonly leavesOpen: string
  readonly ownChoice?: OwnChoice
}

/** The cells of the picture take presses, and what is chosen is added up. */
export interface OwnChoice {
  readonly invitation: string
  /** Why a cell cannot be chosen beside those that are. */
  refuses(cell: number, chosen: readonly number[]): string | undefined
}

interface Try {
  readonly text: string
  /** What it gave on the input, beside the best there is. */
  readonly says: string
  /** Its result, and the best one where that differs. */
  readonly pictures: readonly Picture[]
}

/** Step 2: everything that can be tried, counted, and what of it is wasted. */
export interface BruteForce {
  readonly title: string
  readonly text: string
  /** The run before the question. */
  readonly before: Picture
  readonly question: Question
  /** The same run with the waste marked. */
  readonly after: Picture
  /** Counts from the run. */
  readonly tally?: readonly TallyRow[]
  /** What the work grows to, in one or two sentences. */
  readonly cost: string
}

export interface TallyRow {
  readonly label: string
  readonly count: number
  /** How many of them repeat earlier work or cannot matter. */
  readonly wasted: number
}

/** Step 3: two to five questions, each of which fills a line that stays. */
export interface Idea {
  readonly title: string
  readonly text: string
  /** The lines of a category have the same names. */
  readonly lines: readonly IdeaLine[]
  /** What these lines are together, in a sentence or two. */
  readonly summary: string
}

export interface IdeaLine {
  readonly name: string
  readonly text: string
  /** Without a question, the line is given together with the one before it. */
  readonly question?: Question
  /** For the question; the picture stays until the next one. */
  readonly picture?: Picture
  /** What stays true at every step: exactly one line of a lesson. */
  readonly staysTrue?: true
}

/** Step 5: the code of the demo, with its parts named by the lines of the idea. */
export interface CodeTour {
  readonly title: string
  /** In the order of the code. Each names labels of the listing, which all four languages have. */
  readonly parts: readonly { readonly name: string; readonly labels: readonly string[] }[]
  /** Label of the line that keeps what stays true, or of all that do it together: the first two are choices. */
  readonly keeps: string | readonly string[]
  /** What is not obvious in the code, and the cost, in one sentence each. */
  readonly note: string
  /** Which input fails when one line is written wrong. */
  readonly edge: Question
}

/** Step 6. */
export interface Clues {
  /** Of the problem's text. */
  readonly evidence: readonly Evidence[]
  readonly rival: NearestRival
}

export interface NearestRival {
  /** Slug. */
  readonly pattern: string
  /** A yes/no question about the problem. */
  readonly property: string
  /** Each begins with Yes or No. */
  readonly here: string
  readonly there: string
  /** A problem of the rival's kind in two or three sentences, on which this pattern fails. */
  readonly example: string
  readonly picture?: Picture
  /** The same with its answer, once the question is answered. */
  readonly solved?: Picture
  /** What this pattern would answer there, and what is right. */
  readonly question: Question
}

/** Steps 7 and 8. */
export interface LessonSpot {
  /** Is in no round. */
  readonly prompt: Prompt
  /** The idea as a line of code, where it is one: every Spot whose answer is dynamic programming has it. */
  readonly formula?: string
  /** Three patterns, the right one among them, each with its idea in a few words. */
  readonly names: readonly { readonly pattern: string; readonly line: string }[]
}

/** Step 9. */
export interface End {
  /** The idea in one sentence: what one can now recognize. */
  readonly canDo: string
  /** The practice problem to solve first. */
  readonly practice: PracticeProblem
  /** One sentence: how it relates to the lesson's problem. */
  readonly practiceIs: string
}
