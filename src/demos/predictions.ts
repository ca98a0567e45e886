import type { Decision, Step } from '#algorithms/step.ts'

/** The learner's answers in this run: step to option. */
export type Predictions = ReadonlyMap<number, string>

export const noPredictions: Predictions = new Map()

export function answer(predictions: Predictions, step: number, option: string): Predictions {
  // The first answer counts: after it, the why has been read.
  return predictions.has(step) ? predictions : new Map(predictions).set(step, option)
}

/** The question that this step still asks, if any. */
export function findOpenDecision(step: Step, at: number, predictions: Predictions): Decision | undefined {
  return predictions.has(at) ? undefined : step.decision
}

export interface Score {
  readonly right: number
  readonly answered: number
  readonly asked: number
}

export function scoreOf(steps: readonly Step[], predictions: Predictions): Score {
  let right = 0
  let asked = 0
  steps.forEach((step, at) => {
    if (!step.decision) return
    asked++
    if (predictions.get(at) === step.decision.answer) right++
  })
  return { right, answered: predictions.size, asked }
}
