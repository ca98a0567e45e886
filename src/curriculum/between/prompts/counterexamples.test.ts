import { describe, expect, test } from 'vitest'
import { dynamicProgrammingMethods } from '#testing/counterexamples/dynamic-programming.ts'
import { graphsMethods } from '#testing/counterexamples/graphs.ts'
import type { Methods } from '#testing/counterexamples/methods.ts'
import { minimalPairs } from '../../prompts.ts'

const methodsOf: Readonly<Record<string, Methods>> = { ...graphsMethods, ...dynamicProgrammingMethods }

describe.each(Object.entries(methodsOf))('the counterexample of %s', (pairId, methods) => {
  const counterexample = minimalPairs.find(({ id }) => id === pairId)?.counterexample
  const input = counterexample?.input as never

  test('has the right answer', () => {
    expect(methods.right(input)).toEqual(counterexample?.right)
  })

  test("gets a different answer from the rival's method, or none", () => {
    if (methods.wrong) expect(methods.wrong(input)).toEqual(counterexample?.wrong)
    else expect(counterexample?.wrong).toMatch(/^[A-Z].+\.$/)
    expect(counterexample?.wrong).not.toEqual(counterexample?.right)
  })
})
