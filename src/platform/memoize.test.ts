import { expect, test } from 'vitest'
import { memoize } from './memoize.ts'

test('each key is computed once, and the cache is cleared at its limit', () => {
  const computed: string[] = []
  const length = memoize((text) => {
    computed.push(text)
    return text.length
  }, 2)
  expect(['a', 'bb', 'a', 'bb'].map(length)).toEqual([1, 2, 1, 2])
  expect(computed).toEqual(['a', 'bb'])
  expect(['ccc', 'a'].map(length)).toEqual([3, 1])
  expect(computed).toEqual(['a', 'bb', 'ccc', 'a'])
})
