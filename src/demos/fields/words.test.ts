import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { singleWord, wordList } from './words.ts'

const examples = ['tea', 'ten', 'to', 'inn', 'in']
const list = wordList({ label: 'Words', mostWords: 4, mostLetters: 5, examples })
const single = singleWord({ label: 'Word', mostLetters: 5, examples })

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
  ])('answers %j with a sentence', (typed, fault) => {
    expect(list.parse(typed)).toEqual({ fault })
  })

  test('reads one word, or none', () => {
    expect(single.parse(' Te ')).toEqual({ value: 'te' })
    expect(single.parse('')).toEqual({ value: '' })
    expect(single.parse('te a')).toEqual({ fault: '“te a” has something other than the letters a to z.' })
  })

  test('gives random words that it would read itself', () => {
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
