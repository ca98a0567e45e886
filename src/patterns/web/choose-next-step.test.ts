import { expect, test } from 'vitest'
import type { Category } from '../contract.ts'
import { chooseNextStep } from './choose-next-step.ts'

/** Patterns by name with the numbers of their problems. */
function categoryOf(patterns: Record<string, number[]>): Category {
  return {
    id: 1,
    patterns: Object.entries(patterns).map(([name, numbers]) => ({
      name,
      locked: false,
      practiceQuestions: numbers.map((number) => ({ number, title: String(number) })),
    })),
  } as unknown as Category
}

const categories = [categoryOf({ one: [1, 2], two: [2, 3] }), categoryOf({ three: [4] })]

function choose(solved: number[], lastOpened: string | null = null): string {
  const step = chooseNextStep(categories, new Set(solved), lastOpened)
  return step.kind === 'all-complete'
    ? step.kind
    : `${step.kind} ${step.lesson.pattern.name} ${step.problem.number}`
}

test('on the first day it is the first problem of the first lesson', () => {
  expect(choose([])).toBe('first one 1')
})

test('it is the lesson opened last, even before its first tick', () => {
  expect(choose([1], 'three')).toBe('continue three 4')
  expect(choose([], 'two')).toBe('continue two 2')
})

test('in another browser it is the lesson of the latest tick', () => {
  expect(choose([1, 3])).toBe('continue two 2')
  expect(choose([3, 1])).toBe('continue one 2')
})

test('after a complete lesson comes the next that is not complete', () => {
  expect(choose([1, 2], 'one')).toBe('continue two 3')
  expect(choose([2, 3, 4], 'three')).toBe('continue one 1')
})

test('ticks of other lists and unknown lessons do not count', () => {
  expect(choose([999], 'gone')).toBe('first one 1')
})

test('in the end every pattern is complete', () => {
  expect(choose([1, 2, 3, 4], 'one')).toBe('all-complete')
})
