import fc from 'fast-check'
import { expect } from 'vitest'
import { defineProof } from '../../checks/proof.ts'
import { arrayOf, indicesWith, variable } from '../../checks/read-step.ts'
import { longestUnique } from '../../strings/longest-unique.ts'

export const proof = defineProof<string, number>({
  pattern: 'string-sliding-window',
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
  code: {
    kind: 'function',
    name: {
      python: 'longest_unique',
      typescript: 'longestUnique',
      java: 'longestUnique',
      cpp: 'longestUnique',
    },
    parameters: ['string'],
    returns: 'int',
    cases: [
      { args: ['tomatoes'], result: 6 },
      { args: [''], result: 0 },
      { args: ['x'], result: 1 },
      { args: ['aaaa'], result: 1 },
      { args: ['abba'], result: 2 },
      { args: ['abcdbefgh'], result: 7 },
      { args: ['go to sea'], result: 6 },
      { args: ['aAaA'], result: 2 },
    ],
  },
})
