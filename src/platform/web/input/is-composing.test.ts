import { expect, test } from 'vitest'
import { isComposing } from './is-composing.ts'

const key = (fields: Partial<KeyboardEvent>): KeyboardEvent =>
  Object.assign(
    new Event('keydown'),
    { key: 'Enter', keyCode: 13, isComposing: false },
    fields,
  ) as KeyboardEvent

test.each([
  ['during a composition', { isComposing: true }, true],
  ['that ends a composition in Safari', { keyCode: 229 }, true],
  ['pressed by itself', {}, false],
])('Enter %s', (_, fields, expected) => {
  expect(isComposing(key(fields))).toBe(expected)
})
