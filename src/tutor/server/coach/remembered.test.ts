import { expect, test } from 'vitest'
import { remembered } from './remembered.ts'

test('what was asked for lately is not made again', () => {
  const made: string[] = []
  const lengthOf = remembered(2, (text) => made.push(text) && text.length)
  expect(['a', 'bb', 'a', 'ccc', 'a', 'bb'].map(lengthOf)).toEqual([1, 2, 1, 3, 1, 2])
  expect(made).toEqual(['a', 'bb', 'ccc', 'bb'])
})
