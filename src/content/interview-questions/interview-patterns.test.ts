import { expect, test } from 'vitest'
import { catalogue, findLessonByName } from '#curriculum/catalogue.ts'
import { interviewPatterns } from './interview-patterns.ts'
import { interviewQuestions } from './interview-questions.ts'

test.each(interviewQuestions)('$title leads to a lesson of the catalogue', ({ id }) => {
  const pattern = interviewPatterns[id]
  const lesson = findLessonByName(pattern?.name ?? '')
  const category = catalogue.find(({ lessons }) => lessons.some((each) => each === lesson))
  expect(pattern).toEqual({ name: lesson?.name, displayName: lesson?.displayName, categoryId: category?.id })
})

test('there are as many patterns as questions', () => {
  expect(interviewPatterns).toHaveLength(interviewQuestions.length)
})
