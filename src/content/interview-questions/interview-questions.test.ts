import { expect, test } from 'vitest'
import { allLessons } from '#curriculum/catalogue.ts'
import { findPattern } from '#curriculum/patterns.ts'
import { findInterviewQuestions, interviewGroups, interviewQuestions } from './interview-questions.ts'

test('25 questions in nine groups of 5, 5, 3, 3, 2, 2, 2, 2 and 1', () => {
  expect(interviewGroups.map((group) => [group, findInterviewQuestions(group).length])).toEqual([
    ['Graphs', 5],
    ['Arrays', 5],
    ['Stacks', 3],
    ['Binary Trees', 3],
    ['Dynamic Programming', 2],
    ['Binary Search', 2],
    ['Strings', 2],
    ['Heap', 2],
    ['Recursion', 1],
  ])
})

test('ids run from 0 to 24, and no problem is asked twice', () => {
  expect(interviewQuestions.map((question) => question.id)).toEqual(Array.from({ length: 25 }, (_, id) => id))
  expect(new Set(interviewQuestions.map((question) => question.number)).size).toBe(25)
})

test('each is a practice problem under the same title, and its pattern has a lesson', () => {
  const practice = new Map(
    allLessons.flatMap((lesson) => lesson.practice).map(({ adds: _, ...facts }) => [facts.number, facts]),
  )
  for (const { number, title, slug, difficulty, pattern } of interviewQuestions) {
    expect(findPattern(pattern)?.name, title).toBe(pattern)
    expect(practice.get(number)).toEqual({ number, title, slug, difficulty, premium: false })
  }
})
