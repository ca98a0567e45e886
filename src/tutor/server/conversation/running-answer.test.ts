import { expect, test } from 'vitest'
import { collect } from '#testing/collect.ts'
import { RunningAnswer } from './running-answers.ts'

function replyOf(pieces: AsyncIterable<string>) {
  return { pieces, usage: () => ({ inputTokens: 0, outputTokens: 0 }) }
}

async function* words(count: number): AsyncGenerator<string> {
  for (let i = 0; i < count; i++) yield `word${i} `
}

const stored = {
  response: '',
  questionCount: 1,
  isSessionComplete: false,
  maxQuestions: 20,
  messageId: 'm',
} as const

test('a slow reader gets everything written so far in one part', async () => {
  const answer = new RunningAnswer('m')
  const events = answer.events()
  await events.next()
  await answer.write(replyOf(words(100)))
  expect((await events.next()).value).toEqual({ event: 'delta', data: { text: answer.text } })
  answer.complete(stored)
  expect((await events.next()).value).toEqual({ event: 'done', data: stored })
})

test('two readers get the same text, each at their own pace', async () => {
  const answer = new RunningAnswer('m')
  const readers = [collect(answer.events()), collect(answer.events())]
  await answer.write(replyOf(words(50)))
  answer.complete(stored)
  for (const told of await Promise.all(readers)) {
    const text = told.flatMap(({ event, data }) =>
      event === 'delta' ? [(data as { text: string }).text] : [],
    )
    expect(text.join('')).toBe(answer.text)
  }
})

test('a model that ignores Stop does not delay the end', async () => {
  const answer = new RunningAnswer('m')
  const never = new Promise<IteratorResult<string>>(() => undefined)
  const neverChanges = { [Symbol.asyncIterator]: () => ({ next: () => never }) }
  const writing = answer.write(replyOf(neverChanges))
  answer.end('stopped')
  answer.end('closing')
  await writing
  expect(answer.endReason).toBe('stopped')
  expect(answer.signal.aborted).toBe(true)
})

test('a failed answer that no one waits for raises no unhandled rejection', async () => {
  const answer = new RunningAnswer('m')
  answer.fail(new Error('why'))
  await expect(answer.outcome).rejects.toThrow('why')
})
