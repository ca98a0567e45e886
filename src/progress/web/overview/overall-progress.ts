import { useVisitor } from '#accounts/web/use-visitor.ts'
import { publishedProblems } from '#curriculum/index.ts'
import { percentOf, progressFigures } from '../../rules.ts'
import { useSolvedState } from '../tick/progress-source.ts'

export interface OverallProgress {
  readonly completed: number
  readonly total: number
  readonly percent: number
}

const nothing: ReadonlySet<number> = new Set()
const allProblems = publishedProblems.map(({ problems }) => problems)

/** Completed patterns of all patterns, the same on every page. A guest's count once there is an account. Undefined while unknown and for visitors. */
export function useOverallProgress(): OverallProgress | undefined {
  const visitor = useVisitor()
  const { solved, isLoaded } = useSolvedState()
  if (!isLoaded || (visitor.kind !== 'guest' && visitor.kind !== 'member')) return undefined
  const { completedPatterns: completed, totalPatterns: total } = progressFigures(
    allProblems,
    visitor.kind === 'guest' ? nothing : solved,
  )
  return { completed, total, percent: percentOf(completed, total) }
}
