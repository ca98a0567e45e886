import { expect, test } from 'vitest'
import { patternList } from '../pattern-list.ts'
import { patternProperties } from './pattern-properties.ts'

test('every pattern has a property of its own, in the order of the lessons', () => {
  expect(Object.keys(patternProperties)).toEqual(patternList.map(({ name }) => name))
  expect(new Set(Object.values(patternProperties)).size).toBe(patternList.length)
})

test.each(patternList)('the property of $name is one sentence without its name', ({ name, displayName }) => {
  expect(patternProperties[name]).toMatch(/^[A-Z][^.]{25,95}\.$/)
  expect(patternProperties[name]?.toLowerCase()).not.toContain(displayName.toLowerCase())
})
