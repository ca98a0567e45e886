import { expect, test } from 'vitest'
import { interviewQuestions } from '#content/interview-questions/interview-questions.ts'
import { sheetSections } from '#content/notes/linked-list/operations.ts'
import { commonOperations } from '#content/notes/linked-list/traversals.ts'
import { allLessons, problemHelps } from '../catalogue.ts'
import { readListingCases } from '../read-listing-cases.ts'

const judged = await readListingCases()
const isJudged = (pattern: string, listing: string) =>
  judged.some((each) => each.pattern === pattern && each.id === listing)

/** Practice problems that a listing solves, by number. */
const solved = [...problemHelps].flatMap(([pattern, help]) =>
  Object.entries(help).flatMap(([number, { solvedBy }]) =>
    solvedBy === undefined ? [] : [{ number: Number(number), pattern, solvedBy }],
  ),
)
const written = new Set(
  solved.filter(({ pattern, solvedBy }) => isJudged(pattern, solvedBy)).map(({ number }) => number),
)

test('a listing has cases, unless its lesson says that nothing judges it', () => {
  for (const { name, listings } of allLessons)
    for (const { id, isJudged: claimed = true } of listings) expect(isJudged(name, id), id).toBe(claimed)
})

test('interview questions can be written where a judged listing solves them', () => {
  for (const { number, title, isJudged: claimed = false } of interviewQuestions)
    expect(written.has(number), title).toBe(claimed)
})

test('templates of the cheat sheet lead to judged listings', () => {
  const operations = [...commonOperations, ...sheetSections.flatMap((section) => section.operations)]
  const addresses = operations.flatMap(({ writtenAt }) => writtenAt ?? [])
  for (const address of addresses) {
    const [pattern = '', listing = pattern] = address.split('/')
    expect(isJudged(pattern, listing), address).toBe(true)
  }
  expect(addresses.length).toBe(6)
})

/** The numbers in the documentation. */
test('this much can be written and judged', () => {
  expect({
    listings: judged.length,
    ofListings: allLessons.flatMap(({ listings }) => listings).length,
    practiceProblems: written.size,
    interviewQuestions: interviewQuestions.filter((question) => question.isJudged).length,
  }).toEqual({ listings: 175, ofListings: 180, practiceProblems: 123, interviewQuestions: 17 })
})
