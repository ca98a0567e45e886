import { expect, test } from 'vitest'
import { displayNameOf, findPattern, lessonPathOf } from './patterns.ts'

test('a pattern is found by its slug', () => {
  const union = findPattern('union-find')
  expect(union && lessonPathOf(union)).toBe('/category/7#union-find')
  expect(displayNameOf('union-find')).toBe('Union-Find')
  expect(displayNameOf('from-a-newer-release')).toBe('from-a-newer-release')
})
