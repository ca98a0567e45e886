import { expect, test } from 'vitest'
import { allLessons } from '#curriculum/catalogue.ts'
import { practicePlan } from './practice-plan.ts'

const problems = practicePlan.flatMap((level) => level.problems)

test('the plan has five levels, each with both searches', () => {
  expect(practicePlan).toHaveLength(5)
  for (const level of practicePlan)
    for (const search of ['BFS', 'DFS'])
      expect(
        level.problems.some((problem) => problem.search === search),
        level.title,
      ).toBe(true)
})

test.each(problems)('$number is the practice problem that its tick stands for', (problem) => {
  const lesson = allLessons.find(({ id }) => id === problem.patternId)
  expect(lesson?.practice[problem.index]).toMatchObject({
    number: problem.number,
    title: problem.title,
    slug: problem.slug,
    difficulty: problem.difficulty,
    premium: false,
  })
})

test('no problem is practiced under two patterns: a tick would count in one of them only', () => {
  for (const { number } of problems) {
    const lessons = allLessons.filter(({ practice }) => practice.some((each) => each.number === number))
    expect(lessons, String(number)).toHaveLength(1)
  }
  expect(new Set(problems.map(({ number }) => number)).size).toBe(problems.length)
})
