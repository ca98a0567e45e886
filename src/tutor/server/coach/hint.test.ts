import { expect, test } from 'vitest'
import { allLessons } from '#content/catalogue.ts'
import { hintAt, lastRung } from './hint.ts'
import { type KnownProblem, knownProblems } from './problems.ts'
import { problemNotes } from './written-answers.ts'

const practiceNumbers = new Set(allLessons.flatMap(({ practice }) => practice.map(({ number }) => number)))
const practice = [...knownProblems.values()].filter(({ number }) => practiceNumbers.has(number))
const others = [...knownProblems.values()].filter(({ number }) => !practiceNumbers.has(number))
const textAt = (number: number, rung: number) => hintAt(knownProblems.get(number) as KnownProblem, rung)

test('the hints go from the words of the statement to the listing', () => {
  expect(textAt(209, 0)).toContain('“minimal length of a subarray” points to Sliding Window')
  expect(textAt(904, 1)).toContain(knownProblems.get(904)?.adds)
  expect(textAt(904, 1)).toContain('What decides for Sliding Window and against')
  expect(textAt(25, 1)).toMatch(/solve [A-Z].* first/)
  const lesson = allLessons.find(({ name }) => name === 'monotonic-stack')
  expect(textAt(739, 2)).toContain(problemNotes.get(739)?.idea)
  expect(textAt(739, 2)).toContain(lesson?.story.invariant)
  expect(textAt(739, 3)).toContain(lesson?.workedExample)
  expect(textAt(11, lastRung)).toContain('“Show the code of Two Pointers”')
  expect(textAt(11, 9)).toEqual(textAt(11, lastRung))
})

test('a problem that no lesson lists gets the clue of its pattern and the question that decides', () => {
  for (const each of others.filter(({ patterns }) => patterns.length > 0)) {
    expect(hintAt(each, 0), each.title).toContain('not one of the lessons')
    expect(hintAt(each, 1), each.title).toMatch(/decides how to start .*\?\n- .+\n- .+/)
  }
  expect(textAt(1822, 0)).toContain('Describe what is given')
})

test('hints are short, differ from each other and never ask what was tried', () => {
  for (const each of practice) {
    const texts = [0, 1, 2, 3, 4].map((rung) => hintAt(each, rung))
    expect(new Set(texts).size, each.title).toBe(5)
    for (const [rung, text] of texts.entries()) {
      const count = text.split(/\s+/).length
      expect(count, text).toBeGreaterThan(12)
      // The story comes whole, because its plan uses the story's own words.
      expect(count, text).toBeLessThanOrEqual(rung === 2 ? 180 : 140)
      expect(text).not.toMatch(/have you tried|undefined|\*\*/)
    }
  }
})
