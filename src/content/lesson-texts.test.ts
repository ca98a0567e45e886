import { describe, expect, test } from 'vitest'
import { allLessons } from './catalogue.ts'
import { categorySummaries } from './category-summaries.ts'
import type { Lesson } from './lesson.ts'

describe.each(allLessons)('$name', (lesson) => {
  const { description, identificationClues, scenarios, commonMistakes = [], recognitionGuide } = lesson
  const { keyPhrases = [], commonVariations = [] } = recognitionGuide ?? {}

  test('has every part, none of them too short or too long to read', () => {
    expectLength(description, 60, 400)
    expectLength(identificationClues, 40, 400)
    expectTexts(scenarios, { least: 3, most: 6 }, { from: 15, to: 100 })
    expectTexts(keyPhrases, { least: 5, most: 10 }, { from: 3, to: 60 })
    expectTexts(commonVariations, { least: 3, most: 5 }, { from: 20, to: 180 })
    expectTexts(commonMistakes, { least: 2, most: 5 }, { from: 30, to: 200 })
  })

  test('names each variation and each mistake before it explains it', () => {
    for (const text of [...commonVariations, ...commonMistakes]) {
      expect(text).toMatch(/^[A-Z][^:]{2,90}: \S/)
    }
  })

  test('is plain text: one line, single spaces, no markup', () => {
    for (const text of textsOf(lesson)) {
      expect(text).not.toMatch(/\p{Cc}/u)
      expect(text).not.toMatch(/ {2}|<\w|!$/)
      expect(text).toBe(text.trim())
    }
  })

  test('ends sentences with a full stop and lists without one', () => {
    for (const text of [description, identificationClues]) expect(text).toMatch(/\.$/)
    for (const text of [...scenarios, ...keyPhrases, ...commonVariations, ...commonMistakes]) {
      expect(text).not.toMatch(/\.$/)
    }
  })
})

test.each([
  ['description', (lesson: Lesson) => [lesson.description]],
  ['clue', (lesson: Lesson) => [lesson.identificationClues]],
  ['scenario', (lesson: Lesson) => lesson.scenarios],
  ['key phrase', (lesson: Lesson) => lesson.recognitionGuide?.keyPhrases ?? []],
  ['mistake', (lesson: Lesson) => lesson.commonMistakes ?? []],
])('no two patterns share a %s', (_, textsIn) => {
  const texts = allLessons.flatMap(textsIn).map((text) => text.toLowerCase())
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
})

test('a category is described in one or two lines and names what to listen for', () => {
  for (const { description, listenFor } of categorySummaries) {
    expectLength(description, 60, 120)
    expect(listenFor.split(', ').length).toBeGreaterThanOrEqual(3)
  }
})

function textsOf(lesson: Lesson): readonly string[] {
  return [
    lesson.displayName,
    lesson.description,
    lesson.identificationClues,
    ...lesson.scenarios,
    ...(lesson.recognitionGuide?.keyPhrases ?? []),
    ...(lesson.recognitionGuide?.commonVariations ?? []),
    ...(lesson.commonMistakes ?? []),
  ]
}

function expectTexts(
  texts: readonly string[],
  count: { least: number; most: number },
  length: { from: number; to: number },
): void {
  expect(texts.length).toBeGreaterThanOrEqual(count.least)
  expect(texts.length).toBeLessThanOrEqual(count.most)
  for (const text of texts) expectLength(text, length.from, length.to)
}

function expectLength(text: string, from: number, to: number): void {
  expect(text.length, text).toBeGreaterThanOrEqual(from)
  expect(text.length, text).toBeLessThanOrEqual(to)
}
