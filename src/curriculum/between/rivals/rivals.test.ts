import { describe, expect, test } from 'vitest'
import { allLessons, findLessonByName } from '../../catalogue.ts'
import { rivalsOf } from './rivals.ts'

describe.each(allLessons.map(({ name }) => name))('the rivals of %s', (name) => {
  const rivals = rivalsOf(name)

  test('are two to six other patterns of the catalogue', () => {
    expect(rivals.length).toBeGreaterThanOrEqual(2)
    expect(rivals.length).toBeLessThanOrEqual(6)
    expect(new Set(rivals.map((rival) => rival.name)).size).toBe(rivals.length)
    for (const rival of rivals) {
      expect(rival.name).not.toBe(name)
      expect(findLessonByName(rival.name), rival.name).toBeDefined()
    }
  })

  test('point back, with the signs the other way round', () => {
    for (const { name: other, clue, stay, leave } of rivals) {
      expect(rivalsOf(other)).toContainEqual({ name, clue, stay: leave, leave: stay })
    }
  })

  test('are told apart by a question and by two short signs that differ', () => {
    for (const { clue, stay, leave } of rivals) {
      expect(clue).toMatch(/^[A-Z].{20,120}\?$/)
      for (const sign of [stay, leave]) expect(sign).toMatch(/^[A-Z].{15,130}[^.?!]$/)
      expect(stay).not.toBe(leave)
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
