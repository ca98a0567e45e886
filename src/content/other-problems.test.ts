import { expect, test } from 'vitest'
import { allLessons } from '#curriculum/catalogue.ts'
import { findPattern } from '#curriculum/patterns.ts'
import { companyQuestions } from './company-questions/company-questions.ts'
import { interviewQuestions } from './interview-questions/interview-questions.ts'
import { otherProblems } from './other-problems.ts'

test('each of the other problems is named once, and nowhere else', () => {
  const elsewhere = [
    ...interviewQuestions,
    ...companyQuestions,
    ...allLessons.flatMap(({ practice }) => practice),
  ]
  const numbers = new Set(elsewhere.map(({ number }) => number))
  expect(otherProblems.filter(({ number }) => numbers.has(number))).toEqual([])
  expect(new Set(otherProblems.map(({ number }) => number)).size).toBe(otherProblems.length)
})

test('each of the other problems names patterns that exist', () => {
  for (const { title, patterns } of otherProblems)
    for (const name of patterns) expect(findPattern(name), `${title}: ${name}`).toBeDefined()
})
