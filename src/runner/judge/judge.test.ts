import { expect, test } from 'vitest'
import { readPatterns } from '#curriculum/read-patterns.ts'
import { runHere } from '#testing/verdicts/run-here.ts'
import type { Outcome } from '../protocol.ts'
import { judge, type Run } from './judge.ts'

const { cases } = (await readPatterns('cases.ts')).get('basic-binary-search')!
/** Runs with a tenth of the time, which is enough for inputs of this size. */
const runShort: Run = (request) => runHere({ ...request, limit: (request.limit ?? 5000) / 10 })

test('code that does not end on some inputs is shown with the least of them', async () => {
  const source = `
    function search(nums, target) {
      let lo = 0
      let hi = nums.length - 1
      while (lo <= hi) {
        const mid = (lo + hi) >> 1
        if (nums[mid] === target) return mid
        if (nums[mid] < target) lo = mid
        else hi = mid - 1
      }
      return -1
    }`.replace('search', cases.kind === 'function' ? cases.name.typescript : '')
  const { smallest } = await judge(cases, { language: 'typescript', source }, runShort, 7)
  expect(smallest?.args).toEqual([[0], 1])
  expect(smallest?.outcome).toMatchObject({ kind: 'failed', reason: 'time' })
})

test('an input that ends the worker is the one that fails', async () => {
  const depth: Outcome = { kind: 'failed', reason: 'depth', message: '', printed: '' }
  const run: Run = async ({ inputs }) => {
    const at = inputs.findIndex(([nums]) => (nums as readonly number[]).length === 0)
    const done = inputs.slice(0, at < 0 ? inputs.length : at).map((args) => ({
      kind: 'returned' as const,
      value: cases.reference(...args),
      shown: '',
      printed: '',
      milliseconds: 0,
    }))
    return { outcomes: done, ...(at >= 0 && { refused: depth }) }
  }
  const { smallest, examples } = await judge(cases, { language: 'python', source: '' }, run, 7)
  expect(smallest?.args).toEqual([[], 0])
  expect(smallest?.outcome).toEqual(depth)
  expect(examples.filter(({ outcome }) => outcome?.kind === 'failed')).toHaveLength(1)
})

test('a sentinel that is too small is found, with the least value that it hides', async () => {
  const { cases: gridCases } = (await readPatterns('cases.ts')).get('grid-dp')!
  const source = `
    function minPathSum(costs) {
      const least = new Array(costs[0].length + 1).fill(10_000)
      costs.forEach((row, at) => {
        if (at === 0) least[1] = 0
        row.forEach((cost, column) => {
          least[column + 1] = Math.min(least[column + 1], least[column]) + cost
        })
        least[0] = 10_000
      })
      return least.at(-1)
    }`
  const { smallest, examples } = await judge(gridCases, { language: 'typescript', source }, runHere, 7)
  expect(examples.every(({ passes }) => passes)).toBe(true)
  expect(smallest?.args).toEqual([[[10_001, 0]]])
})
