import type { ArrayScene } from '#algorithms/scene.ts'
import type { Step } from '#algorithms/step.ts'
import { proveDemo } from '#testing/proofs/prove-demo.ts'
import { indicesWith, variable } from '#testing/proofs/read-step.ts'
import { longestRisingChain } from './algorithm.ts'
import { cases, isRising } from './cases.ts'

proveDemo(import.meta.dirname, cases, {
  input: ([nums]) => nums,
  trace: longestRisingChain,
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

function tailsOf({ beside = [] }: Step): readonly number[] {
  const tails = beside.find((scene): scene is ArrayScene => scene.kind === 'array')
  return (tails?.cells ?? []).map(({ value }) => Number(value))
}
