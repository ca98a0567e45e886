import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { tutorTopics } from '#content/tutor/tutor-topics.ts'
import type { CoachAnswer } from '../coach-answer.ts'
import { promptVersion, tutorPrompt } from './prompt.ts'

const nothing = { kind: 'nearest', text: 'The nearest I have.', passages: [], followUps: [] }
const hint: CoachAnswer = {
  kind: 'hint',
  text: 'A clue: each value wants one other.',
  passages: [
    {
      id: 'hash-lookup#clues',
      title: 'Hash Map Lookup: when to use it',
      text: 'A partner is known.',
      link: '/category/4#hash-lookup',
    },
  ],
  followUps: ['Hint for Two Sum'],
  problem: 'Two Sum',
}

test('changing the prompt requires a new version', () => {
  const [topic] = tutorTopics
  if (!topic) throw new Error('There are no topics.')
  const words = [nothing, hint].map((each) =>
    tutorPrompt({ ...topic, name: 'N', rules: 'R', redirect: 'D' }, each),
  )
  const hash = createHash('sha256').update(words.join()).digest('hex').slice(0, 12)
  // When this fails, raise promptVersion and note the new pair.
  expect([promptVersion, hash]).toEqual([2, '3209a5ce381e'])
})
