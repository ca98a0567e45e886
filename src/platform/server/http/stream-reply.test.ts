import { expect, test } from 'vitest'
import { AppError } from './errors.ts'
import type { StreamedEvent } from './route.ts'
import { eventLines } from './stream-reply.ts'

const internal = () => new AppError('internal', 'Something went wrong.')

/** Events that come when the test gives them. */
class Source implements AsyncIterable<StreamedEvent> {
  asked = 0
  isClosed = false
  #next = Promise.withResolvers<StreamedEvent>()

  give(event: string, data: unknown): void {
    const given = this.#next
    this.#next = Promise.withResolvers()
    given.resolve({ event, data })
  }

  break(error: Error): void {
    this.#next.reject(error)
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<StreamedEvent> {
    try {
      for (;;) {
        this.asked += 1
        yield await this.#next.promise
      }
    } finally {
      this.isClosed = true
    }
  }
}

test('an event is its name and its data on one line', async () => {
  const source = new Source()
  const lines = eventLines(source, 60_000, internal)
  const line = lines.next()
  source.give('delta', { text: 'two\nlines' })
  expect((await line).value).toBe('event: delta\ndata: {"text":"two\\nlines"}\n\n')
})

test('a silence is filled with comments, which readers pass over, and costs no event', async () => {
  const source = new Source()
  const lines = eventLines(source, 1, internal)
  for (let i = 0; i < 3; i++) expect((await lines.next()).value).toBe(':\n\n')
  expect(source.asked).toBe(1)
  source.give('delta', 1)
  await expect.poll(async () => (await lines.next()).value).toBe('event: delta\ndata: 1\n\n')
})

test('the next event is asked for when the one before was taken', async () => {
  const source = new Source()
  const lines = eventLines(source, 60_000, internal)
  expect(source.asked).toBe(0)
  const line = lines.next()
  source.give('delta', 1)
  await line
  expect(source.asked).toBe(1)
})

test('a failure is the last event, in the words for people', async () => {
  const source = new Source()
  const lines = eventLines(source, 60_000, (error) => new AppError('conflict', `Told: ${error}`))
  const line = lines.next()
  source.break(new Error('why'))
  expect((await line).value).toBe('event: error\ndata: {"message":"Told: Error: why","code":"conflict"}\n\n')
  expect((await lines.next()).done).toBe(true)
})

test('a reader who leaves closes the events', async () => {
  const source = new Source()
  const lines = eventLines(source, 60_000, internal)
  const line = lines.next()
  source.give('delta', 1)
  await line
  await lines.return(undefined)
  await expect.poll(() => source.isClosed).toBe(true)
})
