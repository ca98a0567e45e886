import { expect, test } from 'vitest'
import { patternList } from '../pattern-list.ts'
import { minimalPairs, openPrompts } from '../prompts.ts'
import { sealedPrompts } from '../sealed-prompts.ts'
import { patternExamples } from './pattern-examples.ts'

test('every pattern has an example, in the order of the lessons', () => {
  expect(Object.keys(patternExamples)).toEqual(patternList.map(({ name }) => name))
})

test.each(Object.entries(patternExamples))(
  'the example of %s has words that decide',
  (_, { text, words }) => {
    expect(text).toMatch(/^[A-Z].*[.?]$/)
    expect(text.split(words)).toHaveLength(2)
    expect(` ${text} `).toMatch(new RegExp(`[ ]${words}[ .,;:?]`))
  },
)

test('no example is a prompt', () => {
  const prompts = [...openPrompts, ...minimalPairs.flatMap((pair) => pair.prompts), ...sealedPrompts]
  const texts = new Set(prompts.map(({ text }) => text))
  expect(Object.values(patternExamples).filter(({ text }) => texts.has(text))).toEqual([])
})
