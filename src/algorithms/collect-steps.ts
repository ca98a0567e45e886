import type { Step, Trace } from './step.ts'

/** More steps than this are too many to follow. Inputs are bounded so that it is never reached. */
export const maxSteps = 200

export interface CollectedTrace<Answer> {
  readonly steps: readonly Step[]
  readonly answer: Answer
}

export class TooManySteps extends RangeError {
  constructor() {
    super(`This run takes more than ${maxSteps} steps.`)
  }
}

/** Runs a trace to its end. A trace that does not end is a bug and is rejected. */
export function collectSteps<Answer>(trace: Trace<Answer>): CollectedTrace<Answer> {
  const steps: Step[] = []
  for (;;) {
    const next = trace.next()
    if (next.done) return { steps, answer: next.value }
    if (steps.length === maxSteps) throw new TooManySteps()
    steps.push(next.value)
  }
}
