import { expect, test } from 'vitest'
import { shrink } from './shrink.ts'
import { smaller } from './smaller.ts'

const shrinkWith = (input: readonly unknown[], fails: (...args: never[]) => boolean) =>
  shrink(input, { isValid: hasSameTypes(input) }, async (inputs) =>
    inputs.findIndex((args) => fails(...(args as never[]))),
  )

/** Arguments do not go, as they would from a problem. */
const hasSameTypes = (input: readonly unknown[]) => (args: readonly unknown[]) =>
  args.length === input.length && args.every((each, index) => typeof each === typeof input[index])

test('elements that do not matter go, and numbers move toward zero', async () => {
  const hasEqual = (nums: readonly number[]) => new Set(nums).size < nums.length
  expect(await shrinkWith([[5, 9, 3, 9, 1]], hasEqual)).toEqual([[0, 0]])
  const hasNegative = (nums: readonly number[]) => nums.some((value) => value < 0)
  expect(await shrinkWith([[4, -7, 8]], hasNegative)).toEqual([[-1]])
  expect(await shrinkWith(['zebra'], (text: string) => text.includes('b'))).toEqual(['b'])
})

test('only valid inputs are tried', async () => {
  const isSorted = (args: readonly unknown[]) => {
    const nums = args[0] as number[]
    return nums.every((value, index) => index === 0 || (nums[index - 1] ?? 0) <= value)
  }
  const tried: unknown[] = []
  await shrink([[1, 4, 6, 9]], { isValid: isSorted }, async (inputs) => {
    tried.push(...inputs)
    return inputs.findIndex(([nums]) => (nums as number[]).includes(6))
  })
  expect(tried.length).toBeGreaterThan(5)
  expect(tried.every((args) => isSorted(args as unknown[]))).toBe(true)
})

test('objects, nested lists and negative numbers have smaller ones', () => {
  expect([...smaller(-4)]).toEqual([0, 4, -2, -3])
  expect([...smaller({ values: [7], tail: 0 })]).toContainEqual({ values: [], tail: 0 })
  expect([...smaller([[1], []])]).toContainEqual([[0], []])
  expect([...smaller(true)]).toEqual([])
})
