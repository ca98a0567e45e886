import { describe, expect, test } from 'vitest'
import { findLessonByName, practiceFits, problemHelps } from '../catalogue.ts'

/**
 * A lesson must not advertise a scenario that none of its problems trains, nor a cost that they do not have. Key phrases
 * and variations may have no problem here: they are there for problems that a learner has not seen.
 */
describe.each(Object.entries(practiceFits))('the practice problems of %s', (name, fit) => {
  const lesson = findLessonByName(name)
  if (!lesson) throw new Error(`There is no lesson named ${name}`)
  const numbers = lesson.practice.map(({ number }) => number)

  test.each([
    ['scenario', fit.scenarios, lesson.scenarios],
    ['key phrase', fit.keyPhrases, lesson.recognitionGuide.keyPhrases],
    [
      'variation',
      fit.variations,
      lesson.recognitionGuide.commonVariations.map((text) => text.split(':')[0] ?? ''),
    ],
  ])('are named for every %s', (_, shown, texts) => {
    expect(Object.keys(shown).sort()).toEqual([...texts].sort())
    for (const [text, shownBy] of Object.entries(shown))
      for (const number of shownBy) expect(numbers, text).toContain(number)
  })

  test('train every scenario', () => {
    for (const [scenario, shownBy] of Object.entries(fit.scenarios))
      expect(shownBy.length, scenario).toBeGreaterThan(0)
  })

  test('cost what the lesson says, or say why not', () => {
    expect(Object.keys(fit.costs).map(Number).sort()).toEqual([...numbers].sort())
    const { time, space } = lesson.complexity
    for (const [number, costs] of Object.entries(fit.costs)) {
      const isException = problemHelps.get(name)?.[Number(number)]?.cost !== undefined
      if (!isException) expect(costs, number).toEqual([time, space])
    }
  })
})
