import fc from 'fast-check'
import { expect } from 'vitest'
import type { ArrayScene } from '#algorithms/scene.ts'
import type { Step } from '#algorithms/step.ts'
import { proveTrace } from '#testing/proofs/prove-demo.ts'
import { arrayOf, mapBeside } from '#testing/proofs/read-step.ts'
import { isAnagram } from './algorithm.ts'

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

proveTrace<Input, boolean>(import.meta.dirname, {
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
})

function secondWord({ beside = [] }: Step): ArrayScene {
  const scene = beside[0]
  if (scene?.kind !== 'array') throw new Error('No second word')
  return scene
}

function leftOver(step: Step): number {
  return mapBeside(step).entries.reduce((sum, { value }) => sum + Number(value), 0)
}
