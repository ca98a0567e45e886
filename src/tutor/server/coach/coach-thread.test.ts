import { expect, test } from 'vitest'
import { answer } from './coach.ts'
import { coachThread } from './coach-thread.ts'
import { openLibrary } from './search.ts'

const ask = (topicId: string, question: string, earlier: readonly string[] = []) => ({
  topicId,
  turns: earlier.map((message) => ({ question: message, reply: '' })),
  question,
  solved: new Set([1]),
})

test('answers in a thread are the same as without one, also to questions that were asked at once', async () => {
  coachThread.prepare?.()
  const requests = [
    ask('arrays', 'when does a sliding window shrink?'),
    ask('graphs', 'bfs or dfs?'),
    ask('arrays', 'other similar problems', ['more like two sum']),
  ]
  const answers = await Promise.all(requests.map(coachThread.answer))
  expect(answers).toEqual(await Promise.all(requests.map(answer)))
})

test('a request that fails is refused alone', async () => {
  const [failed, answered] = await Promise.allSettled([
    coachThread.answer(ask('cooking', 'what is a sliding window')),
    coachThread.answer(ask('arrays', 'what is a sliding window')),
  ])
  expect(failed).toMatchObject({ reason: { message: 'There is no topic cooking' } })
  expect(answered).toMatchObject({ value: { kind: 'what' } })
})

test('a message that repeats its words is searched for once, and a long one by its rarest words', async () => {
  const library = await openLibrary()
  const scores = (text: string) =>
    library(text, { kind: 'what', about: [], topic: [] }).map(({ found, score }) => [found.id, score])
  expect(scores('two sum '.repeat(125))).toEqual(scores('two sum'))
  const unknown = Array.from({ length: 60 }, (_, index) => 'z'.repeat(index + 2))
  expect(scores(`${unknown.join(' ')} kadane`)).toHaveLength(scores('kadane').length)
})
