import { expect, test } from 'vitest'
import { cleanCode, isWholeCode } from './code-input.ts'

test.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  [' 123-456\n', '123456'],
  ['Your code is 004200.', '004200'],
  ['1234567', '123456'],
  ['12a4', '124'],
  ['１２３４５６', '123456'],
  ['١٢٣', ''],
  ['', ''],
])('a code typed as %j is read as %j', (typed, code) => {
  expect(cleanCode(typed)).toBe(code)
})

test('only a code of exactly six digits can be verified', () => {
  expect(['', '12345', '123456'].map(isWholeCode)).toEqual([false, false, true])
})
