import fc from 'fast-check'
import { expect } from 'vitest'
import { proveTrace } from '#testing/proofs/prove-demo.ts'
import { arrayOf, variable } from '#testing/proofs/read-step.ts'
import { isPalindrome } from './algorithm.ts'

proveTrace<string, boolean>(import.meta.dirname, {
  inputs: fc.oneof(
    fc.array(fc.constantFrom(...'aAbB0 ,!'), { maxLength: 20 }).map((letters) => letters.join('')),
    fc
      .array(fc.constantFrom(...'aAbB0 ,!'), { maxLength: 9 })
      .map((letters) => [...letters, "'", ...letters.toReversed()].join('')),
  ),
  examples: [
    { name: 'the lesson', input: "Madam, I'm Adam", answer: true },
    { name: 'an empty text', input: '', answer: true },
    { name: 'one letter', input: 'a', answer: true },
    { name: 'only punctuation', input: '.,!?', answer: true },
    { name: 'a pair that differs in the middle', input: 'Race a car', answer: false },
    { name: 'a digit and a letter', input: '0P', answer: false },
    { name: 'an even number of letters', input: 'Step on no pets', answer: true },
  ],
  trace: isPalindrome,
  bruteForce(text) {
    const letters = text.toLowerCase().replace(/[^a-z0-9]/g, '')
    return letters === [...letters].reverse().join('')
  },
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
