import { expect, test } from 'vitest'
import { apart } from './chart-scale.ts'

test('labels at the end of lines keep apart, also of lines that end at the same height', () => {
  expect(apart([60, 200, undefined], 14)).toEqual([60, 200, undefined])
  expect(apart([60, 60, 60], 14)).toEqual([60, 96, 132])
  expect(apart([90, undefined, 80], 14)).toEqual([116, undefined, 80])
  expect(apart([5, 20, 0], 14)).toEqual([50, 86, 14])
})
