import { expect, test } from 'vitest'
import { allLessons, tutorTexts } from '#curriculum/catalogue.ts'

test.each(allLessons.map(({ name }) => name))('%s has quiz tasks that can be judged', (pattern) => {
  const tasks = tutorTexts.get(pattern)?.quiz ?? []
  expect(tasks.length).toBeGreaterThanOrEqual(5)
  for (const { task, words, not, why, idea, cost } of tasks) {
    const count = task.split(/\s+/).length
    expect(count, task).toBeGreaterThanOrEqual(18)
    expect(count, task).toBeLessThanOrEqual(50)
    expect(words.length).toBeGreaterThan(0)
    for (const piece of words) expect(task.split(piece), piece).toHaveLength(2)
    expect(not).not.toBe(pattern)
    expect(allLessons.map(({ name }) => name)).toContain(not)
    for (const text of [why, idea]) expect(text).toMatch(/[.!?]$/)
    expect(cost).toMatch(/^O\(.+[^.]$/)
    for (const { displayName } of allLessons)
      expect(task.toLowerCase()).not.toContain(displayName.toLowerCase())
  }
})

test('no task occurs twice', () => {
  const tasks = [...tutorTexts.values()].flatMap(({ quiz }) => quiz.map(({ task }) => task))
  expect(new Set(tasks).size).toBe(tasks.length)
})
