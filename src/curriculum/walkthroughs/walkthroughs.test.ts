import { describe, expect, test } from 'vitest'
import { loadCode, loadDemo } from '#demos/load-demo.ts'
import { languages } from '#settings/languages.ts'
import { rivalsOf } from '../between/rivals/rivals.ts'
import { findLessonByName } from '../catalogue.ts'
import { patternList } from '../pattern-list.ts'
import { findPattern } from '../patterns.ts'
import { keepsChoices, keepsOf } from './keeps-choices.ts'
import type { Question, Walkthrough } from './walkthrough.ts'

const files = import.meta.glob<Walkthrough>('../*/*/walkthrough.ts', { eager: true, import: 'walkthrough' })
/** By the slug of the pattern. */
const walkthroughs = Object.entries(files).map(
  ([path, walkthrough]) => [path.split('/').at(-2)!, walkthrough] as const,
)

test('every pattern has a lesson', () => {
  const names = walkthroughs.map(([pattern]) => pattern)
  expect(names.toSorted()).toEqual(patternList.map(({ name }) => name).toSorted())
})

describe.each(walkthroughs)('the lesson of %s', (pattern, walkthrough) => {
  const { bruteForce, idea, code, clues, spots, firstTry, end, input } = walkthrough
  const ideaQuestions = idea.lines.flatMap(({ question }) => (question ? [question] : []))
  const questions = [bruteForce.question, ...ideaQuestions, code.edge, clues.rival.question]

  test('runs the demo on its input, which asks for several moves', async () => {
    const reading = (await loadDemo(pattern)).read(input)
    expect(reading).toMatchObject({ kind: 'run' })
    if (reading.kind !== 'run') return
    const decisions = reading.run.steps.filter(({ decision }) => decision)
    expect(decisions.length).toBeGreaterThanOrEqual(2)
    // The watched run takes a few minutes at most.
    expect(reading.run.steps.length).toBeLessThanOrEqual(30)
    expect(questions.length + decisions.length + 4).toBeLessThanOrEqual(60)
  })

  test('asks two to five questions on the way to the idea, and says once what stays true', () => {
    expect(ideaQuestions.length).toBeGreaterThanOrEqual(2)
    expect(ideaQuestions.length).toBeLessThanOrEqual(5)
    expect(idea.lines.filter(({ staysTrue }) => staysTrue)).toHaveLength(1)
    expect(new Set(idea.lines.map(({ name }) => name)).size).toBe(idea.lines.length)
  })

  test('answers every option of every question, and the right one is not always at the same position', () => {
    expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length)
    for (const { id, options, right } of questions) {
      expect(id).toMatch(/^[a-z][a-z-]{1,20}$/)
      expect(['try', 'keeps', 'evidence'], id).not.toContain(id)
      expect(options.length).toBeGreaterThanOrEqual(2)
      expect(options.length).toBeLessThanOrEqual(4)
      expect(options[right], id).toBeDefined()
      expect(new Set(options.map(({ text }) => text)).size).toBe(options.length)
      for (const { says } of options) expect(says.length, `${id}: ${says}`).toBeGreaterThan(20)
    }
    expect(new Set(questions.map(({ right }) => right)).size).toBeGreaterThan(1)
  })

  test('shows what each first try gives on the input', () => {
    expect(firstTry.tries.length).toBeGreaterThanOrEqual(2)
    expect(firstTry.tries.length).toBeLessThanOrEqual(4)
    for (const { pictures } of firstTry.tries) expect([1, 2]).toContain(pictures.length)
  })

  test('names lines of the code that every language has', async () => {
    const codes = await loadCode(pattern)
    for (const { id } of languages) {
      const labels = [...codes[id].lineOfLabel.keys()]
      expect(labels, id).toEqual(expect.arrayContaining(code.parts.flatMap((part) => part.labels)))
    }
    const named = code.parts.flatMap(({ labels }) => labels)
    expect(named).toEqual(expect.arrayContaining([...keepsOf(code)]))
    const wrong = keepsChoices(code).filter((label) => !keepsOf(code).includes(label))
    expect(wrong.length).toBeGreaterThan(0)
    expect(named.length).toBeGreaterThanOrEqual(3)
    for (const { id } of languages) {
      const { lines, lineOfLabel } = codes[id]
      const texts = keepsChoices(code).map((label) => lines[lineOfLabel.get(label)! - 1]!.trim())
      expect(new Set(texts).size, `${id}: ${texts.join(' | ')}`).toBe(texts.length)
    }
  })

  test('quotes the deciding words of its problem', () => {
    const text = walkthrough.problem.replaceAll(/\*\*|`/g, '')
    expect(clues.evidence.some(({ decides }) => decides)).toBe(true)
    for (const { words } of clues.evidence) expect(text.split(words), words).toHaveLength(2)
  })

  test('contrasts it with a rival, and has a Spot of each', () => {
    expect(rivalsOf(pattern).map(({ name }) => name)).toContain(clues.rival.pattern)
    expect(clues.rival.here).toMatch(/^(Yes|No)\b/)
    expect(clues.rival.there).toMatch(/^(Yes|No)\b/)
    expect(clues.rival.here.slice(0, 2)).not.toBe(clues.rival.there.slice(0, 2))
    expect(spots.map(({ prompt }) => prompt.pattern)).toEqual([pattern, clues.rival.pattern])
    for (const [index, { prompt, names, formula }] of spots.entries()) {
      const isRecurrence = /dynamic-programming|-dp$|knapsack|increasing/.test(prompt.pattern)
      expect(formula !== undefined, prompt.id).toBe(isRecurrence)
      expect(prompt.id).toBe(`${pattern}-lesson-${index + 1}`)
      expect(names).toHaveLength(3)
      expect(names.map((each) => each.pattern)).toContain(prompt.pattern)
      for (const each of names) expect(findPattern(each.pattern), each.pattern).toBeDefined()
      for (const { words } of prompt.evidence) expect(prompt.text.split(words), words).toHaveLength(2)
      expect(prompt.evidence.some(({ decides }) => decides)).toBe(true)
      const wordCount = prompt.text.split(/\s+/).length
      expect(wordCount).toBeGreaterThanOrEqual(35)
      expect(wordCount).toBeLessThanOrEqual(80)
    }
  })

  test('ends with a practice problem of its pattern', () => {
    expect(findLessonByName(pattern)?.practice.map(({ number }) => number)).toContain(end.practice.number)
  })

  test('is short enough for its screens, in sentences with the words of the field', () => {
    expectLength(walkthrough.problem, 60, 420)
    expectLength(bruteForce.text, 60, 420)
    expectLength(idea.text, 40, 260)
    expectLength(walkthrough.watch.text, 30, 220)
    for (const line of idea.lines) expectLength(line.text, 8, 150)
    for (const question of questions) expectQuestion(question)
    for (const text of proseOf({ ...walkthrough, input: undefined })) {
      expect(text).not.toMatch(/ {2}|\n/)
      expect(text.split('**').length % 2, `paired asterisks in “${text}”`).toBe(1)
      expect(text.split('`').length % 2, `paired backticks in “${text}”`).toBe(1)
    }
  })
})

function expectLength(text: string, from: number, to: number) {
  expect(text.length, text).toBeGreaterThanOrEqual(from)
  expect(text.length, text).toBeLessThanOrEqual(to)
}

function expectQuestion({ ask, options }: Question) {
  expectLength(ask, 10, 170)
  expect(ask).toMatch(/\?$/)
  for (const { text, says } of options) {
    expectLength(text, 1, 110)
    expectLength(says, 20, 420)
  }
}

/** All texts that learners read as prose. */
function proseOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(proseOf)
  if (typeof value !== 'object' || value === null) return []
  const { scene: _, beside: __, ...rest } = value as Partial<Walkthrough> & Record<string, unknown>
  return Object.values(rest).flatMap(proseOf)
}
