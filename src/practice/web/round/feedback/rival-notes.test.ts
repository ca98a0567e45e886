import { expect, test } from 'vitest'
import { rivalPairs } from '#curriculum/between/rivals/rivals.ts'
import { patternList } from '#curriculum/pattern-list.ts'
import { displayNameOf } from '#curriculum/patterns.ts'
import { minimalPairs, openPrompts } from '#curriculum/prompts.ts'
import { isClose } from '../../../judge.ts'
import { createBank } from '../../../rounds/bank.ts'
import { presentItem, presentWithContrasts } from '../../../rounds/present-item.ts'
import { rivalNotesOf } from './rival-notes.ts'

const bank = createBank({ prompts: openPrompts, pairs: minimalPairs })
const prompts = [...openPrompts, ...minimalPairs.flatMap((pair) => pair.prompts)].map(({ id }) => {
  const item = presentItem(bank, { kind: 'spot', id, isSeen: false, isNew: false }, presentWithContrasts)
  if (item?.kind !== 'spot') throw new Error(`${id} is in no bank.`)
  return item.prompt
})

test('words are quoted as the answer to a question only where they rule out that pattern', () => {
  for (const prompt of prompts)
    for (const { name } of patternList) {
      const notes = rivalNotesOf(prompt, name)
      if (!notes) continue
      const isNearest = notes.pattern === prompt.rival.pattern
      expect(notes.here !== undefined).toBe(isNearest)
      const readable = [prompt.text, ...prompt.asks.map(({ answer }) => answer)].join(' ')
      for (const { words } of notes.here?.evidence ?? []) expect(readable).toContain(words)
      const isWrong = name === notes.pattern && !isClose(prompt, name)
      expect(/fails/.test(notes.fails?.title ?? '')).toBe(isNearest && isWrong)
    }
})

test('a sentence about why a pattern fails is the one written for this prompt and this pattern', () => {
  for (const prompt of prompts)
    for (const { name } of patternList) {
      const notes = rivalNotesOf(prompt, name)
      expect(notes?.fails?.text).toBe(
        notes?.pattern === prompt.rival.pattern ? prompt.rival.fails : undefined,
      )
    }
})

test('the answers to a question begin with yes or no, and this prompt answers as its own pattern does', () => {
  for (const prompt of prompts)
    for (const { name } of patternList) {
      const notes = rivalNotesOf(prompt, name)
      if (!notes || notes.pattern !== name) continue
      const isRival = prompt.rivals.some((rival) => rival.name === name)
      const rule = notes.rules.at(-1)
      // Nothing is written about the two: what is said may be a sentence or a list, and answers no question.
      if (!isRival) expect(rule?.label).toBe(`Signs of ${displayNameOf(name)}`)
      expect(rule?.verdict).toEqual(isRival ? expect.stringMatching(/^(Yes|No)$/) : undefined)
      for (const { text } of notes.rules) expect(text).toMatch(isRival ? /^\S.*[^.]\.$/ : /^[A-Z].*[^.]\.$/)
      if (isRival && notes.here) expect(notes.here.verdict).toBe(rule?.verdict === 'Yes' ? 'No' : 'Yes')
      // Both answers to a question that no words of the prompt answer.
      expect(notes.rules).toHaveLength(isRival && !notes.fails ? 2 : 1)
      expect(notes.question).toMatch(/^[A-Z].+\?$/)
    }
})

test('a small case is shown after a wrong answer only, of the pattern that was named or the nearest one', () => {
  let drawn = 0
  for (const prompt of prompts) {
    expect(rivalNotesOf(prompt, prompt.pattern)?.contrast).toBeUndefined()
    for (const named of [null, ...prompt.rivals.map(({ name }) => name)]) {
      const notes = rivalNotesOf(prompt, named)
      if (!notes?.contrast) continue
      const pair = rivalPairs.find(({ contrast }) => contrast.problem === notes.contrast?.problem)
      expect(pair?.between.toSorted()).toEqual([prompt.pattern, notes.pattern].toSorted())
      expect(pair?.contrast.is).toBe(prompt.pattern)
      drawn++
    }
  }
  expect(drawn).toBeGreaterThan(prompts.length)
})

test('an accepted pattern is never said to fail or to be a mistake', () => {
  for (const prompt of prompts) {
    const accepted = [prompt.pattern, ...prompt.alsoFits.map(({ pattern }) => pattern)]
    for (const named of [null, ...accepted]) {
      const notes = rivalNotesOf(prompt, named)
      expect(notes === undefined || !accepted.includes(notes.pattern)).toBe(true)
    }
  }
})
