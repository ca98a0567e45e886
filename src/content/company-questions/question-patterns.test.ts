import { describe, expect, test } from 'vitest'
import { allLessons, findLessonByName } from '#curriculum/catalogue.ts'
import { companyQuestions, isSqlQuestion } from './company-questions.ts'
import { findPatternsOfQuestion } from './question-patterns.ts'
import { primaryPatterns, reviewedPatterns } from './reviewed-patterns.ts'
import { findPatternsOfTags } from './tag-patterns.ts'

describe('a practice problem', () => {
  test('carries exactly the patterns that practise it, whatever its tags say', () => {
    for (const { number } of allLessons.flatMap((lesson) => lesson.practice)) {
      const own = allLessons
        .filter((lesson) => lesson.practice.some((problem) => problem.number === number))
        .map((lesson) => lesson.name)
      expect(findPatternsOfQuestion({ number, topics: ['database'] }).toSorted()).toEqual(own.toSorted())
    }
  })

  test('shared by two patterns has one that was chosen as primary', () => {
    const numbers = allLessons.flatMap((lesson) => lesson.practice.map((problem) => problem.number))
    const shared = new Set(numbers.filter((number, index) => numbers.indexOf(number) !== index))
    expect([...primaryPatterns.keys()].toSorted()).toEqual([...shared].toSorted())
    for (const [number, name] of primaryPatterns) {
      expect(findPatternsOfQuestion({ number, topics: [] })[0]).toBe(name)
    }
  })
})

describe('any other question', () => {
  test('is reviewed by hand where its tags mislead: Knight Dialer walks between states', () => {
    expect(findPatternsOfTags(['dynamic-programming'])).toEqual(['dynamic-programming'])
    expect(findPatternsOfQuestion({ number: 935, topics: ['dynamic-programming'] })).toEqual([
      'state-machine-dp',
    ])
  })

  test('has no pattern when none of ours solves it', () => {
    expect(findPatternsOfQuestion({ number: 1656, topics: ['array', 'design', 'hash-table'] })).toEqual([])
    expect(findPatternsOfQuestion({ number: 1822, topics: ['array', 'math'] })).toEqual([])
  })

  test('is reviewed only when it is not a practice problem, which would hide the review', () => {
    const practised = new Set(
      allLessons.flatMap((lesson) => lesson.practice.map((problem) => problem.number)),
    )
    expect([...reviewedPatterns.keys()].filter((number) => practised.has(number))).toEqual([])
  })

  test('is reviewed only when the review differs from what its tags say', () => {
    const byNumber = new Map(companyQuestions.map((question) => [question.number, question]))
    for (const [number, patterns] of reviewedPatterns) {
      const question = byNumber.get(number)
      expect(question, `${number} is not a company question`).toBeDefined()
      expect(findPatternsOfTags(question?.topics ?? []), question?.title).not.toEqual(patterns)
    }
  })
})

test.each([
  [['array'], []],
  [['math'], []],
  [['array', 'math', 'string', 'simulation'], ['digit-and-bit-parsing']],
  [['database'], []],
  [[], []],
  [['array', 'two-pointers'], ['two-pointers']],
  [['string', 'two-pointers'], ['string-two-pointers']],
  [['array', 'sliding-window', 'hash-table'], ['sliding-window']],
  [['string', 'sliding-window', 'hash-table'], ['string-sliding-window']],
  [['linked-list', 'two-pointers'], ['linked-list-two-pointers']],
  [['linked-list', 'design', 'hash-table'], ['linked-list-design']],
  [['tree', 'binary-tree', 'breadth-first-search'], ['level-order-traversal']],
  [['tree', 'binary-tree', 'depth-first-search'], ['tree-traversal']],
  [['array', 'dynamic-programming', 'matrix'], ['grid-dp']],
  [['array', 'dynamic-programming', 'game-theory'], ['interval-dp']],
  [['array', 'greedy', 'sorting'], ['greedy-intervals']],
  [['graph', 'heap-priority-queue', 'shortest-path'], ['shortest-path-and-mst']],
])('tags %j point to %j', (tags, patterns) => {
  expect(findPatternsOfTags(tags)).toEqual(patterns)
})

test('patterns are named as in the catalogue, each once, three at most, and SQL has none', () => {
  for (const question of companyQuestions) {
    const patterns = findPatternsOfQuestion(question)
    expect(
      patterns.filter((name) => findLessonByName(name) === undefined),
      question.title,
    ).toEqual([])
    expect(new Set(patterns).size, question.title).toBe(patterns.length)
    expect(patterns.length, question.title).toBeLessThanOrEqual(3)
    if (isSqlQuestion(question)) expect(patterns, question.title).toEqual([])
  }
})

test('the built-in list has a question for every pattern', () => {
  const used = new Set(companyQuestions.flatMap((question) => findPatternsOfQuestion(question)))
  expect(allLessons.filter((lesson) => !used.has(lesson.name))).toEqual([])
})
