import type { Scene } from './scene.ts'

/**
 * One moment of a running algorithm: a whole picture, so that going back or jumping is only a change of index.
 * What a step holds is never changed afterwards.
 */
export interface Step {
  readonly scene: Scene
  /**
   * What the algorithm keeps beside the picture: its queue, its stack, its map. Every step of a run shows the same
   * kinds in the same order.
   */
  readonly beside?: readonly Scene[]
  readonly caption: Caption
  /** Label of the code line that runs now; the same label stands in all four languages. */
  readonly line: string
  readonly variables: readonly Variable[]
  /** The number whose path tells the story, where the pattern has one. */
  readonly quantity?: number
  /** Present where the algorithm chooses, and a learner can say what it will do. */
  readonly decision?: Decision
}

/** Yields its steps and returns the true answer, so that a test can compare it with brute force. */
export type Trace<Answer> = Generator<Step, Answer, void>

export interface Caption {
  /** What is so, in a few words. */
  readonly fact: string
  /** Why the algorithm goes on as it does. */
  readonly why: string
}

export interface Variable {
  readonly name: string
  /** Absent until the algorithm has given it one. */
  readonly value?: number | string
}

export interface Decision {
  readonly question: string
  readonly options: readonly string[]
  /** The option that the algorithm takes. */
  readonly answer: string
  /** The code line to show while the question is open: the step's own line would give the answer away. */
  readonly line: string
}
