import { expect, test } from 'vitest'
import { companyQuestions, companyReportsDate } from './company-questions.ts'
import { coverageOf, coveragePercent, interviewCoverage, interviewCoveragePercent } from './coverage.ts'
import { findPatternsOfQuestion } from './question-patterns.ts'

test('the share of interview questions that our patterns cover is what the data says', () => {
  const { companies, asOf, ...figures } = interviewCoverage
  const counted = coverageOf(companyQuestions, (question) => findPatternsOfQuestion(question).length > 0)
  expect(figures).toEqual(counted)
  expect(interviewCoveragePercent).toBe(coveragePercent(counted))
  expect(asOf).toBe(companyReportsDate)
  expect(companies).toBe(
    new Set(companyQuestions.flatMap((question) => question.companies.map((company) => company.slug))).size,
  )
})

test('questions weigh as much as companies are said to ask them, and SQL does not count', () => {
  const report = (frequency: number) => ({ name: 'Acme', slug: 'acme', frequency })
  const question = { number: 1, title: 'One', slug: 'one', difficulty: 'Easy', premium: false } as const
  const questions = [
    { ...question, topics: ['array'], companies: [report(60), report(20)] },
    { ...question, topics: ['math'], companies: [report(20)] },
    { ...question, topics: ['database'], companies: [report(100)] },
  ]
  const coverage = coverageOf(questions, ({ topics }) => topics.includes('array'))
  expect(coverage).toEqual({ questions: 2, questionsWithPattern: 1, weight: 100, weightWithPattern: 80 })
  expect(coveragePercent(coverage)).toBe(80)
})

test('the share is rounded down, and nothing is no share', () => {
  expect(coveragePercent({ weight: 1000, weightWithPattern: 949 })).toBe(94)
  expect(coveragePercent({ weight: 0, weightWithPattern: 0 })).toBe(0)
})
