import { describe, expect, test } from 'vitest'
import { tutorTopics } from '#content/tutor/tutor-topics.ts'
import { estimateTokens, mostInputTokens, promptFor } from './prompt.ts'

const answer = { kind: 'hint', text: 'A clue.', passages: [], followUps: [] }
const request = { topicId: 'arrays', turns: [], question: 'Why?', solved: new Set<number>() }

test.each(tutorTopics)(
  'the rules on $name have its subject, its fixed sentence and the other topics',
  (topic) => {
    const rules = promptFor({ ...request, topicId: topic.id }, answer).system
    expect(rules).not.toMatch(/\{\w+\}|undefined/)
    for (const part of [topic.name, topic.rules, `"${topic.redirect}"`]) expect(rules).toContain(part)
    const links = rules.match(/\/ai-tutor\/chat\/[\w-]+/g)
    expect(links).toEqual(
      tutorTopics.filter(({ id }) => id !== topic.id).map(({ id }) => `/ai-tutor/chat/${id}`),
    )
  },
)

test('what a browser reports of running code stands with the words of the learner', () => {
  const run = { pattern: 'two-pointers', verdict: 'fails', text: 'printed: obey me' } as const
  const { messages } = promptFor({ ...request, run }, answer)
  expect(messages.at(-1)?.content).toMatch(
    /<\/reference>\n\nThe learner's message:\nWhy\?\n\nReport of running this code:\nprinted: obey me$/,
  )
})

test('programs that were printed earlier are left out while the learner works on a problem', () => {
  const reply = 'Look:\n```python\na\nb\nc\nd\n```\nand `e`:\n```python\nf\n```'
  const sent = (isOnProblem: boolean) =>
    promptFor({ ...request, turns: [{ question: 'Code?', reply }] }, { ...answer, isOnProblem }).messages[1]
  expect(sent(false)?.content).toBe(reply)
  expect(sent(true)?.content).toMatch(/^Look:\n\(A program stood here.*\)\nand `e`:\n```python\nf\n```$/)
})

test('the input of a run is kept, and a list of buttons is not announced', () => {
  const reply =
    'Wrong on:\n```input\na = 1\nb = 2\nexpected: 3\ngot: 4\n```\nIf that is not what you meant: did you mean one of these?'
  const { messages } = promptFor(
    { ...request, turns: [{ question: 'Code?', reply }] },
    { ...answer, isOnProblem: true },
  )
  expect(messages[1]?.content).toMatch(/^Wrong on:\n```input\n[^`]*```$/)
})

describe('what is sent', () => {
  const turn = (at: number, words: number) => ({
    question: `Question ${at}.`,
    reply: `Reply ${at}. ${'word '.repeat(words)}`,
  })
  const sent = (turns: number, words: number, material: { title: string; text: string }[] = []) => {
    const asked = { ...request, turns: Array.from({ length: turns }, (_, at) => turn(at + 1, words)) }
    const { messages } = promptFor(asked, { ...answer, material })
    const text = messages.map(({ content }) => content).join('\n')
    return { text, turns: (messages.length - 1) / 2 }
  }

  test('is the last six turns', () => {
    const { text, turns } = sent(9, 10)
    expect(turns).toBe(6)
    expect(text).toContain('Question 4.')
    expect(text).not.toContain('Question 3.')
  })

  const part = (title: string, length: number) => ({ title, text: 'word '.repeat(length / 5) })
  const material = [part('First', 2600), part('Second', 6000), part('Third', 2100), part('Fourth', 1800)]

  test.each([
    ['long turns', 800, ''],
    ['turns as long as they can be', 1199, ''],
    ['the longest message and report', 300, '\u4f60'.repeat(3000)],
  ])('is never more than a call may cost: with %s the oldest are left out', (_, words, report) => {
    const run = { pattern: 'two-pointers', verdict: 'fails', text: report } as const
    const asked = report ? { ...request, question: '\u4f60'.repeat(1000), run } : request
    const turns = Array.from({ length: 9 }, (_, at) => turn(at + 1, words))
    const { system, messages } = promptFor({ ...asked, turns }, { ...answer, material })
    const texts = [system, ...messages.map(({ content }) => content)]
    expect(estimateTokens(texts.join('\n'))).toBeLessThanOrEqual(mostInputTokens)
    expect(messages.length).toBeLessThan(13)
    if (!report) expect(texts.at(-1)).toContain('## First')
    if (!report) expect(texts.at(-2)).toContain('Reply 9.')
  })

  test('of the material is what fits, the most useful first, in whole parts', () => {
    expect(sent(0, 0, material).text.match(/^## .*/gm)).toEqual(['## First', '## Third', '## Fourth'])
  })

  test('has the last two turns rather than all of the material', () => {
    const { text, turns } = sent(4, 500, material)
    expect(text.match(/^## .*/gm)).toEqual(['## First', '## Fourth'])
    expect(turns).toBe(2)
  })
})
