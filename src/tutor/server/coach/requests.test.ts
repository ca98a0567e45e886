import { expect, test } from 'vitest'
import { type KnownProblem, knownProblems } from '#content/known-problems.ts'
import { difficultyIn } from '#content/tutor/question-kinds.ts'
import { allLessons } from '#curriculum/catalogue.ts'
import { similarTo } from './requests.ts'

const none: number[] = []
const levels = ['Easy', 'Medium', 'Hard']

function problem(number: number): KnownProblem {
  const known = knownProblems.get(number)
  if (!known) throw new Error(`There is no problem ${number}`)
  return known
}

const numbersOf = (found: readonly KnownProblem[]) => found.map(({ number }) => number)

test('offers up to four problems of the same pattern, from easier to harder, and never the problem itself', () => {
  for (const each of knownProblems.values()) {
    const found = similarTo(each, none)
    const difficulties = found.map(({ difficulty }) => levels.indexOf(difficulty))
    expect(found.length, each.title).toBeLessThanOrEqual(4)
    expect(difficulties, each.title).toEqual([...difficulties].sort())
    expect(numbersOf(found)).not.toContain(each.number)
    for (const { patterns } of found) expect(patterns.some((name) => each.patterns.includes(name))).toBe(true)
  }
})

test.each([
  [198, 213],
  [200, 695],
  [875, 1011],
])('offers for problem %i its closest relative %i', (number, relative) => {
  expect(numbersOf(similarTo(problem(number), none))).toContain(relative)
})

test('leaves out what was solved and what was named, and goes on with problems of the companies', () => {
  const [first, second] = similarTo('sliding-window', none)
  const found = numbersOf(similarTo('sliding-window', [first?.number ?? 0, second?.number ?? 0]))
  expect(found).toHaveLength(4)
  expect(found).not.toContain(first?.number)
  expect(found).not.toContain(second?.number)

  const lesson = allLessons.find(({ name }) => name === 'sliding-window')
  const leftOut = lesson?.practice.map(({ number }) => number) ?? []
  const others = similarTo('sliding-window', leftOut)
  expect(others).toHaveLength(4)
  expect(others.every(({ adds }) => adds === undefined)).toBe(true)
})

test('offers nothing when everything is solved, or no pattern is known', () => {
  expect(similarTo('two-pointers', [...knownProblems.keys()])).toEqual([])
  expect(similarTo(problem(1822), none)).toEqual([])
})

test.each([
  ['a hard breadth first search problem', 'Hard'],
  ['a medium depth-first search problem', 'Medium'],
  ['what should be my first problem', 'Easy'],
  ['that was too hard, an easy problem please', 'Easy'],
])('%s: %s', (words, difficulty) => {
  expect(difficultyIn(words)).toBe(difficulty)
})
