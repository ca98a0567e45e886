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
  ['more than a thousand fields', JSON.stringify(Object.fromEntries(Array(1001).fill(0).entries()))],
  ['more than fifty thousand values', JSON.stringify({ a: Array(50_000).fill({}) })],
])('%s is refused', (_, text) => {
  expect(() => readJsonObject(text)).toThrow()
})

test('an empty body is read as an empty object', () => {
  expect(readJsonObject('')).toEqual({})
})

test('commas and brackets in a text are no values, also after an escaped quote', () => {
  expect(readJsonObject(JSON.stringify({ a: '\\",[{'.repeat(100_000) }))).toBeDefined()
})

test('eight levels of nesting and emoji are accepted', () => {
  expect(readJsonObject('{"a":{"a":{"a":{"a":{"a":{"a":{"a":{"a":"🐐"}}}}}}}}')).toBeDefined()
})
