import { expect, test } from 'vitest'
import { openCategoryCount } from '#accounts/access.ts'
import { patternAliases } from './between/pattern-aliases.ts'
import { buildIndex, findMovedProblems, readGenerated } from './build-index.ts'
import { allLessons, catalogue, findLesson, findLessonByName } from './catalogue.ts'
import { catalogueTotals } from './index.ts'
import { practiceQuestionId, problemUrl } from './lesson.ts'
import { patternList } from './pattern-list.ts'
import { displayNameOf, findPattern, lessonPathOf } from './patterns.ts'

test('eight categories hold 6, 4, 5, 4, 3, 8, 6 and 7 patterns', () => {
  expect(catalogue.map((category) => [category.id, category.displayName, category.lessons.length])).toEqual([
    [1, 'Arrays', 6],
    [2, 'Binary Search', 4],
    [3, 'Strings', 5],
    [4, 'Linked Lists', 4],
    [5, 'Stack & Queue', 3],
    [6, 'Trees', 8],
    [7, 'Graphs', 6],
    [8, 'Dynamic Programming', 7],
  ])
})

test('every pattern has one of the ids from 1 on, and ids and names find their lesson', () => {
  const ids = allLessons.map((lesson) => lesson.id)
  expect(ids.toSorted((a, b) => a - b)).toEqual(allLessons.map((_, index) => index + 1))
  for (const lesson of allLessons) {
    expect(findLesson(lesson.id)).toBe(lesson)
    expect(findLessonByName(lesson.name)).toBe(lesson)
    expect(lesson.name).toMatch(/^[a-z]+(-[a-z]+)*$/)
  }
  expect(findLesson(0)).toBeUndefined()
  expect(findLessonByName('no-such-pattern')).toBeUndefined()
  expectDistinct(allLessons.map((lesson) => lesson.displayName))
  const shortNames = allLessons.map(({ displayName, shortName = displayName }) => shortName)
  expectDistinct(shortNames)
  expect(shortNames.filter(({ length }) => length > 20)).toEqual([])
})

test('the sixteen names that have a demo from the start are in the catalogue', () => {
  const names =
    'two-pointers sliding-window basic-binary-search range-search sorting depth-first-search breadth-first-search dynamic-programming string-two-pointers string-sliding-window string-dynamic-programming linked-list-manipulation linked-list-two-pointers stack-operations queue-operations monotonic-stack'
  for (const name of names.split(' ')) expect(findLessonByName(name)?.name).toBe(name)
})

test('each pattern has 8 to 12 different practice problems, easy ones first', () => {
  const rank = { Easy: 0, Medium: 1, Hard: 2 }
  for (const { name, practice } of allLessons) {
    expect(practice.length, name).toBeGreaterThanOrEqual(8)
    expect(practice.length, `${name}: the solved mask holds 31 bits, the catalogue promises 12`).toBeLessThan(
      13,
    )
    expectDistinct(practice.map((problem) => problem.number))
    const ranks = practice.map((problem) => rank[problem.difficulty])
    expect(ranks, name).toEqual(ranks.toSorted((a, b) => a - b))
  }
})

test('the generated files are those of `npm run index`', async () => {
  const unformatted = (text: string) => text.replaceAll(/[\s,;'"]/g, '')
  const { patterns, files } = await buildIndex(openCategoryCount)
  expect(findMovedProblems(patternList, patterns)).toEqual([])
  for (const [file, text] of Object.entries(files))
    expect(unformatted(readGenerated(file)), `${file} is old: run \`npm run index\``).toBe(unformatted(text))
})

test('published problems and patterns keep their place: new ones are only appended', () => {
  const published = [{ id: 1, name: 'heaps', problems: [23, 42] }]
  expect(findMovedProblems(published, [{ id: 1, problems: [23, 42, 7] }])).toEqual([])
  expect(findMovedProblems(published, [{ id: 1, problems: [7, 23, 42] }])).toEqual([
    'Problem 23 of heaps has lost its place: only append to published problems.',
  ])
  expect(findMovedProblems(published, [{ id: 1, problems: [23] }])).toHaveLength(1)
  expect(findMovedProblems(published, [])).toEqual(['heaps (id 1) was published and is gone.'])
})

test('practice question ids are distinct over the whole catalogue', () => {
  const numbers = allLessons.flatMap((lesson) => lesson.practice.map((problem) => problem.number))
  expect(Math.max(...numbers)).toBeLessThan(10_000)
  expectDistinct(
    allLessons.flatMap(({ id, practice }) =>
      practice.map((problem) => practiceQuestionId(id, problem.number)),
    ),
  )
})

test('a problem that two patterns share is the same problem in both', () => {
  const bySlug = new Map<string, unknown>()
  for (const { adds: _, ...problem } of allLessons.flatMap((lesson) => lesson.practice)) {
    expect(bySlug.get(problem.slug) ?? problem, problem.slug).toEqual(problem)
    bySlug.set(problem.slug, problem)
  }
  expect(bySlug.size).toBe(catalogueTotals.distinctProblems)
})

test('links lead to the problem page and nowhere else', () => {
  for (const { slug } of allLessons.flatMap((lesson) => lesson.practice)) {
    expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    expect(new URL(problemUrl(slug)).href).toBe(`https://leetcode.com/problems/${slug}/`)
  }
})

test('a pattern is found by its slug', () => {
  const union = findPattern('union-find')
  expect(union && lessonPathOf(union)).toBe('/category/7#union-find')
  expect(displayNameOf('union-find')).toBe('Union-Find')
  expect(displayNameOf('from-a-newer-release')).toBe('from-a-newer-release')
})

test('learners have another name for every pattern', () => {
  const named = new Set(Object.values(patternAliases).flatMap((names) => names.split(' ')))
  expect(patternList.filter(({ name }) => !named.has(name)).map(({ name }) => name)).toEqual([])
})

function expectDistinct(values: readonly unknown[]): void {
  expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([])
}
