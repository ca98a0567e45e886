import type { TutorRequest } from './models/tutor-model.ts'

/** Finds what our lessons say about a message. The same request always has the same answer. */
export interface Coach {
  readonly answer: (request: TutorRequest) => Promise<CoachAnswer>
  /** Reads the lessons, which takes about half a second; otherwise the first question does. */
  readonly prepare?: (() => void) | undefined
}

export interface CoachAnswer {
  readonly kind: string
  /** Markdown: paragraphs, lists, code, quotes and links to our own pages. */
  readonly text: string
  /** What the answer is based on, best first. */
  readonly passages: readonly Passage[]
  /** Up to four messages that may come next, each at most 80 characters long. */
  readonly followUps: readonly string[]
  /** Title of the practice problem that the learner works on. */
  readonly problem?: string | undefined
}

/** A piece of a lesson, and the path of the page that shows it. */
export interface Passage {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly link: string
}
