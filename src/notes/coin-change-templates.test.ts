import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { createRandom } from '#algorithms/cases.ts'
import type { CodeLanguage, CodeProof } from '#algorithms/code-proof.ts'
import { type CodeRunner, expectedResults, isInstalled, runCodes } from '#testing/run-code/code-runner.ts'
import { cpp } from '#testing/run-code/run-cpp.ts'
import { java } from '#testing/run-code/run-java.ts'
import { python } from '#testing/run-code/run-python.ts'
import { typescript } from '#testing/run-code/run-typescript.ts'
import { traceCoinChange } from './trace-coin-change.ts'

const folder = new URL('../content/notes/templates/coin-change/', import.meta.url)
const stages = ['brute-force', 'memo', 'table', 'short-row']
const names = [...stages, 'rebuild']

const random = createRandom(20_261_127)
const below = (limit: number) => Math.floor(random() * limit)
const inputs: readonly (readonly [coins: readonly number[], amount: number])[] = [
  [[1, 3, 4], 6],
  [[1, 3, 4], 0],
  [[2], 3],
  [[5], 4],
  [[7], 7],
  [[1], 12],
  [[3, 3], 9],
  [[4, 1, 3], 11],
  ...Array.from({ length: 30 }, () => {
    const coins = Array.from({ length: 1 + below(3) }, () => 1 + below(6))
    return [coins, below(13)] as const
  }),
]

/** The fewest coins, from the trace that the page draws. */
const stageProof: CodeProof = {
  kind: 'function',
  name: { python: 'fewest_coins', typescript: 'fewestCoins', java: 'fewestCoins', cpp: 'fewestCoins' },
  parameters: ['int[]', 'int'],
  returns: 'int',
  cases: inputs.map(([coins, amount]) => ({ args: [coins, amount], result: fewestCoins(coins, amount) })),
}

/** Of several shortest answers, the one whose first coin comes first in the list, and so on. */
const rebuildProof: CodeProof = {
  ...stageProof,
  name: { python: 'coins_used', typescript: 'coinsUsed', java: 'coinsUsed', cpp: 'coinsUsed' },
  returns: 'int[]',
  cases: inputs.map(([coins, amount]) => ({ args: [coins, amount], result: coinsUsed(coins, amount) })),
}

test('each template is there in every language, and on a phone nearly all of a line is seen', () => {
  const files = globSync('*', { cwd: folder }).toSorted()
  expect(files).toEqual(
    names
      .flatMap((name) => ['cpp', 'java', 'py', 'ts'].map((extension) => `${name}.${extension}`))
      .toSorted(),
  )
  const lines = files.flatMap((file) => readFileSync(new URL(file, folder), 'utf8').split('\n'))
  expect(lines.filter((line) => line.length > 56)).toEqual([])
})

describe.each<[CodeLanguage, CodeRunner]>([
  ['python', python],
  ['typescript', typescript],
  ['java', java],
  ['cpp', cpp],
])('the templates of the guide in %s', (_, runner) => {
  const missing = runner.tools.filter((tool) => !isInstalled(tool))
  const note = missing.length > 0 ? ` (skipped: ${missing.join(', ')} is not installed)` : ''

  test.skipIf(missing.length > 0)(`give the fewest coins, all of them${note}`, { timeout: 300_000 }, () => {
    const proofOf = (name: string) => (name === 'rebuild' ? rebuildProof : stageProof)
    const outcomes = runCodes(
      runner,
      names.map((name) => ({
        pattern: name,
        source: readFileSync(new URL(`${name}.${runner.extension}`, folder), 'utf8'),
        proof: proofOf(name),
      })),
    )
    for (const name of names)
      expect(outcomes.get(name), name).toEqual({ results: expectedResults(proofOf(name)) })
  })
})

test.skipIf(!isInstalled('python3'))('a memo recurses too deep for Python where a table does not', () => {
  const lastLine = (name: string) => {
    const source = readFileSync(new URL(`${name}.py`, folder), 'utf8')
    const { stdout, stderr } = spawnSync('python3', ['-c', `${source}\nprint(fewest_coins([1], 1000))`])
    return `${stdout}${stderr}`.trimEnd().split('\n').at(-1)
  }
  expect(lastLine('memo')).toContain('RecursionError')
  expect(lastLine('table')).toBe('1000')
})

function fewestCoins(coins: readonly number[], amount: number): number {
  const { result } = traceCoinChange(coins, amount, 'memo')
  return result === Number.POSITIVE_INFINITY ? -1 : result
}

function coinsUsed(coins: readonly number[], amount: number): readonly number[] {
  const best = fewestCoins(coins, amount)
  if (best <= 0) return []
  const first = coins.find((coin) => coin <= amount && fewestCoins(coins, amount - coin) === best - 1)
  return first === undefined ? [] : [first, ...coinsUsed(coins, amount - first)]
}
