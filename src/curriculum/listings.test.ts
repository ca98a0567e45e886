import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { CodeProof } from '#algorithms/code-proof.ts'
import {
  expectedResults,
  isInstalled,
  type Outcome,
  proofOfCases,
  runCodes,
} from '#testing/run-code/code-runner.ts'
import { cpp } from '#testing/run-code/run-cpp.ts'
import { java } from '#testing/run-code/run-java.ts'
import { python } from '#testing/run-code/run-python.ts'
import { typescript } from '#testing/run-code/run-typescript.ts'
import { folderOf, readPatterns } from './read-patterns.ts'

interface FoundListing {
  readonly pattern: string
  /** Of the listing, whose files are `listings/<id>.<extension>`. */
  readonly id: string
  readonly proof: CodeProof
}

const files = await readPatterns('cases.ts')
/** The code of each demo, which has the pattern's name, and that of each further listing. */
const listings: readonly FoundListing[] = [...files].flatMap(([pattern, { cases, variations }]) =>
  Object.entries({ [pattern]: proofOfCases(cases), ...variations }).map(([id, proof]) => ({
    pattern,
    id,
    proof,
  })),
)

/** Runs the code shown to learners, in each language, on inputs with known results. */
describe.each([python, typescript, java, cpp])('the code in $language', (runner) => {
  const missing = runner.tools.filter((tool) => !isInstalled(tool))
  const note = missing.length > 0 ? ` (skipped: ${missing.join(', ')} is not installed)` : ''
  let outcomes: Promise<ReadonlyMap<string, Outcome>> | undefined

  async function runAll(wanted: readonly FoundListing[]) {
    return runCodes(runner, wanted.flatMap(readCode))
  }

  /** A file that is missing fails its own test, not all of them. */
  function readCode({ pattern, id, proof }: FoundListing) {
    const path = join(folderOf(pattern), 'listings', `${id}.${runner.extension}`)
    return existsSync(path) ? [{ pattern: id, source: readFileSync(path, 'utf8'), proof }] : []
  }

  const nameOf = (id: string) => `the ${runner.language} of ${id} gives the expected results${note}`

  for (const { pattern, id, proof } of listings) {
    test.skipIf(missing.length > 0)(nameOf(id), { timeout: 300_000 }, async ({ task }) => {
      const expected = expectedResults(proof)
      expect(expected.length).toBeGreaterThan(0)
      // Only the tests that were asked for by name are built, with the first of them.
      const names = task.suite?.tasks.filter(({ mode }) => mode !== 'skip').map(({ name }) => name)
      outcomes ??= runAll(listings.filter((each) => names?.includes(nameOf(each.id))))
      const outcome = (await outcomes).get(id) ?? {
        problem: `There is no ${pattern}/${id}.${runner.extension}`,
      }
      if ('problem' in outcome) throw new Error(outcome.problem)
      expect(outcome.results).toEqual(expected)
    })
  }
})

describe.each([...files].map(([pattern, { cases }]) => [pattern, cases] as const))(
  'the cases of %s',
  (_, cases) => {
    test('have a name for each example, and the arguments of the code', () => {
      const names = cases.examples.map(({ name }) => name)
      expect(new Set(names).size).toBe(names.length)
      const count = cases.kind === 'function' ? cases.parameters.length : 1
      for (const { name, args } of cases.examples) expect(args, name).toHaveLength(count)
    })

    test('grow from size to size, the same each time', () => {
      const { sizes, input } = cases.growth
      expect(sizes.length).toBeGreaterThanOrEqual(3)
      for (const [index, size] of sizes.slice(1).entries())
        expect(size).toBeGreaterThanOrEqual(2 * sizes[index]!)
      const [smallest = 0, next = 0] = sizes
      expect(JSON.stringify(input(next)).length).toBeGreaterThan(JSON.stringify(input(smallest)).length)
      expect(input(smallest)).toEqual(input(smallest))
    })
  },
)
