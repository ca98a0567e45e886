import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { findProofs } from '../checks/find-proofs.ts'
import { expectedResults, isInstalled, type Outcome, runCodes } from './code-runner.ts'
import { cpp } from './run-cpp.ts'
import { java } from './run-java.ts'
import { python } from './run-python.ts'
import { typescript } from './run-typescript.ts'

/** Runs the code shown to learners, in each language, on inputs with known results. */
describe.each([python, typescript, java, cpp])('the code in $language', (runner) => {
  const missing = runner.tools.filter((tool) => !isInstalled(tool))
  const note = missing.length > 0 ? ` (skipped: ${missing.join(', ')} is not installed)` : ''
  const found = findProofs()
  let outcomes: Promise<ReadonlyMap<string, Outcome>> | undefined

  async function runAll(wanted: typeof found) {
    const codes = await Promise.all(wanted.map(readCode))
    return runCodes(runner, codes.flat())
  }

  /** A file that cannot be read fails its own test, not all of them. */
  async function readCode({ pattern, load }: (typeof found)[number]) {
    const path = new URL(`../code/${pattern}/${pattern}.${runner.extension}`, import.meta.url)
    if (!existsSync(path)) return []
    return load().then(
      ({ code }) => [{ pattern, source: readFileSync(path, 'utf8'), proof: code }],
      () => [],
    )
  }

  const nameOf = (pattern: string) => `the ${runner.language} of ${pattern} gives the expected results${note}`

  for (const { pattern, load } of found) {
    test.skipIf(missing.length > 0)(nameOf(pattern), { timeout: 300_000 }, async ({ task }) => {
      const expected = expectedResults((await load()).code)
      expect(expected.length).toBeGreaterThan(0)
      // Only the tests that were asked for by name are built, with the first of them.
      const names = task.suite?.tasks.filter(({ mode }) => mode !== 'skip').map(({ name }) => name)
      outcomes ??= runAll(found.filter((each) => names?.includes(nameOf(each.pattern))))
      const outcome = (await outcomes).get(pattern) ?? {
        problem: `There is no ${pattern}.${runner.extension}`,
      }
      if ('problem' in outcome) throw new Error(outcome.problem)
      expect(outcome.results).toEqual(expected)
    })
  }
})
