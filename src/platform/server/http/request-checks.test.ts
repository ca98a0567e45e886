import { expect, test } from 'vitest'
import { readJsonObject } from './request-checks.ts'

test.each([
  ['not JSON', '{'],
  ['a list', '[]'],
  ['a bare string', '"x"'],
  ['null', 'null'],
  ['nine levels', '{"a":{"a":{"a":{"a":{"a":{"a":{"a":{"a":{"a":1}}}}}}}}}'],
  ['a key that reaches prototypes', '{"__proto__":{"isAdmin":true}}'],
  ['a nested constructor key', '{"a":{"constructor":1}}'],
  ['a NUL character', '{"a":"x\\u0000"}'],
  ['a lone surrogate', '{"a":"\\ud800"}'],
  ['a NUL character in a key', '{"x\\u0000":1}'],
])('%s is refused', (_, text) => {
  expect(() => readJsonObject(text)).toThrow()
})

test('an empty body is read as an empty object', () => {
  expect(readJsonObject('')).toEqual({})
})

test('eight levels of nesting and emoji are accepted', () => {
  expect(readJsonObject('{"a":{"a":{"a":{"a":{"a":{"a":{"a":{"a":"🐐"}}}}}}}}')).toBeDefined()
})
