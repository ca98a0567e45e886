import { solutionsFrom207 } from './solutions-from-207.ts'
import { solutionsTo206 } from './solutions-to-206.ts'

/**
 * The solution that each interview pack sketches, written as its sketch describes it. What a sketch claims about the
 * state of its algorithm is checked on the way.
 */
const solutions = { ...solutionsTo206, ...solutionsFrom207 }

/** Takes the inputs in the order in which the packs write them. */
export function solveAsSketched(number: number, inputs: readonly unknown[]): unknown {
  return solutions[number]?.(...(inputs as never[]))
}
