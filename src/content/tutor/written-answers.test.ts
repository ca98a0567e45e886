import { describe, expect, test } from 'vitest'
import { knownProblems } from '#content/known-problems.ts'
import { allLessons, tutorTexts } from '#curriculum/catalogue.ts'
import { partOf } from '#curriculum/tutor-texts.ts'

const noted = [...tutorTexts.values()].flatMap(({ problems }) => problems.map(({ number }) => number))
const countWords = (text: string) => text.split(/\s+/).length

describe.each(allLessons.map((lesson) => [lesson.name, lesson] as const))('%s', (name, { practice }) => {
  test('answers ten questions or more, each in several wordings and in 10 to 75 words', () => {
    const own = tutorTexts.get(name)?.questions ?? []
    expect(own.length).toBeGreaterThanOrEqual(10)
    for (const { kind, asks, answer } of own) {
      expect(['what', 'when', 'why', 'cost', 'compare', 'mistake', 'how'], answer).toContain(kind)
      expect(asks.length, answer).toBeGreaterThanOrEqual(2)
      expect(countWords(answer), answer).toBeGreaterThanOrEqual(10)
      expect(countWords(answer), answer).toBeLessThanOrEqual(75)
    }
    expect(new Set(own.flatMap(({ asks }) => asks)).size).toBe(own.flatMap(({ asks }) => asks).length)
  })

  test('asks each question in a sentence of its own, at an address of its own', () => {
    const own = tutorTexts.get(name)?.questions ?? []
    for (const { question } of own) {
      expect(question).toMatch(/^[A-Z`].*[^.?]\?$/)
      expect(countWords(question), question).toBeGreaterThanOrEqual(3)
      expect(countWords(question), question).toBeLessThanOrEqual(18)
    }
    expect(new Set(own.map(partOf)).size).toBe(own.length)
  })

  test('has a note on each practice problem, here or at another lesson that lists it', () => {
    for (const { number, title } of practice) expect(noted, title).toContain(number)
  })
})

test('every problem has one note', () => {
  expect(new Set(noted).size).toBe(noted.length)
})

test('an answer is about a problem that is known', () => {
  const numbers = [...tutorTexts.values()].flatMap(({ questions }) =>
    questions.flatMap(({ about }) => about ?? []),
  )
  expect(numbers.length).toBeGreaterThan(500)
  expect(numbers.filter((number) => !knownProblems.has(number))).toEqual([])
})
