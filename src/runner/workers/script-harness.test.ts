import { expect, test } from 'vitest'
import type { Target } from '../protocol.ts'
import { call, exportOf, show } from './script-harness.ts'

const target = { kind: 'function', name: 'twoSum', parameters: ['int[]', 'int'], returns: 'int[]' } as const

async function answerOf(source: string, wanted: Target = target): Promise<unknown> {
  const module: { __answer: unknown } = await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(source + exportOf(wanted))}`
  )
  return module.__answer
}

test.each([
  'function twoSum(nums, target) { return [nums.length, target] }',
  'const twoSum = (nums, target) => [nums.length, target]',
  'var twoSum = function (nums, target) { return [nums.length, target] }',
  'export function twoSum(nums, target) { return [nums.length, target] }',
  'function two_sum(nums, target) { return [nums.length, target] }',
  'class Solution { twoSum(nums, target) { return this.pair(nums, target) } pair(a, b) { return [a.length, b] } }',
  'const help = (a) => a.length\nclass Solution { two_sum(nums, target) { return [help(nums), target] } }',
])('a function is found in %s', async (source) => {
  expect(call(await answerOf(source), target, [[1, 2], 5]).value).toEqual([2, 5])
})

test('code without the function says which one is missing', async () => {
  const answer = await answerOf('function threeSum() {}')
  expect(() => call(answer, target, [[], 0])).toThrow('there is no function named twoSum')
})

test('a class is found by its name', async () => {
  const methods = { constructor: { parameters: [], returns: 'void' } } as const
  const answer = await answerOf('class Trie {}', { kind: 'class', name: 'Trie', methods })
  expect(answer).toBeTypeOf('function')
})

test.each([
  [Number.POSITIVE_INFINITY, 'Infinity'],
  [[1, Number.NaN], '[1,NaN]'],
])('a number that JSON has not is shown as code writes it', (value, shown) => {
  expect(show(value)).toBe(shown)
})
