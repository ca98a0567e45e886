import { expect, test } from 'vitest'
import { createRandom } from '#algorithms/cases.ts'
import { hasResultType } from '#runner/judge/target.ts'
import { judged } from './judged-programs.ts'
import { casesOfPrograms } from './program-cases.ts'

const all = [...casesOfPrograms(Object.values(judged).flatMap(({ patterns }) => patterns)).values()].flatMap(
  (byId) => Object.entries(byId),
)

test.each(all)('%s has valid inputs of many kinds', (_, cases) => {
  const next = createRandom(7)
  const inputs = Array.from({ length: 100 }, (_, index) => cases.random(next, 1 + (index >> 3)))
  for (const args of inputs) {
    expect(cases.isValid?.(args)).toBe(true)
    expect(hasResultType(cases, args, cases.reference(...structuredClone(args)))).toBe(true)
  }
  const results = new Set(inputs.map((args) => JSON.stringify(cases.reference(...structuredClone(args)))))
  expect(cases.examples.length).toBeGreaterThan(0)
  expect(results.size).toBeGreaterThan(1)
})
