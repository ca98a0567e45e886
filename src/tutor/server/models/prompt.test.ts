import { describe, expect, test } from 'vitest'
import { tutorTopics } from '#content/tutor/tutor-topics.ts'
import { estimateTokens, mostInputTokens, promptFor } from './prompt.ts'
import { systemPrompt } from './system-prompt.ts'

const answer = { kind: 'hint', text: 'A clue.', passages: [], followUps: [] }
const request = { topicId: 'arrays', turns: [], question: 'Why?', solved: new Set<number>() }

test.each(tutorTopics)(
  'the rules on $name have its subject, its fixed sentence and the other topics',
  (topic) => {
    const rules = systemPrompt(topic)
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

describe('what is sent', () => {
  const turn = (at: number, words: number) => ({
    question: `Question ${at}.`,
    reply: `Reply ${at}. ${'word '.repeat(words)}`,
  })
  const sent = (turns: number, words: number, material: { title: string; text: string }[] = []) => {
    const asked = { ...request, turns: Array.from({ length: turns }, (_, at) => turn(at + 1, words)) }
    const { system, messages } = promptFor(asked, { ...answer, material })
    const text = messages.map(({ content }) => content).join('\n')
    return { text, turns: (messages.length - 1) / 2, tokens: estimateTokens(system + text) }
  }

  test('is the last six turns', () => {
    const { text, turns } = sent(9, 10)
    expect(turns).toBe(6)
    expect(text).toContain('Question 4.')
    expect(text).not.toContain('Question 3.')
  })

  test('is never more than a call may cost: the oldest turns are left out first', () => {
    const { text, turns, tokens } = sent(9, 800)
    expect(tokens).toBeLessThanOrEqual(mostInputTokens)
    expect(turns).toBeGreaterThan(1)
    expect(turns).toBeLessThan(6)
    expect(text).toContain('Reply 9.')
    expect(text).toContain('Why?')
  })

  test('of the material is what fits, the most useful first, in whole parts', () => {
    const part = (title: string, length: number) => ({ title, text: 'word '.repeat(length / 5) })
    const { text } = sent(0, 0, [part('First', 4000), part('Second', 9000), part('Third', 3000)])
    expect(text.match(/^## .*/gm)).toEqual(['## First', '## Third'])
  })
})
