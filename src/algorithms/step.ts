import type { Scene } from './scene.ts'

/**
 * One moment of a running algorithm: a complete picture, so that stepping back or jumping only changes an index.
 * A step is never changed afterwards.
 */
export interface Step {
  readonly scene: Scene
  /**
   * What the algorithm keeps beside the picture: its queue, its stack, its map. Every step of a run shows the same
   * kinds in the same order.
   */
  readonly beside?: readonly Scene[]
  readonly caption: Caption
  /** Label of the running code line; all four languages have the same labels. */
  readonly line: string
  readonly variables: readonly Variable[]
  /** The quantity to plot, if the pattern has one. */
  readonly quantity?: number
  /** What the algorithm compares here, to show one below the other. */
  readonly comparison?: Comparison
  /** Present where the algorithm makes a choice that a learner can predict. */
  readonly decision?: Decision
}

/** Yields steps and returns the answer, so that a test can compare it with brute force. */
export type Trace<Answer> = Generator<Step, Answer, void>

export interface Caption {
  /** What is true now, in a few words. */
  readonly fact: string
  /** Why the algorithm continues as it does. */
  readonly why: string
}

export interface Comparison {
  readonly choices: readonly { readonly name: string; readonly sum: string; readonly value: number }[]
  readonly takes: 'the larger' | 'the smaller'
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
  /** Why each other option is wrong in this state, for whoever drives the algorithm by hand. */
  readonly wrong?: Readonly<Record<string, string>>
  /** Where an option is pressed in the picture, if it has a position there. */
  readonly positions?: Readonly<Record<string, PicturePosition>>
}

/** Something in the picture of a step. */
export type PicturePosition = (
  | { readonly kind: 'cell'; readonly index: number }
  | { readonly kind: 'table-cell'; readonly row: number; readonly column: number }
  | { readonly kind: 'pointer'; readonly name: string }
  /** Of a list, a tree or a graph. */
  | { readonly kind: 'node'; readonly id: string }
  /** Of a stack or queue, a map or intervals, counted from the first one drawn. */
  | { readonly kind: 'item'; readonly index: number }
) & {
  /** 0 for the step's scene, and from 1 on for those beside it. */
  readonly in?: number
}
