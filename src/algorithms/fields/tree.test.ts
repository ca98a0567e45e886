import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { binaryTree, describeTreeInput } from './tree.ts'

const field = binaryTree({ label: 'Tree', min: -9, max: 99, maxNodes: 7, maxLevels: 4 })
const distinct = binaryTree({
  label: 'Tree',
  min: 0,
  max: 7,
  maxNodes: 7,
  maxLevels: 4,
  whyDistinct: 'Give each node its own value.',
})

describe('a binary tree typed level by level', () => {
  test.each([
    ['8, 3, 10, 1, 6, null, 14', [8, 3, 10, 1, 6, null, 14]],
    ['[8,3,10,null,null,4]', [8, 3, 10, null, null, 4]],
    ['8 NULL 10', [8, null, 10]],
    ['−5, Null, +5, null, null', [-5, null, 5]],
    ['', []],
    ['null', []],
  ])('reads %j', (typed, levels) => {
    expect(field.parse(typed)).toEqual({ value: levels })
  })

  test.each([
    ['1, two', '“two” is neither a whole number nor null (a missing child).'],
    ['1, x, 2', '“x” is neither a whole number nor null (a missing child).'],
    ['1, –, 2', '“-” is neither a whole number nor null (a missing child).'],
    ['1, 100', '100 is outside the range: use whole numbers from -9 to 99.'],
    ['null, 1', 'The first value is the root, so it cannot be missing.'],
    ['1, null, null, 4', '4 has no parent. Leave out the children of a missing node.'],
    ['1 2 3 4 5 6 7 8', 'These are 8 nodes; the picture stays readable with up to 7.'],
    [
      '1 2 null 3 null 4 null 5',
      'This tree has more than 4 levels; the picture stays readable with up to 4.',
    ],
  ])('answers %j with a sentence', (typed, error) => {
    expect(field.parse(typed)).toEqual({ error })
  })

  test('rejects duplicates where values must be distinct', () => {
    expect(distinct.parse('1 2 1')).toEqual({ error: '1 appears twice. Give each node its own value.' })
  })

  test('generates random trees that it can parse', () => {
    const numbers = fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }))
    fc.assert(
      fc.property(numbers, (stream) => {
        for (const each of [field, distinct]) {
          const value = each.random(() => stream.next().value ?? 0)
          expect(each.parse(each.format(value))).toEqual({ value })
          expect(value.filter((item) => item !== null).length).toBeGreaterThanOrEqual(4)
        }
      }),
    )
  })

  test.each([
    [[], 'an empty tree'],
    [[1], 'a tree of 1 node'],
    [[1, null, 2], 'a tree of 2 nodes'],
  ])('is named in a subtitle: %j', (levels, name) => {
    expect(describeTreeInput(levels)).toBe(name)
  })
})
