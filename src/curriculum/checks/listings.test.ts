import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { CodeProof } from '#algorithms/code-proof.ts'
import { type EdgeCase, type EdgeInput, type EdgeKind, edgeKinds } from '#algorithms/edge-cases.ts'
import { sizeOf } from '#runner/judge/smaller.ts'
import {
  expectedResults,
  isInstalled,
  type Outcome,
  proofOfCases,
  runCodes,
} from '#testing/run-code/code-runner.ts'
import { proofsOfEdges } from '#testing/run-code/edge-proof.ts'
import { cpp } from '#testing/run-code/run-cpp.ts'
import { java } from '#testing/run-code/run-java.ts'
import { python } from '#testing/run-code/run-python.ts'
import { typescript } from '#testing/run-code/run-typescript.ts'
import { readListingCases } from '../read-listing-cases.ts'
import { folderOf, readPatterns } from '../read-patterns.ts'

interface FoundListing {
  readonly pattern: string
  /** Of the listing, whose files are `listings/<id>.<extension>`. */
  readonly id: string
  /** Each run of it has its own name. */
  readonly run: string
  readonly proof: CodeProof
}

const files = await readPatterns('cases.ts')
const judged = await readListingCases()
const edges = await readPatterns('edge-cases.ts')
/** The code of each demo, which has the pattern's name, and that of each further listing. */
const proofs = [...files].flatMap(([pattern, { variations = {} }]) =>
  [
    ...judged
      .filter(({ pattern: own, id }) => own === pattern && !(id in variations))
      .map(({ id, cases }) => ({ id, proof: proofOfCases(cases) })),
    ...Object.entries(variations).map(([id, proof]) => ({ id, proof })),
  ].map(({ id, proof }) => ({ pattern, id, run: id, proof })),
)
const listings: readonly FoundListing[] = proofs.flatMap((listing) => {
  const { pattern, id, proof } = listing
  const found = edges.get(pattern)?.edgeCases[id]
  const atEdges = found ? proofsOfEdges(proof, found) : []
  return [
    listing,
    ...atEdges.map((edge, index) => ({ ...listing, run: `${id}-edges-${index}`, proof: edge })),
  ]
})

/** Runs the code shown to learners, in each language, on inputs with known results. */
describe.each([python, typescript, java, cpp])('the code in $language', (runner) => {
  const missing = runner.tools.filter((tool) => !isInstalled(tool))
  const note = missing.length > 0 ? ` (skipped: ${missing.join(', ')} is not installed)` : ''
  let outcomes: Promise<ReadonlyMap<string, Outcome>> | undefined

  async function runAll(wanted: readonly FoundListing[]) {
    return runCodes(runner, wanted.flatMap(readCode))
  }

  /** A file that is missing fails its own test, not all of them. */
  function readCode({ pattern, id, run, proof }: FoundListing) {
    const path = pathOf(pattern, id, runner.extension)
    return existsSync(path) ? [{ pattern: run, source: readFileSync(path, 'utf8'), proof }] : []
  }

  const nameOf = (id: string) => `the ${runner.language} of ${id} gives the expected results${note}`

  for (const { pattern, run, proof } of listings) {
    test.skipIf(missing.length > 0)(nameOf(run), { timeout: 300_000 }, async ({ task }) => {
      const expected = expectedResults(proof)
      expect(proof.kind === 'function' ? expected.length : proof.drive.python).toBeTruthy()
      // Only the tests that were asked for by name are built, with the first of them.
      const names = task.suite?.tasks.filter(({ mode }) => mode !== 'skip').map(({ name }) => name)
      outcomes ??= runAll(listings.filter((each) => names?.includes(nameOf(each.run))))
      const outcome = (await outcomes).get(run) ?? {
        problem: `There is no ${pattern}/${run}.${runner.extension}`,
      }
      if ('problem' in outcome) throw new Error(outcome.problem)
      expect(outcome.results).toEqual(expected)
    })
  }
})

describe.each(judged)('the cases of $id', ({ cases }) => {
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
    // A number alone may grow without becoming longer.
    const amountOf = (size: number) => JSON.stringify(input(size)).length + sizeOf(input(size))
    expect(amountOf(next)).toBeGreaterThan(amountOf(smallest))
    expect(input(smallest)).toEqual(input(smallest))
  })
})

/** Whether arguments are of the kind that they claim to be. */
const isOfKind: Readonly<Record<Exclude<EdgeKind, 'problem'>, (edge: EdgeInput) => boolean>> = {
  empty: ({ args }) => args.some(isEmpty),
  zero: ({ args }) => args.some(hasZero),
  equal: ({ args }) => isRepeating(args),
  largest: (edge) => JSON.stringify(edge).length >= 60 || /\d{3}/.test(JSON.stringify(edge.args)),
}

describe.each(proofs)('the edge cases of $id', ({ pattern, id, proof }) => {
  const edgeCases = edges.get(pattern)?.edgeCases[id]

  test.each(edgeKinds)('have an input of the kind "%s", or a reason why there is none', (kind) => {
    const edge: EdgeCase | undefined = edgeCases?.[kind]
    if (edge === undefined) throw new Error(`${pattern}/edge-cases.ts has no ${kind} of ${id}`)
    if ('args' in edge) {
      if (kind === 'problem') expect(edge.number).toBeGreaterThan(0)
      else expect(isOfKind[kind](edge), JSON.stringify(edge.args).slice(0, 200)).toBe(true)
    } else if ('calls' in edge) {
      expect(edge.results).toHaveLength(edge.calls.length)
      if (kind === 'problem') expect(edge.number).toBeGreaterThan(0)
    } else if ('drive' in edge) {
      if (proof.kind !== 'driven') throw new Error('It has no calls of its own')
      expect(proof.drive.python).toContain(edge.drive)
    } else if ('precondition' in edge) {
      for (const extension of ['py', 'ts', 'java', 'cpp'])
        expect(commentsIn(readFileSync(pathOf(pattern, id, extension), 'utf8')), extension).toContain(
          edge.precondition,
        )
    } else expect(edge.reason).toMatch(/^\S+(?: \S+)+$/)
  })
})

test('edge cases are those of listings', () => {
  const ids = [...edges.values()].flatMap(({ edgeCases }) => Object.keys(edgeCases))
  expect(ids.sort()).toEqual(proofs.map(({ id }) => id).sort())
})

function pathOf(pattern: string, id: string, extension: string): string {
  return join(folderOf(pattern), 'listings', `${id}.${extension}`)
}

function isEmpty(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return value === ''
  return Array.isArray(value) ? value.length === 0 || value.some(isEmpty) : Object.values(value).some(isEmpty)
}

function hasZero(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('0')
  return typeof value === 'object' && value !== null ? Object.values(value).some(hasZero) : value === 0
}

function isRepeating(value: unknown): boolean {
  if (typeof value === 'string') return new Set(value).size < value.length
  if (!Array.isArray(value)) return false
  return new Set(value.map((item) => JSON.stringify(item))).size < value.length || value.some(isRepeating)
}

/** The comments and docstrings of a listing, as one line. */
function commentsIn(source: string): string {
  const lines = source.split('\n').flatMap((line) => /(?:#|\/\/|"""|\/\*\*) ?(.*)/.exec(line)?.[1] ?? [])
  return lines.join(' ').replaceAll(/ +/g, ' ')
}
