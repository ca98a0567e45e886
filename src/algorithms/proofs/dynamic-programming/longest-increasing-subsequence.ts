import fc from 'fast-check'
import { defineProof } from '../../checks/proof.ts'
import { indicesWith, variable } from '../../checks/read-step.ts'
import { longestRisingChain } from '../../dynamic-programming/longest-increasing-subsequence.ts'
import type { ArrayScene } from '../../scene.ts'
import type { Step } from '../../step.ts'

const lesson = [5, 2, 8, 3, 9, 1, 4, 6]

export const proof = defineProof<readonly number[], number>({
  pattern: 'longest-increasing-subsequence',
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
  code: {
    kind: 'function',
    name: { python: 'length_of_lis', typescript: 'lengthOfLIS', java: 'lengthOfLIS', cpp: 'lengthOfLIS' },
    parameters: ['int[]'],
    returns: 'int',
    cases: [
      { args: [lesson], result: 4 },
      { args: [[]], result: 0 },
      { args: [[6]], result: 1 },
      { args: [[4, 4, 4]], result: 1 },
      { args: [[9, 7, 5, 3, 1]], result: 1 },
      { args: [[1, 3, 4, 6]], result: 4 },
      { args: [[2, 5, 1]], result: 2 },
      { args: [[0, -7, -2, -5, 0, -1, 3]], result: 4 },
    ],
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
