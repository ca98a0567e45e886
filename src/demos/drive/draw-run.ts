import type { Demo, Run } from '#algorithms/demo.ts'
import type { Step } from '#algorithms/step.ts'
import { fluentActs } from './drive.ts'

const tries = 12
/** A longer run tires before it teaches. */
const mostActs = 20

/**
 * A run on random input with something to decide. Random inputs differ much in how many choices they offer, so the first
 * of a few with eight to twenty is taken. Some patterns never have eight (three pointers of a list, four halvings): then
 * the longest, and the learner continues on another input until there were eight acts.
 */
export function drawRun(demo: Demo, random: () => number): Run {
  let longest: Run | undefined
  for (let attempt = 0; attempt < tries; attempt++) {
    const reading = demo.read(demo.random(random))
    if (reading.kind === 'refused') throw new Error('The random input of a demo must run')
    const { run } = reading
    const acts = countDecisions(run.steps)
    if (acts >= fluentActs && acts <= mostActs) return run
    if (!longest || isBetter(acts, countDecisions(longest.steps))) longest = run
  }
  return longest! // At least one was drawn.
}

function countDecisions(steps: readonly Step[]): number {
  return steps.filter(({ decision }) => decision).length
}

/** More choices are better than fewer, up to as many as a learner stays with. */
function isBetter(acts: number, best: number): boolean {
  return best > mostActs ? acts < best && acts > 0 : acts > best
}
