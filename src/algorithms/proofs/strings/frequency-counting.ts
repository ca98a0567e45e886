import fc from 'fast-check'
import { expect } from 'vitest'
import { defineProof } from '../../checks/proof.ts'
import { arrayOf, mapBeside } from '../../checks/read-step.ts'
import type { ArrayScene } from '../../scene.ts'
import type { Step } from '../../step.ts'
import { isAnagram } from '../../strings/is-anagram.ts'

interface Input {
  readonly first: string
  readonly second: string
}

const word = fc.array(fc.constantFrom(...'abcd'), { maxLength: 10 }).map((letters) => letters.join(''))
const shuffled = fc
  .array(fc.constantFrom(...'abcd'), { maxLength: 10 })
  .chain((letters) =>
    fc
      .shuffledSubarray(letters, { minLength: letters.length })
      .map((others) => ({ first: letters.join(''), second: others.join('') })),
  )

export const proof = defineProof<Input, boolean>({
  pattern: 'frequency-counting',
  inputs: fc.oneof(
    shuffled,
    fc.record({ first: word, second: word }),
    // As long as each other, and only seldom anagrams.
    shuffled.map(({ first, second }) => ({ first, second: second.replace(/.$/, 'e').replace(/^a/, 'b') })),
  ),
  examples: [
    { name: 'the lesson', input: { first: 'listen', second: 'silent' }, answer: true },
    { name: 'two empty words', input: { first: '', second: '' }, answer: true },
    { name: 'one of them empty', input: { first: 'a', second: '' }, answer: false },
    { name: 'the other empty', input: { first: '', second: 'a' }, answer: false },
    { name: 'one letter too often', input: { first: 'rattle', second: 'letter' }, answer: false },
    { name: 'the same letters, not as often', input: { first: 'aab', second: 'abb' }, answer: false },
    { name: 'repeated letters', input: { first: 'banana', second: 'nabana' }, answer: true },
  ],
  trace: ({ first, second }) => isAnagram(first, second),
  bruteForce: ({ first, second }) => [...first].sort().join('') === [...second].sort().join(''),
  pictured: (last) =>
    [arrayOf(last), secondWord(last)].every(({ cells }) => cells.every(({ role }) => role === 'result')),
  taken: (decided, next) =>
    leftOver(next) < leftOver(decided) ? 'Yes: one is used up' : 'No: not an anagram',
  /** What is counted and not matched is in the map. */
  invariant(step) {
    if (step.line !== 'check' && step.line !== 'missing') return
    const matched = secondWord(step).cells.filter(({ role }) => role === 'settled').length
    expect(leftOver(step)).toBe(arrayOf(step).cells.length - matched)
  },
  code: {
    kind: 'function',
    name: { python: 'is_anagram', typescript: 'isAnagram', java: 'isAnagram', cpp: 'isAnagram' },
    parameters: ['string', 'string'],
    returns: 'bool',
    cases: [
      { args: ['listen', 'silent'], result: true },
      { args: ['', ''], result: true },
      { args: ['a', ''], result: false },
      { args: ['', 'a'], result: false },
      { args: ['rattle', 'letter'], result: false },
      { args: ['aab', 'abb'], result: false },
      { args: ['banana', 'nabana'], result: true },
      { args: ['a', 'b'], result: false },
    ],
  },
})

function secondWord({ beside = [] }: Step): ArrayScene {
  const scene = beside[0]
  if (scene?.kind !== 'array') throw new Error('No second word')
  return scene
}

function leftOver(step: Step): number {
  return mapBeside(step).entries.reduce((sum, { value }) => sum + Number(value), 0)
}
