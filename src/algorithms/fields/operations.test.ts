import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { operationList } from './operations.ts'

const range = { min: 0, max: 99 }
const calls = operationList({
  label: 'Calls',
  kinds: [
    { name: 'put', numbers: [range, range] },
    { name: 'get', numbers: [range] },
    { name: 'pop', numbers: [] },
  ],
  example: 'put 1 10, get 1',
  maxOperations: 4,
})

describe('calls of a structure', () => {
  test.each([
    [
      'put 1 10, get 1',
      [
        { name: 'put', numbers: [1, 10] },
        { name: 'get', numbers: [1] },
      ],
    ],
    [
      'Put(1, 10); POP(); get(+2)',
      [
        { name: 'put', numbers: [1, 10] },
        { name: 'pop', numbers: [] },
        { name: 'get', numbers: [2] },
      ],
    ],
    [
      '["pop", "pop"]',
      [
        { name: 'pop', numbers: [] },
        { name: 'pop', numbers: [] },
      ],
    ],
    ['put 1=10', [{ name: 'put', numbers: [1, 10] }]],
    ['', []],
  ])('reads %j', (typed, value) => {
    expect(calls.parse(typed)).toEqual({ value })
  })

  test.each([
    ['push 3', '“push” is not a call: use put, get and pop.'],
    ['3', '“3” is not a call: use put, get and pop.'],
    ['put 1', 'put needs 2 whole numbers after it, as in “put 1 10, get 1”.'],
    ['get pop', 'get needs a whole number after it, as in “put 1 10, get 1”.'],
    ['get −1', '-1 is outside the range: use whole numbers from 0 to 99.'],
    ['get 100', '100 is outside the range: use whole numbers from 0 to 99.'],
    ['pop pop pop pop pop', 'These are 5 calls; the picture stays readable with up to 4.'],
  ])('answers %j with a sentence', (typed, error) => {
    expect(calls.parse(typed)).toEqual({ error })
  })

  test('generates random calls that it can parse', () => {
    const numbers = fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }))
    fc.assert(
      fc.property(numbers, (stream) => {
        const value = calls.random(() => stream.next().value ?? 0)
        expect(calls.parse(calls.format(value))).toEqual({ value })
      }),
    )
  })
})
