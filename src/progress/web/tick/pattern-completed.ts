import { createContext, useContext } from 'react'
import { patternList } from '#curriculum/index.ts'

/** The patterns, by id, that a tick of this problem has just completed. */
export function findCompleted(problem: number, solved: ReadonlySet<number>): readonly number[] {
  if (!solved.has(problem)) return []
  return patternList.flatMap(({ id, problems }) =>
    problems.includes(problem) && problems.every((each) => solved.has(each)) ? [id] : [],
  )
}

export type OnPatternsCompleted = (patternIds: readonly number[], solved: ReadonlySet<number>) => void

export const PatternsCompletedContext = createContext<OnPatternsCompleted>(() => {})

/** Reports patterns whose last tick was made outside their lesson. */
export function useOnPatternsCompleted(): OnPatternsCompleted {
  return useContext(PatternsCompletedContext)
}
