import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { shortText, singleWord, wordList } from './text.ts'

const field = shortText({
  label: 'Text',
  maxCharacters: 6,
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
  ])('answers %j with a sentence', (typed, error) => {
    expect(field.parse(typed)).toEqual({ error })
  })

  test('generates random text that it can parse', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 0.999, noNaN: true }), { minLength: 8 }), (numbers) => {
        let at = 0
        const text = field.random(() => numbers[at++ % numbers.length] ?? 0)
        expect(field.parse(field.format(text))).toEqual({ value: text })
      }),
    )
  })
})

const examples = ['tea', 'ten', 'to', 'inn', 'in']
const list = wordList({ label: 'Words', maxWords: 4, maxLetters: 5, examples })
const single = singleWord({ label: 'Word', maxLetters: 5, examples })

describe('words', () => {
  test.each([
    ['tea, Ten to', ['tea', 'ten', 'to']],
    ['["tea", "ten"]', ['tea', 'ten']],
    ['', []],
  ])('reads %j', (typed, words) => {
    expect(list.parse(typed)).toEqual({ value: words })
  })

  test.each([
    ['tea t3n', '“t3n” has something other than the letters a to z.'],
    ['teatime', '“teatime” has more than 5 letters.'],
    ['a b c d e', 'These are 5 words; the picture stays readable with up to 4.'],
  ])('answers %j with a sentence', (typed, error) => {
    expect(list.parse(typed)).toEqual({ error })
  })

  test('reads one word, or none', () => {
    expect(single.parse(' Te ')).toEqual({ value: 'te' })
    expect(single.parse('')).toEqual({ value: '' })
    expect(single.parse('te a')).toEqual({ error: '“te a” has something other than the letters a to z.' })
  })

  test('generates random words that it can parse', () => {
    const numbers = fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }))
    fc.assert(
      fc.property(numbers, (stream) => {
        const next = () => stream.next().value ?? 0
        const words = list.random(next)
        expect(new Set(words).size).toBe(words.length)
        expect(list.parse(list.format(words))).toEqual({ value: words })
        expect(examples).toContain(single.random(next))
      }),
    )
  })
})
