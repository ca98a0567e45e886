import { expect, test } from 'vitest'
import { catalogue } from './catalogue.ts'
import { lessonLocations } from './lesson-locations.ts'

test('every pattern of the catalogue is there, and no other', () => {
  const expected = catalogue.flatMap(({ id: categoryId, lessons }) =>
    lessons.map(({ name, displayName }) => [displayName, { name, categoryId }]),
  )
  expect([...lessonLocations]).toEqual(expected)
})
