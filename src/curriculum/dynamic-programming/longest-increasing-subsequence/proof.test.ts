import fc from 'fast-check'
import type { ArrayScene } from '#algorithms/scene.ts'
import type { Step } from '#algorithms/step.ts'
import { proveTrace } from '#testing/proofs/prove-demo.ts'
import { indicesWith, variable } from '#testing/proofs/read-step.ts'
import { longestRisingChain } from './algorithm.ts'
import { lesson } from './cases.ts'

proveTrace<readonly number[], number>(import.meta.dirname, {
  inputs: fc.array(fc.integer({ min: -6, max: 9 }), { maxLength: 10 }),
  examples: [
    { name: 'the numbers of the lesson', input: lesson, answer: 4 },
    { name: 'no numbers', input: [], answer: 0 },
    { name: 'one number', input: [6], answer: 1 },
    { name: 'equal numbers, which do not rise', input: [4, 4, 4], answer: 1 },
    { name: 'falling numbers', input: [9, 7, 5, 3, 1], answer: 1 },
    { name: 'rising numbers', input: [1, 3, 4, 6], answer: 4 },
    { name: 'tails that are no chain', input: [2, 5, 1], answer: 2 },
    { name: 'zero among negatives', input: [0, -7, -2, -5, 0, -1, 3], answer: 4 },
  ],
  trace: (nums) => longestRisingChain(nums),
  bruteForce: (nums) => countLongest(nums),
  pictured: (last) => indicesWith(last, 'result').length,
  taken(decided, next) {
    if (decided.line === 'position') {
      const isLonger = tailsOf(next).length > tailsOf(decided).length
      return isLonger ? 'It makes a longer chain: append' : 'It improves an end: replace a tail'
    }
    const isLeft = variable(next, 'lo') === variable(decided, 'lo')
    return isLeft ? 'No: search to the left' : 'Yes: search to the right'
  },
  invariant(step, nums) {
    const tails = tailsOf(step)
    if (!isRising(tails)) throw new Error(`the tails ${tails} do not rise`)
    const chain = indicesWith(step, 'result').map((index) => nums[index]!)
    if (!isRising(chain)) throw new Error(`the chain ${chain} does not rise`)
  },
})

/** Tries every choice of numbers. */
function countLongest(nums: readonly number[]): number {
  let longest = 0
  for (let choice = 0; choice < 2 ** nums.length; choice++) {
    const chosen = nums.filter((_, index) => choice & (1 << index))
    if (chosen.length > longest && isRising(chosen)) longest = chosen.length
  }
  return longest
}

function isRising(values: readonly number[]): boolean {
  return values.every((value, index) => index === 0 || values[index - 1]! < value)
}

function tailsOf({ beside = [] }: Step): readonly number[] {
  const tails = beside.find((scene): scene is ArrayScene => scene.kind === 'array')
  return (tails?.cells ?? []).map(({ value }) => Number(value))
}
