import { describe, expect, test } from 'vitest'
import { type Cases, createRandom } from '#algorithms/cases.ts'
import { readListingCases } from '#curriculum/read-listing-cases.ts'
import { furtherInvalidInputs } from '#testing/verdicts/further-invalid-inputs.ts'
import { invalidInputs as demoInvalidInputs } from '#testing/verdicts/invalid-inputs.ts'
import { changesOf } from './changes.ts'

const invalidInputs = { ...demoInvalidInputs, ...furtherInvalidInputs }

describe.each(await readListingCases())('the inputs of $id', ({ id, cases }) => {
  const isValid = (args: readonly unknown[]) => cases.isValid?.(args) ?? true

  test('are valid: examples, random ones and those of growth', () => {
    const largest = cases.growth.sizes.at(-1)!
    const growing = [64, 128, 256].map((size) => cases.growth.input(Math.min(size, largest)))
    for (const args of [...cases.examples.map((each) => each.args), ...randomInputs(cases, 200), ...growing])
      expect(isValid(args), JSON.stringify(args)).toBe(true)
  })

  test.runIf(cases.larger)('are valid with larger values, and have an answer', () => {
    const larger = randomInputs(cases, 60).map((args) => cases.larger!(args))
    const valid = larger.filter(isValid)
    expect(valid.length).toBeGreaterThan(40)
    expect(valid.some((args) => JSON.stringify(args).match(/\d{5}/))).toBe(true)
    for (const args of valid) cases.reference(...structuredClone(args))
  })

  test('have an answer when they are made smaller', () => {
    let answered = 0
    for (const args of randomInputs(cases, 26)) {
      const smaller = [...(cases.smaller?.(args) ?? []), ...changesOf(args)].slice(0, 200)
      for (const less of smaller.filter(isValid)) {
        expect(() => cases.reference(...structuredClone(less)), JSON.stringify(less)).not.toThrow()
        answered++
      }
    }
    expect(answered).toBeGreaterThan(100)
  })

  test('are told from what the statement does not allow', () => {
    for (const args of invalidInputs[id] ?? []) expect(isValid(args), JSON.stringify(args)).toBe(false)
    expect(id in invalidInputs, 'listings with isValid have invalid inputs').toBe(cases.isValid !== undefined)
  })

  test('are told in the statement, with each parameter', () => {
    const parameters = cases.kind === 'function' ? cases.parameters.map(({ name }) => name) : []
    const methods = cases.kind === 'class' ? Object.keys(cases.methods) : []
    for (const name of [...parameters, ...methods.filter((method) => method !== 'constructor')])
      expect(cases.statement).toContain(`\`${name}\``)
    expect(cases.statement.match(/[.!](?= |$)/g)?.length).toBeLessThanOrEqual(4)
  })
})

/** Of sizes 0 to 12. */
function randomInputs(cases: Cases, count: number): readonly (readonly unknown[])[] {
  const next = createRandom(5)
  return Array.from({ length: count }, (_, index) => cases.random(next, index % 13))
}
