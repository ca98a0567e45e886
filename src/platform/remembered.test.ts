import { expect, test } from 'vitest'
import { Remembered, remembered } from './remembered.ts'

test('a text is worked out once, until there are too many', () => {
  const made: string[] = []
  const lengthOf = remembered((text) => {
    made.push(text)
    return text.length
  }, 2)
  expect(['a', 'bc', 'a', 'bc'].map(lengthOf)).toEqual([1, 2, 1, 2])
  expect(made).toEqual(['a', 'bc'])
  expect(['def', 'def', 'a'].map(lengthOf)).toEqual([3, 3, 1])
  expect(made).toEqual(['a', 'bc', 'def', 'a'])
})

test('a long text is worked out each time', () => {
  const lengths = new Remembered<number>(2, 3)
  let made = 0
  for (let time = 0; time < 2; time++) lengths.get('long', () => ++made)
  expect(made).toBe(2)
})
