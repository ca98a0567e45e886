import { expect } from 'vitest'
import type { ArrayScene } from '#algorithms/scene.ts'
import type { Step } from '#algorithms/step.ts'
import { proveDemo } from '#testing/proofs/prove-demo.ts'
import { arrayOf, mapBeside } from '#testing/proofs/read-step.ts'
import { isAnagram } from './algorithm.ts'
import { cases } from './cases.ts'

proveDemo(import.meta.dirname, cases, {
  input: ([first, second]) => ({ first, second }),
  trace: ({ first, second }) => isAnagram(first, second),
  pictured: (last) =>
    [arrayOf(last), secondWord(last)].every(({ cells }) => cells.every(({ role }) => role === 'result')),
  taken(decided, next) {
    if (next.line !== 'count')
      return leftOver(next) < leftOver(decided) ? 'Yes: one is used up' : 'No: not an anagram'
    if (lettersIn(next) > lettersIn(decided)) return 'It gets a new entry, with count 1'
    return leftOver(next) > leftOver(decided)
      ? 'The count of its entry goes up by 1'
      : 'Nothing: only new letters matter'
  },
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

function lettersIn(step: Step): number {
  return mapBeside(step).entries.length
}
