import { expect, test } from 'vitest'
import { allLessons } from './catalogue.ts'
import { practiceNumbers } from './practice-numbers.ts'

test('every lesson has its problems in the published order', () => {
  const published = allLessons.map(({ id, practice }) => [id, practice.map(({ number }) => number)])
  expect([...practiceNumbers]).toEqual(published)
})
