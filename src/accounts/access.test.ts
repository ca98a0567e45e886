import { expect, test } from 'vitest'
import { isCategoryOpen, mayOpen } from './access.ts'

test.each([
  ['open', 'none', true],
  ['open', 'guest', true],
  ['open', 'member', true],
  ['learner', 'none', false],
  ['learner', 'guest', true],
  ['learner', 'member', true],
  ['member', 'none', false],
  ['member', 'guest', false],
  ['member', 'member', true],
] as const)('a page for %s, opens for %s: %s', (access, kind, isAdmitted) => {
  expect(mayOpen(access, kind)).toBe(isAdmitted)
})

test.each([
  [0, true],
  [1, true],
  [2, false],
  [7, false],
])('without an account the category at place %i is open: %s', (position, isOpen) => {
  expect(isCategoryOpen(position, false)).toBe(isOpen)
  expect(isCategoryOpen(position, true)).toBe(true)
})
