import { describe, expect, test } from 'vitest'
import { allLessons, findLessonByName } from '../catalogue.ts'

/**
 * For each pattern: which of its practice problems show each scenario, key phrase and named variation, and what each
 * problem costs. A lesson must not advertise what none of its problems trains, nor a cost that they do not have.
 */
interface Fit {
  /** Text, or the name of the variation, to numbers of practice problems. */
  readonly scenarios: Readonly<Record<string, readonly number[]>>
  readonly keyPhrases: Readonly<Record<string, readonly number[]>>
  readonly variations: Readonly<Record<string, readonly number[]>>
  /** Number of a practice problem to the time and space of its usual solution. */
  readonly costs: Readonly<Record<string, readonly [time: string, space: string]>>
}

const files = import.meta.glob<Readonly<Record<string, Fit>>>('./*.json', { eager: true, import: 'default' })
const fits = Object.values(files).flatMap((file) => Object.entries(file))

test('every pattern has its entry, and one only', () => {
  expect(fits.map(([name]) => name).sort()).toEqual(allLessons.map(({ name }) => name).sort())
})

describe.each(fits)('the practice problems of %s', (name, fit) => {
  const lesson = findLessonByName(name)
  if (!lesson) throw new Error(`There is no lesson named ${name}`)
  const numbers = lesson.practice.map(({ number }) => number)

  test.each([
    ['scenario', fit.scenarios, lesson.scenarios],
    ['key phrase', fit.keyPhrases, lesson.recognitionGuide?.keyPhrases ?? []],
    [
      'variation',
      fit.variations,
      (lesson.recognitionGuide?.commonVariations ?? []).map((text) => text.split(':')[0] ?? ''),
    ],
  ])('train every %s', (_, shown, texts) => {
    expect(Object.keys(shown).sort()).toEqual([...texts].sort())
    for (const [text, shownBy] of Object.entries(shown)) {
      expect(shownBy.length, text).toBeGreaterThan(0)
      for (const number of shownBy) expect(numbers, text).toContain(number)
    }
  })

  test('cost what the lesson says, or are named as exceptions', () => {
    expect(Object.keys(fit.costs).map(Number).sort()).toEqual([...numbers].sort())
    const { time, space, exceptions = [] } = lesson.complexity ?? {}
    for (const [number, costs] of Object.entries(fit.costs)) {
      const isException = exceptions.some((text) => text.includes(`(${number})`))
      if (!isException) expect(costs, number).toEqual([time, space])
    }
  })
})
