import { createContext, useContext } from 'react'
import type { Difficulty } from '#curriculum/lesson.ts'

/** What a row knows of its problem, shown in the drawer at once. */
export interface DrawerProblem {
  /** The problem's number on LeetCode, or a number of our own for problems that were imported without one. */
  readonly number: number
  readonly title: string
  readonly url: string
  readonly difficulty: Difficulty
}

export interface DrawerOptions {
  /** Slug of the pattern in whose lesson it was opened: its hints come first. */
  readonly lesson?: string
  /** The companies are folded, too. */
  readonly isBlind?: boolean
}

export type OpenProblemDrawer = (problem: DrawerProblem, options?: DrawerOptions) => void

export const ProblemDrawerContext = createContext<OpenProblemDrawer>(() => {})

/** Opens the drawer with everything about a problem. It is the same on every page. */
export function useProblemDrawer(): { readonly open: OpenProblemDrawer } {
  return { open: useContext(ProblemDrawerContext) }
}
