import { expect, test } from 'vitest'
import { knownProblems } from '../../known-problems.ts'
import { programs } from './programs.ts'

test('each solves another known problem', () => {
  const numbers = programs.map(({ problem }) => problem)
  expect(new Set(numbers).size).toBe(numbers.length)
  expect(numbers.filter((number) => !knownProblems.has(number))).toEqual([])
})

test.each(programs)('that of $problem returns what its examples say, and tells its steps', (each) => {
  const { parameters, examples, statement } = each
  expect(statement).toMatch(/^Return .+\.$/)
  expect(examples.length).toBeGreaterThan(0)
  for (const [args, result] of examples) {
    expect(args).toHaveLength(parameters.length)
    expect(each.isValid(args)).toBe(true)
    const before = structuredClone(args)
    const steps: string[] = []
    expect(each.run((step) => steps.push(step), args)).toEqual(result)
    expect(args).toEqual(before)
    for (const step of steps)
      expect(step).not.toMatch(/undefined|NaN|Infinity|\b(?:null|-?\d+) and undefined/)
  }
})
