import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { shortText } from './text.ts'

const field = shortText({
  label: 'Text',
  mostCharacters: 6,
  alphabet: /^[a-z ']$/,
  alphabetName: 'small letters, spaces and quotes',
  randomFrom: 'abc',
})

describe('a short text', () => {
  test.each([
    ['abc', 'abc'],
    ['  a b ', 'a b'],
    ['i’m', "i'm"],
    ['', ''],
  ])('reads %j', (typed, value) => {
    expect(field.parse(typed)).toEqual({ value })
  })

  test.each([
    ['aBc', '“B” cannot be used: type small letters, spaces and quotes.'],
    ['abcdefg', 'These are 7 characters; the picture stays readable with up to 6.'],
  ])('answers %j with a sentence', (typed, fault) => {
    expect(field.parse(typed)).toEqual({ fault })
  })

  test('gives random texts that it would read', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 0.999, noNaN: true }), { minLength: 8 }), (numbers) => {
        let at = 0
        const text = field.random(() => numbers[at++ % numbers.length] ?? 0)
        expect(field.parse(field.format(text))).toEqual({ value: text })
      }),
    )
  })
})
