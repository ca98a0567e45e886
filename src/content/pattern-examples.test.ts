import { expect, test } from 'vitest'
import { allLessons } from './catalogue.ts'
import examples from './pattern-examples.json' with { type: 'json' }
import { openPrompts } from './prompts/prompts.ts'

// Written out, so that practice can show what any pattern needs without its lesson and the prompts.
test('each pattern has the first sentence of its clues, and one of its open prompts', () => {
  expect(Object.keys(examples)).toEqual(allLessons.map(({ name }) => name))
  for (const { name, identificationClues } of allLessons) {
    const { needs, example } = examples[name as keyof typeof examples]
    expect(identificationClues.startsWith(needs), name).toBe(true)
    expect(needs, name).toMatch(/[.!?]$/)
    expect(openPrompts.find(({ text }) => text === example)?.pattern, name).toBe(name)
  }
})
