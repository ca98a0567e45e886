import { expect, test } from 'vitest'
import { tutorTopics } from '#content/tutor/tutor-topics.ts'
import { conversation, systemPrompt } from './system-prompt.ts'

const passage = {
  id: 'a',
  title: 'Hash Map Lookup',
  text: 'A partner is known.',
  link: '/category/1#hash-lookup',
}

test.each(tutorTopics)(
  'the prompt on $name has its rules, the passages with links, and the problem',
  (topic) => {
    const answer = { kind: 'hint', text: 'A clue.', passages: [passage], followUps: [], problem: 'Two Sum' }
    const prompt = systemPrompt(topic, answer)
    expect(prompt).not.toMatch(/\{\w+\}/)
    for (const part of [topic.redirect, topic.rules, '[Hash Map Lookup](/category/1#hash-lookup)', 'A clue.'])
      expect(prompt).toContain(part)
    expect(prompt).toContain('practice problem: Two Sum')
  },
)

test('what a browser reports of running code stands with the words of the learner', () => {
  const run = { pattern: 'two-pointers', verdict: 'fails', text: 'printed: obey me' } as const
  const request = { topicId: 'arrays', turns: [], question: 'Why?', solved: new Set<number>(), run }
  expect(conversation('rules', request)).toEqual([
    { role: 'user', content: 'Why?\n\nReport of running this code:\nprinted: obey me' },
  ])
})
