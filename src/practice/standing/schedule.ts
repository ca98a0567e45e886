import { FSRSAlgorithm } from 'ts-fsrs'
import type { Grade } from '../judge.ts'

/** Of FSRS. */
export interface Memory {
  readonly stability: number
  readonly difficulty: number
}

// Without steps of minutes, so that a mistake comes back the next day; without chance, so that it can be repeated.
const scheduler = new FSRSAlgorithm({
  enable_short_term: false,
  enable_fuzz: false,
  maximum_interval: 365,
})

/**
 * @param memory null before the first review
 * @param elapsedDays since the last review
 * @returns what is remembered now, and in how many days it is due
 */
export function review(
  memory: Memory | null,
  elapsedDays: number,
  grade: Grade,
): Memory & { readonly days: number } {
  const { stability, difficulty } = scheduler.next_state(memory, elapsedDays, grade)
  return { stability, difficulty, days: scheduler.next_interval(stability, elapsedDays) }
}
