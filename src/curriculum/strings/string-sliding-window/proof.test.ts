import { expect } from 'vitest'
import { proveDemo } from '#testing/proofs/prove-demo.ts'
import { arrayOf, indicesWith, variable } from '#testing/proofs/read-step.ts'
import { longestUnique } from './algorithm.ts'
import { cases } from './cases.ts'

proveDemo(import.meta.dirname, cases, {
  input: ([text]) => text,
  size: 15,
  trace: longestUnique,
  pictured: (last) => indicesWith(last, 'result').length,
  taken: (decided, next) =>
    variable(next, 'left') === variable(decided, 'left')
      ? 'It is new: it enters'
      : 'It repeats: left moves on',
  /** Neither the window nor the best so far contains a character twice. */
  invariant(step, text) {
    const { window, spans } = arrayOf(step)
    for (const range of [window, ...spans]) {
      if (!range) continue
      const held = text.slice(range.from, range.to + 1)
      expect(new Set(held).size).toBe(held.length)
    }
  },
})
