import { expect, test } from 'vitest'
import { patternList } from '#curriculum/pattern-list.ts'
import { openPrompts } from '#curriculum/prompts.ts'
import { findWords } from '../prompt-words.ts'
import { trialPrompts } from './trial-prompts.ts'

test.each(trialPrompts)(
  'the trial $id offers its pattern and the nearest rival among four names',
  (trial) => {
    const prompt = openPrompts.find(({ id }) => id === trial.id)
    expect(prompt?.text).toBe(trial.text)
    expect(new Set(trial.names).size).toBe(4)
    expect(trial.names).toEqual(expect.arrayContaining([prompt?.pattern, prompt?.rival.pattern]))
    // Their order gives nothing away.
    const lessonOrder = patternList.map(({ name }) => name).filter((name) => trial.names.includes(name))
    expect(trial.names).toEqual(lessonOrder)
    expect(prompt?.alsoFits?.filter(({ pattern }) => trial.names.includes(pattern)) ?? []).toEqual([])
  },
)

test('the clue that comes marked is one of the evidence, but does not decide', () => {
  const [{ id, text, marked = '' }] = trialPrompts
  expect(findWords(text, marked)).toBeDefined()
  const evidence = openPrompts.find((prompt) => prompt.id === id)?.evidence
  expect(evidence?.find(({ words }) => words === marked)?.decides).toBe(false)
})
