import { expect, test } from 'vitest'
import { allLessons } from '#content/catalogue.ts'
import { demoNames } from '#demos/demo-catalogue.ts'

test('every pattern has a demo, and every demo belongs to a pattern', () => {
  expect(demoNames.toSorted()).toEqual(allLessons.map(({ name }) => name).toSorted())
})
