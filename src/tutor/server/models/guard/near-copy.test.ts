import { expect, test } from 'vitest'
import { allLessons } from '#content/catalogue.ts'
import { templateLanguages } from '../../coach/code-templates.ts'
import { isNearCopy } from './near-copy.ts'
import { referenceSolutions } from './reference-solutions.ts'

/*
 * What decision 0006 says of the comparison. Whoever changes the comparison or the lessons measures here what it
 * costs, and writes the new figures there.
 */

const all = referenceSolutions()

test('every lesson has its code in four languages', () => {
  expect(templateLanguages).toHaveLength(4)
  expect(all).toHaveLength(4 * allLessons.length)
})

test('code is found by its lesson in the three other languages alone', () => {
  const found = all.filter((own) =>
    all.some((other) => other !== own && other.pattern === own.pattern && isNearCopy(own.words, other.words)),
  )
  expect(found).toHaveLength(160)
})

test('few codes are taken for another lesson', () => {
  const lessons = Map.groupBy(all, ({ pattern }) => pattern)
  let pairs = 0
  let mistaken = 0
  for (const { pattern, words } of all)
    for (const [name, codes] of lessons) {
      if (name === pattern) continue
      pairs += 1
      if (codes.some((other) => isNearCopy(words, other.words))) mistaken += 1
    }
  expect([pairs, mistaken]).toEqual([7224, 49])
})
