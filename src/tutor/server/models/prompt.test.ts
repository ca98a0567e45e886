import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { tutorTopics } from '#content/tutor/tutor-topics.ts'
import { coachAnswer } from '#testing/model-servers/hosted-models.ts'
import { promptVersion, tutorPrompt } from './prompt.ts'

const nothing = { kind: 'nearest', text: 'The nearest I have.', passages: [], followUps: [] }
const [topic] = tutorTopics

test('changing the prompt requires a new version', () => {
  if (!topic) throw new Error('There are no topics.')
  const words = [nothing, coachAnswer].map((each) =>
    tutorPrompt({ ...topic, name: 'N', rules: 'R', redirect: 'D' }, each),
  )
  const hash = createHash('sha256').update(words.join()).digest('hex').slice(0, 12)
  // When this fails, raise promptVersion and note the new pair.
  expect([promptVersion, hash]).toEqual([2, '3209a5ce381e'])
})

test.each(tutorTopics)('$name: scope and redirect sentence are in, and nothing is left unfilled', (each) => {
  const prompt = tutorPrompt(each, nothing)
  for (const part of [each.name, each.rules, each.redirect, nothing.text]) expect(prompt).toContain(part)
  expect(prompt).not.toMatch(/\{\w+\}/)
  expect(prompt).not.toContain('works on a practice problem')
})

test('passages come with the link to cite, and a problem with the ban on its solution', () => {
  if (!topic) throw new Error('There are no topics.')
  const prompt = tutorPrompt(topic, coachAnswer)
  expect(prompt).toContain('[Hash Map Lookup: when to use it](/category/4#hash-lookup)\nA partner is known.')
  expect(prompt).toContain('works on a practice problem: Two Sum. Its solution is not to be shown.')
})
