import { expect } from 'vitest'
import { proveDemo } from '#testing/proofs/prove-demo.ts'
import { arrayOf, variable } from '#testing/proofs/read-step.ts'
import { isPalindrome } from './algorithm.ts'
import { cases } from './cases.ts'

proveDemo(import.meta.dirname, cases, {
  input: ([text]) => text,
  size: 20,
  trace: isPalindrome,
  pictured: (last) => arrayOf(last).cells.every(({ role }) => role === 'result' || role === 'visited'),
  taken(decided, next) {
    const isMoved = (name: string) => variable(decided, name) !== variable(next, name)
    if (isMoved('left') && isMoved('right')) return 'They match: both step inward'
    if (isMoved('left')) return 'Left skips its character'
    return isMoved('right') ? 'Right skips its character' : 'They differ: not a palindrome'
  },
  invariant(step, text) {
    for (const [at, { role }] of arrayOf(step).cells.entries()) {
      if (role === 'visited') expect(text[at]).toMatch(/[^a-z0-9]/i)
      if (role === 'settled' || role === 'result') expect(text[at]).toMatch(/[a-z0-9]/i)
    }
  },
})
