import { describe, expect, test } from 'vitest'
import { allLessons, problemHelps } from '#curriculum/catalogue.ts'
import { type KnownProblem, knownProblems } from '../known-problems.ts'
import { hintsOn } from './hints.ts'

const practiceNumbers = new Set(allLessons.flatMap(({ practice }) => practice.map(({ number }) => number)))
const hintsFor = (number: number) => hintsOn(knownProblems.get(number) as KnownProblem)
const countWords = (text: string) => text.split(/\s+/).length

test('the hints go from the words of the statement to the listing', () => {
  const [start = '', next = '', idea = ''] = problemHelps.get('sliding-window')?.[643]?.hints ?? []
  const [first, second, third, fourth, last] = hintsFor(643)
  expect(first).toContain('“contiguous subarray” points to Sliding Window')
  expect(first).toContain(start)
  expect(second).toContain(knownProblems.get(643)?.adds)
  expect(second).toContain(next)
  expect(third).toBe(idea)
  expect(fourth).toContain(allLessons.find(({ name }) => name === 'sliding-window')?.workedExample)
  expect(last).toContain('“Show the code of Sliding Window”')
})

test('a problem that no lesson lists gets the clue of its pattern and the question that decides', () => {
  for (const problem of knownProblems.values()) {
    if (practiceNumbers.has(problem.number) || problem.patterns.length === 0) continue
    const [first, second] = hintsOn(problem)
    expect(first, problem.title).toContain('not one of the lessons')
    expect(second, problem.title).toMatch(/decides how to start .*\?\n- .+\n- .+/)
  }
  expect(hintsFor(1822)[0]).toContain('Describe what is given')
})

describe.each(allLessons.map((lesson) => [lesson.name, lesson] as const))('%s', (name, { practice }) => {
  test.each(practice.map((problem) => [problem.title, problem] as const))('%s', (title, { number }) => {
    const [start = '', next = '', idea = ''] = problemHelps.get(name)?.[number]?.hints ?? []
    for (const [text, most] of [
      [start, 45],
      [next, 50],
      [idea, 65],
    ] as const) {
      expect(countWords(text), text).toBeGreaterThanOrEqual(5)
      expect(countWords(text), text).toBeLessThanOrEqual(most)
      expect(text).toMatch(/[.!?]$/)
    }
    const problem = { ...(knownProblems.get(number) as KnownProblem), patterns: [name] }
    const texts = hintsOn(problem)
    expect(new Set(texts).size, title).toBe(5)
    for (const text of texts) {
      expect(countWords(text), text).toBeLessThanOrEqual(140)
      expect(text).not.toMatch(/have you tried|undefined|\*\*/)
    }
  })
})
