import { expect, test } from 'vitest'
import { patternList } from '#curriculum/pattern-list.ts'
import { prerequisitesOf, studyOrder } from './study-order.ts'

const names = studyOrder(false).map(({ name }) => name)

test('every pattern is in the order once', () => {
  expect([...names].sort()).toEqual(patternList.map(({ name }) => name).sort())
})

test('no pattern comes before one that it builds on', () => {
  const pairs = names.flatMap((name) => prerequisitesOf(name).map((before) => ({ before, name })))
  expect(pairs).toContainEqual({ before: 'stack-operations', name: 'monotonic-stack' })
  const reversed = pairs.filter(({ before, name }) => names.indexOf(before) >= names.indexOf(name))
  expect(reversed).toEqual([])
  for (const { before } of pairs) expect(names).toContain(before)
})

test('the first nine are from six categories or more', () => {
  expect(
    new Set(
      studyOrder(false)
        .slice(0, 9)
        .map(({ categoryId }) => categoryId),
    ).size,
  ).toBeGreaterThan(5)
})

test('guests get the open categories, in the same order', () => {
  const open = studyOrder(true)
  expect(new Set(open.map(({ categoryId }) => categoryId))).toEqual(new Set([1, 2]))
  expect(open[0]?.name).toBe('two-pointers')
})
