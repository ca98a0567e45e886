import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { twoSumSorted } from '../arrays/two-sum-sorted.ts'
import { collectSteps, maxSteps } from '../collect-steps.ts'
import { readLabelledCode } from '../labelled-code.ts'
import type { Trace } from '../step.ts'
import { type Examination, examine } from './check-trace.ts'
import { findProofs } from './find-proofs.ts'
import type { Proof } from './proof.ts'

const runs = { numRuns: Number(process.env.FUZZ_RUNS ?? 200), seed: 20_240_501 }
const extensions = ['py', 'ts', 'java', 'cpp']

describe.each(findProofs())('$pattern', ({ pattern, load }) => {
  let proof: Proof
  let found: Examination
  beforeAll(async () => {
    proof = await load()
    found = examine([...proof.examples, ...fc.sample(proof.inputs, runs)])
  })

  test('has a proof under its own name', () => {
    expect(proof.pattern).toBe(pattern)
  })

  test('gives the answers worked out by hand', () => {
    expect(proof.examples.length).toBeGreaterThan(0)
    for (const { name, answer, ...each } of proof.examples) {
      expect(collectSteps(each.trace()).answer, name).toEqual(answer)
      expect(each.isRight(answer), `${name}, by brute force`).toBe(true)
    }
  })

  test('gives the answer of brute force on 1,000 inputs', () => {
    expect(found.problems.get('answer')).toBeUndefined()
  })

  test(`ends within ${maxSteps} steps, each with a caption, and with the same variables in the same order`, () => {
    expect(found.problems.get('form')).toBeUndefined()
  })

  test('refers only to what is in the picture', () => {
    expect(found.problems.get('scenes')).toBeUndefined()
  })

  test('never changes a step after showing it', () => {
    expect(found.problems.get('freshness')).toBeUndefined()
  })

  test('shows the answer in its last picture', () => {
    expect(found.problems.get('picture')).toBeUndefined()
  })

  test('does what its decisions announce', () => {
    expect(found.problems.get('decisions')).toBeUndefined()
  })

  test('keeps its invariant at every step', () => {
    expect(found.problems.get('invariant')).toBeUndefined()
  })

  test('refers only to existing code lines, with the same labels in every language', () => {
    const codes = extensions.map((extension) => readCode(`${pattern}/${pattern}.${extension}`))
    const all = new Set([...found.labels, ...codes.flatMap(({ lineOfLabel }) => [...lineOfLabel.keys()])])
    const missing = codes.map(({ lineOfLabel }, index) => [
      extensions[index],
      [...all].filter((label) => !lineOfLabel.has(label)),
    ])
    expect(Object.fromEntries(missing)).toEqual({ py: [], ts: [], java: [], cpp: [] })
  })
})

function readCode(name: string) {
  return readLabelledCode(readFileSync(new URL(`../code/${name}`, import.meta.url), 'utf8'))
}

describe('collecting steps', () => {
  test('rejects a trace that does not end', () => {
    function* forever(): Trace<never> {
      const [step] = collectSteps(twoSumSorted([1], 1)).steps
      for (;;) if (step) yield step
    }
    expect(() => collectSteps(forever())).toThrow(`more than ${maxSteps} steps`)
  })
})

describe('labels in code', () => {
  test('are hidden from learners and map to line numbers', () => {
    const code = readLabelledCode('a = 1  # @start\nif a: # why # @check @found\n    return a\n')
    expect(code.lines).toEqual(['a = 1', 'if a: # why', '    return a'])
    expect(Object.fromEntries(code.lineOfLabel)).toEqual({ start: 1, check: 2, found: 2 })
  })
})
