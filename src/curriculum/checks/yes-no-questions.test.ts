import { expect, test } from 'vitest'
import { rivalPairs } from '../between/rivals/rivals.ts'

/**
 * "Is the data sorted, or may you sort it?" seems to let you choose between two things, and Yes or No chooses neither.
 * What counts as yes, too, is said without a second question.
 */
const choice = /, or\b|\(or (is|are|do|does|can|may|must)\b|\bor not\b/

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['../*/*/{walkthrough,prompts,tutor}.ts', '../between/**/*.ts', '!**/*.test.ts'],
  { eager: true },
)

test('a choice between two things is found', () => {
  for (const question of [
    'Is the data sorted, or may you sort it?',
    'Can growing it only break the condition (or is its length fixed)?',
    'Is it sorted or not?',
  ])
    expect(question).toMatch(choice)
})

test('what Yes and No answer is no choice between two things', () => {
  const questions = [...rivalPairs.map(({ clue }) => clue), ...Object.values(modules).flatMap(questionsIn)]
  expect(questions.length).toBeGreaterThan(300)
  expect(questions.filter((question) => choice.test(question))).toEqual([])
})

/** Questions that are in an object together with an answer, or answers, that begin with Yes or No. */
function questionsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const parts = Object.values(value)
  const { options } = value as { options?: readonly { text: string }[] }
  const texts = [...parts, ...(options ?? []).map(({ text }) => text)].filter(
    (part): part is string => typeof part === 'string',
  )
  const others = texts.filter((text) => !/^(Yes|No)([.,:]|$)/.test(text))
  const asked = others.length < texts.length ? others.flatMap((text) => text.match(/[^.?!]+\?$/) ?? []) : []
  return [...asked, ...parts.flatMap(questionsIn)]
}
