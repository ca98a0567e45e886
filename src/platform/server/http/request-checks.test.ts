import { expect, test } from 'vitest'
import { readJsonObject } from './request-checks.ts'

test.each([
  ['not JSON', '{'],
  ['a list', '[]'],
  ['a bare text', '"x"'],
  ['null', 'null'],
  ['nine levels', '{"a":{"a":{"a":{"a":{"a":{"a":{"a":{"a":{"a":1}}}}}}}}}'],
  ['a key that reaches prototypes', '{"__proto__":{"isAdmin":true}}'],
  ['a nested constructor key', '{"a":{"constructor":1}}'],
  ['a zero character', '{"a":"x\\u0000"}'],
  ['half a surrogate pair', '{"a":"\\ud800"}'],
  ['a zero character in a key', '{"x\\u0000":1}'],
])('%s is refused', (_, text) => {
  expect(() => readJsonObject(text)).toThrow()
})

test('an empty body is an empty object', () => {
  expect(readJsonObject('')).toEqual({})
})

test('eight levels and emoji pass', () => {
  expect(readJsonObject('{"a":{"a":{"a":{"a":{"a":{"a":{"a":{"a":"🐐"}}}}}}}}')).toBeDefined()
})
