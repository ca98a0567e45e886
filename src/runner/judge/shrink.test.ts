import { expect, test } from 'vitest'
import { shrink } from './shrink.ts'
import { sizeOf, smaller } from './smaller.ts'

const shrinkWith = (input: readonly unknown[], fails: (...args: never[]) => boolean) =>
  shrink(input, { isValid: () => true }, async (inputs) =>
    inputs.findIndex((args) => fails(...(args as never[]))),
  )

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

test('elements count more than their values, so that zeros go too', async () => {
  const hasThree = (nums: readonly number[]) => nums.filter((value) => value === 0).length >= 3
  expect(await shrinkWith([[0, 0, 0, 0, 0]], hasThree)).toEqual([[0, 0, 0]])
})

test('parts that belong together change together', async () => {
  const addsUp = (nums: readonly number[], target: number) =>
    nums.length > 0 && nums.reduce((sum, value) => sum + value, 0) === target
  expect(await shrinkWith([[3, 8, 2], 13], addsUp)).toEqual([[0], 0])
  const isTwice = (num: number, double: number) => num > 0 && double === 2 * num
  expect(await shrinkWith([7, 14], isTwice)).toEqual([1, 2])
  const isParallel = (one: readonly number[], other: readonly number[]) =>
    one.length > 0 && one.length === other.length
  expect(
    await shrinkWith(
      [
        [4, 5, 6],
        [1, 2, 3],
      ],
      isParallel,
    ),
  ).toEqual([[0], [0]])
  const isGrid = (rows: readonly (readonly number[])[]) =>
    rows.length > 1 && rows.every((row) => row.length > 0 && row.length === rows[0]?.length)
  expect(
    await shrinkWith(
      [
        [
          [1, 2, 3],
          [4, 5, 6],
        ],
      ],
      isGrid,
    ),
  ).toEqual([[[0], [0]]])
  const isSpelledTwice = (one: string, other: string) => one.length > 0 && one === other
  expect(await shrinkWith(['moo', 'moo'], isSpelledTwice)).toEqual(['a', 'a'])
})

test('the problem adds changes that only it knows', async () => {
  const halves = { isValid: () => true, smaller: ([num]: readonly unknown[]) => [[Number(num) / 2]] }
  const tried: unknown[] = []
  await shrink([40], halves, async (inputs) => {
    tried.push(...inputs)
    return -1
  })
  expect(tried[0]).toEqual([20])
})

test('numbers of any size become smaller, and stay less than an element', async () => {
  expect(
    await shrinkWith([[987_654_321, 5]], (nums: readonly number[]) => nums.some((num) => num > 70_000)),
  ).toEqual([[70_001]])
  expect(sizeOf(2_147_483_647)).toBeGreaterThan(sizeOf(2_147_483_646))
  expect(sizeOf([Number.MAX_SAFE_INTEGER])).toBeLessThan(sizeOf([0, 0]))
})
