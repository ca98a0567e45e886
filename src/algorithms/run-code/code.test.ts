import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { findListings } from '../checks/find-proofs.ts'
import { expectedResults, isInstalled, type Outcome, runCodes } from './code-runner.ts'
import { cpp } from './run-cpp.ts'
import { java } from './run-java.ts'
import { python } from './run-python.ts'
import { typescript } from './run-typescript.ts'

const listings = await findListings()

/** Runs the code shown to learners, in each language, on inputs with known results. */
describe.each([python, typescript, java, cpp])('the code in $language', (runner) => {
  const missing = runner.tools.filter((tool) => !isInstalled(tool))
  const note = missing.length > 0 ? ` (skipped: ${missing.join(', ')} is not installed)` : ''
  let outcomes: Promise<ReadonlyMap<string, Outcome>> | undefined

  async function runAll(wanted: typeof listings) {
    const codes = await Promise.all(wanted.map(readCode))
    return runCodes(runner, codes.flat())
  }

  /** A file that cannot be read fails its own test, not all of them. */
  async function readCode({ pattern, id, load }: (typeof listings)[number]) {
    const path = new URL(`../code/${pattern}/${id}.${runner.extension}`, import.meta.url)
    if (!existsSync(path)) return []
    return load().then(
      (proof) => [{ pattern: id, source: readFileSync(path, 'utf8'), proof }],
      () => [],
    )
  }

  const nameOf = (id: string) => `the ${runner.language} of ${id} gives the expected results${note}`

  for (const { pattern, id, load } of listings) {
    test.skipIf(missing.length > 0)(nameOf(id), { timeout: 300_000 }, async ({ task }) => {
      const expected = expectedResults(await load())
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
