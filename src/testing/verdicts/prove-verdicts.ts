import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type Cases, createRandom } from '#algorithms/cases.ts'
import { readListingCases } from '#curriculum/read-listing-cases.ts'
import { folderOf } from '#curriculum/read-patterns.ts'
import { judge } from '#runner/judge/judge.ts'
import { sizeOf } from '#runner/judge/smaller.ts'
import { runHere } from './run-here.ts'

/** A mistake, as the pattern's lesson warns of it where it names one: our own code with one text replaced, or code of its own. */
export interface WrongSolution {
  /** Its id; that of a demo has the pattern's slug. */
  readonly listing: string
  readonly slip: string
  readonly replace?: readonly [right: string, wrong: string]
  readonly source?: string
}

const listings = await readListingCases()

/** For each: our own code passes, the wrong one fails, and the input shown is as small as any found by trying many. */
export function proveVerdicts(solutions: readonly WrongSolution[]): void {
  describe.each(solutions)('$listing', ({ listing, slip, replace, source }) => {
    const { pattern, cases } = listings.find(({ id }) => id === listing)!
    const right = readFileSync(join(folderOf(pattern), 'listings', `${listing}.ts`), 'utf8')

    test('our own code passes', async () => {
      const verdict = await judge(cases, { language: 'typescript', source: right }, runHere, 7)
      expect(verdict.refused).toBeUndefined()
      expect([...verdict.examples, ...verdict.random].filter(({ passes }) => !passes)).toEqual([])
      expect(verdict.random.length).toBeGreaterThan(50)
    })

    test(`${slip}: the least input that fails is shown`, async () => {
      const wrong = source ?? right.replace(replace![0], () => replace![1])
      expect(wrong).not.toBe(right)
      const program = { language: 'typescript', source: wrong } as const
      const { smallest } = await judge(cases, program, runHere, 7)
      expect(smallest).toMatchObject({ passes: false })
      expect(cases.isValid?.(smallest!.args)).not.toBe(false)
      const least = await leastFailure(cases, program)
      expect(
        sizeOf(smallest!.args),
        `${JSON.stringify(smallest!.args)} or ${JSON.stringify(least)}`,
      ).toBeLessThanOrEqual(sizeOf(least))
    })
  })
}

const tries = 2000

/** Of many small random inputs. */
async function leastFailure(cases: Cases, program: Parameters<typeof judge>[1]): Promise<readonly unknown[]> {
  const next = createRandom(11)
  const inputs = Array.from({ length: tries }, (_, index) => cases.random(next, 1 + (index % 8)))
  const bySize = inputs.toSorted((one, other) => sizeOf(one) - sizeOf(other))
  const only = { ...cases, random: () => bySize.shift() ?? [], examples: [] }
  while (bySize.length > 0) {
    const { random } = await judge(only, program, runHere, 1)
    const found = random.find(({ passes }) => !passes)
    if (found) return found.args
  }
  throw new Error('No random input fails')
}
