import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { tutorTopics } from '#content/tutor/tutor-topics.ts'
import type { AnswerPlan } from '../coach/turn.ts'
import { promptVersion, tutorPrompt } from './prompt.ts'

const plan = { kind: 'nearest', passages: [], answer: 'The nearest I have.' } as const
const [topic] = tutorTopics

test('changing the prompt requires a new version', () => {
  if (!topic) throw new Error('There are no topics.')
  const plans: AnswerPlan[] = [plan, ...[0, 1, 2, 3, 4].map((rung) => ({ ...plan, problem: 'P', rung }))]
  const words = plans.map((each) => tutorPrompt({ ...topic, name: 'N', rules: 'R', redirect: 'D' }, each))
  const hash = createHash('sha256').update(words.join()).digest('hex').slice(0, 12)
  // When this fails, raise promptVersion and note the new pair.
  expect([promptVersion, hash]).toEqual([1, '5571b33d1516'])
})

test.each(tutorTopics)('$name: scope and redirect sentence are in, and nothing is left unfilled', (each) => {
  const prompt = tutorPrompt(each, plan)
  for (const part of [each.name, each.rules, each.redirect, plan.answer]) expect(prompt).toContain(part)
  expect(prompt).not.toMatch(/\{\w+\}/)
  expect(prompt).not.toContain('hint ladder (0 to 4)')
})

test('a stuck learner’s problem comes with the current hint step only', () => {
  if (!topic) throw new Error('There are no topics.')
  const prompt = tutorPrompt(topic, { ...plan, kind: 'hint', problem: 'Two Sum', rung: 2 })
  expect(prompt).toContain('stuck on a practice problem: Two Sum')
  expect(prompt).toContain('Step 2 of the hint ladder')
  expect(prompt).not.toMatch(/Step [0134] of/)
})
