import { expect, test } from 'vitest'
import { catalogue } from '#content/catalogue.ts'
import { displayNameOf, findPattern, lessonPathOf, patternList } from './pattern-list.ts'

test('every pattern has the name, category and problems of its lesson', () => {
  const expected = catalogue.flatMap(({ id: categoryId, displayName: category, hue, lessons }) =>
    lessons.map(({ name, displayName, practice }) => ({
      name,
      displayName,
      categoryId,
      category,
      hue,
      problems: practice.map(({ number }) => number),
    })),
  )
  expect(patternList).toEqual(expected)
})

test('a pattern is found by its slug', () => {
  const union = findPattern('union-find')
  expect(union && lessonPathOf(union)).toBe('/category/7#union-find')
  expect(displayNameOf('union-find')).toBe('Union-Find')
  expect(displayNameOf('from-a-newer-release')).toBe('from-a-newer-release')
})
