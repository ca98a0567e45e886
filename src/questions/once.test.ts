import { expect, test } from 'vitest'
import { kept } from './once.ts'

test('what is kept is made once, and all is forgotten when there is too much', () => {
  const made: string[] = []
  const lengthOf = kept((text) => {
    made.push(text)
    return text.length
  }, 2)
  expect(['a', 'bc', 'bc', 'a', 'bc'].map(lengthOf)).toEqual([1, 2, 2, 1, 2])
  expect(made).toEqual(['a', 'bc'])
  expect(['def', 'def', 'a'].map(lengthOf)).toEqual([3, 3, 1])
  expect(made).toEqual(['a', 'bc', 'def', 'a'])
})
