import fc from 'fast-check'
import { expect } from 'vitest'
import { proveTrace } from '#testing/proofs/prove-demo.ts'
import { arrayOf, indicesWith, variable } from '#testing/proofs/read-step.ts'
import { longestUnique } from './algorithm.ts'

proveTrace<string, number>(import.meta.dirname, {
  inputs: fc.array(fc.constantFrom(...'abcdA1 '), { maxLength: 15 }).map((letters) => letters.join('')),
  examples: [
    { name: 'the lesson', input: 'tomatoes', answer: 6 },
    { name: 'an empty text', input: '', answer: 0 },
    { name: 'one letter', input: 'x', answer: 1 },
    { name: 'all equal', input: 'aaaa', answer: 1 },
    { name: 'all different', input: 'plums', answer: 5 },
    { name: 'an earlier copy that has already left', input: 'abba', answer: 2 },
    { name: 'uppercase and lowercase letters are different', input: 'aAaA', answer: 2 },
  ],
  trace: longestUnique,
  bruteForce(text) {
    const ranges = [...text].flatMap((_, from) =>
      [...text.slice(from)].map((__, more) => text.slice(from, from + more + 1)),
    )
    const unique = ranges.filter((range) => new Set(range).size === range.length)
    return Math.max(0, ...unique.map((range) => range.length))
  },
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
