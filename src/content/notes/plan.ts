import type { Difficulty } from '#curriculum/lesson.ts'

/** A practice problem of the catalogue, which a test holds it against. Its slug follows from its title. */
export interface PlanProblem {
  readonly number: number
  readonly title: string
  readonly difficulty: Difficulty
}

/** A part of a practice plan. Level 0 comes first. */
export interface PlanLevel<Problem extends PlanProblem = PlanProblem> {
  readonly title: string
  readonly goal: string
  readonly problems: readonly Problem[]
}

export function slugOf(title: string): string {
  return title.toLowerCase().replaceAll(' ', '-')
}
