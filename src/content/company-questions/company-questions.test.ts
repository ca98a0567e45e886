import { expect, test } from 'vitest'
import { allLessons } from '#curriculum/catalogue.ts'
import { companyQuestions, isSqlQuestion } from './company-questions.ts'

test('408 questions were reported for 28 companies, and 40 SQL questions stand without one', () => {
  const reported = companyQuestions.filter((question) => question.companies.length > 0)
  expect(reported.length).toBe(408)
  expect(
    new Set(reported.flatMap((question) => question.companies.map((company) => company.slug))).size,
  ).toBe(28)
  expect(companyQuestions.length - reported.length).toBe(40)
  expect(companyQuestions.filter(isSqlQuestion)).toEqual(
    companyQuestions.filter((question) => question.companies.length === 0),
  )
})

test('questions come by number, each once, and a company reports a question once', () => {
  const numbers = companyQuestions.map((question) => question.number)
  expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b))
  for (const { title, companies } of companyQuestions) {
    expect(new Set(companies.map((company) => company.slug)).size, title).toBe(companies.length)
    const frequencies = companies.map((company) => company.frequency)
    expect(frequencies, title).toEqual(frequencies.toSorted((a, b) => b - a))
  }
})

test('slugs make links, and company names can stand in a filter list', () => {
  for (const { slug, companies } of companyQuestions) {
    expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    for (const company of companies) {
      expect(company.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      expect(company.name).not.toMatch(/[,;|]/)
    }
  }
})

test('a question that is also a practice problem is the same one', () => {
  const practice = new Map(
    allLessons.flatMap((lesson) => lesson.practice).map(({ adds: _, ...facts }) => [facts.number, facts]),
  )
  for (const { topics: _, companies: __, ...facts } of companyQuestions) {
    expect(practice.get(facts.number) ?? facts).toEqual(facts)
  }
})
