import { expect, test } from 'vitest'
import { answer } from './coach.ts'

const kindAfter = async (topicId: string, before: string, question: string) =>
  (await answer({ topicId, turns: [{ question: before, reply: '' }], question, solved: new Set() })).kind

test.each([
  'who won the world cup',
  'what is the weather tomorrow',
  'tell me a joke',
  'how do i bake a stack of pancakes',
  'recommend a movie for tonight',
])('in the middle of a problem, "%s" is sent away', async (question) => {
  expect(await kindAfter('arrays', 'hint for 3sum', question)).toBe('off-topic')
})

test.each([
  'why?',
  'and in java',
  'what about duplicates',
  'who invented this algorithm',
  'is it O(n)?',
  '2',
])('in the middle of a problem, "%s" goes on with it', async (question) => {
  expect(await kindAfter('arrays', 'hint for 3sum', question)).not.toBe('off-topic')
})
