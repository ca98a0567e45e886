import { describe, expect, test } from 'vitest'
import { allLessons } from '#curriculum/catalogue.ts'
import { practicePlan } from './dfs-bfs/practice-plan.ts'
import { ladder } from './dp/ladder.ts'
import { type PlanLevel, slugOf } from './plan.ts'

const plans: Readonly<Record<string, readonly PlanLevel[]>> = {
  'DFS and BFS': practicePlan,
  'dynamic programming': ladder,
}

describe.each(Object.entries(plans))('the plan of %s', (_, levels) => {
  const problems = levels.flatMap((level) => level.problems)

  test('has twenty problems in five levels', () => {
    expect(levels).toHaveLength(5)
    expect(new Set(problems.map(({ number }) => number)).size).toBe(20)
  })

  test.each(problems)('has $number as the practice problem that its tick stands for', (problem) => {
    const { number, title, difficulty } = problem
    const found = allLessons.flatMap(({ practice }) => practice.filter((each) => each.number === number))
    expect(found).toMatchObject([{ title, slug: slugOf(title), difficulty, premium: false }])
  })
})

test('each level has both searches', () => {
  for (const level of practicePlan)
    for (const search of ['BFS', 'DFS'])
      expect(
        level.problems.some((problem) => problem.search === search),
        level.title,
      ).toBe(true)
})
