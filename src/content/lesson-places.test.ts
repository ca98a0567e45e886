import { expect, test } from 'vitest'
import { catalogue } from './catalogue.ts'
import { lessonPlaces } from './lesson-places.ts'

test('every pattern of the catalogue is there, and no other', () => {
  const places = catalogue.flatMap(({ id: categoryId, lessons }) =>
    lessons.map(({ name, displayName }) => [displayName, { name, categoryId }]),
  )
  expect([...lessonPlaces]).toEqual(places)
})
