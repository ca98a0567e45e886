import { expect, test } from 'vitest'
import { countText, digits } from './count-words.ts'

test.each([0, 11, 999, 1000, 12_345, 100_000, 1_234_567])('%i is written as Intl writes it', (count) => {
  expect(digits(count)).toBe(new Intl.NumberFormat('en').format(count))
})

test('a count is written as a word up to ten', () => {
  expect(countText(1, 'prompt')).toBe('one prompt')
  expect(countText(1200, 'prompt')).toBe('1,200 prompts')
})
