import { expect, it } from 'vitest'
import { problemsOf } from '#curriculum/patterns.ts'
import type { Category, Pattern } from '#patterns/contract.ts'
import { findNextStep } from './next-pattern.ts'

/** Two categories with two patterns each, numbered 1 to 4. The second needs an account. */
const categories = [1, 2].map((id) => ({
  id,
  displayName: `Category ${id}`,
  locked: id === 2,
  patterns: [2 * id - 1, 2 * id].map(
    (number) => ({ id: number, name: `p${number}`, displayName: `P${number}` }) as Pattern,
  ),
})) as unknown as Category[]

function nextAfter(patternId: number, completed: readonly number[]) {
  return findNextStep(categories, patternId, new Set(completed.flatMap(problemsOf)))
}

it('leads to the next pattern of the category', () => {
  expect(nextAfter(1, [1])).toEqual({ label: 'Next pattern: P2', url: '/category/1#p2' })
})

it('leads to an earlier pattern when the later ones are completed', () => {
  expect(nextAfter(2, [2])).toEqual({ label: 'Next pattern: P1', url: '/category/1#p1' })
})

it('leads to the next category when this one is completed, also to one that needs an account', () => {
  expect(nextAfter(2, [1, 2])).toEqual({ label: 'Next category: Category 2', url: '/category/2' })
})

it('starts over with the first category that has something left', () => {
  expect(nextAfter(4, [3, 4])).toEqual({ label: 'Next category: Category 1', url: '/category/1#p1' })
})

it('leads to the dashboard when every pattern is completed', () => {
  expect(nextAfter(4, [1, 2, 3, 4])).toEqual({ label: 'Back to Dashboard', url: '/' })
})
