import { describe, expect, test } from 'vitest'
import { allLessons, findLessonByName } from '../../catalogue.ts'
import { rivalsOf } from './rivals.ts'

describe.each(allLessons.map(({ name }) => name))('the rivals of %s', (name) => {
  const rivals = rivalsOf(name)

  test('are two to eight other patterns of the catalogue', () => {
    expect(rivals.length).toBeGreaterThanOrEqual(2)
    expect(rivals.length).toBeLessThanOrEqual(8)
    expect(new Set(rivals.map((rival) => rival.name)).size).toBe(rivals.length)
    for (const rival of rivals) {
      expect(rival.name).not.toBe(name)
      expect(findLessonByName(rival.name), rival.name).toBeDefined()
    }
  })

  test('point back, with the signs the other way round', () => {
    for (const { name: other, stay, leave, ...rest } of rivals) {
      expect(rivalsOf(other)).toContainEqual({ ...rest, name, stay: leave, leave: stay })
    }
  })

  test('are told apart by one question that yes and no answer, each in a short sentence', () => {
    for (const { clue, stay, leave } of rivals) {
      expect(clue).toMatch(/^(Do|Does|Is|Are|Can|Must|May|To continue) .{15,115}\?$/)
      expect([stay, leave].sort().map((sign) => sign.slice(0, sign.indexOf(':')))).toEqual(['No', 'Yes'])
      for (const sign of [stay, leave]) {
        expect(sign).toMatch(/^(Yes|No): [a-z].{15,115}[^.?!]$/)
        // A list of nouns is no property: it only names the problems that its writer knew.
        expect(sign.split(/, (?!so |and |but |if |or )/).length, sign).toBeLessThanOrEqual(3)
      }
    }
  })
})

test('no clue and no sign serves two pairs', () => {
  const texts = new Map<string, Set<string>>()
  for (const { name } of allLessons) {
    for (const { name: other, clue, stay, leave } of rivalsOf(name)) {
      const pair = [name, other].toSorted().join(' ')
      for (const text of [clue, stay, leave]) texts.set(text, (texts.get(text) ?? new Set()).add(pair))
    }
  }
  expect([...texts].filter(([, pairs]) => pairs.size > 1)).toEqual([])
})
