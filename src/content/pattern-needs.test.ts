import { expect, test } from 'vitest'
import { allLessons } from './catalogue.ts'
import patternNeeds from './pattern-needs.json' with { type: 'json' }

// Written out, so that practice can show what any pattern needs without its lesson.
test('each pattern has the first sentence of its clues, and its first two tasks', () => {
  expect(Object.keys(patternNeeds)).toEqual(allLessons.map(({ name }) => name))
  for (const { name, identificationClues, scenarios } of allLessons) {
    const { needs, tasks } = patternNeeds[name as keyof typeof patternNeeds]
    expect(identificationClues.startsWith(needs), name).toBe(true)
    expect(needs, name).toMatch(/[.!?]$/)
    expect(tasks, name).toEqual(scenarios.slice(0, 2))
  }
})
