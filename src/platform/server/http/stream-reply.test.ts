import { expect, test } from 'vitest'
import { AppError } from './errors.ts'
import type { StreamedEvent } from './route.ts'
import { eventLines } from './stream-reply.ts'

const internal = () => new AppError('internal', 'Something went wrong.')

/** A stream of events that the test controls. */
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

test('an event is sent as its name and its data on one line', async () => {
  const source = new Source()
  const lines = eventLines(source, 60_000, internal)
  const line = lines.next()
  source.give('delta', { text: 'two\nlines' })
  expect((await line).value).toBe('event: delta\ndata: {"text":"two\\nlines"}\n\n')
})

test('comments keep a silent stream open, and no event is lost', async () => {
  const source = new Source()
  const lines = eventLines(source, 1, internal)
  for (let i = 0; i < 3; i++) expect((await lines.next()).value).toBe(':\n\n')
  expect(source.asked).toBe(1)
  source.give('delta', 1)
  await expect.poll(async () => (await lines.next()).value).toBe('event: delta\ndata: 1\n\n')
})

test('the next event is pulled only when the previous one was read', async () => {
  const source = new Source()
  const lines = eventLines(source, 60_000, internal)
  expect(source.asked).toBe(0)
  const line = lines.next()
  source.give('delta', 1)
  await line
  expect(source.asked).toBe(1)
})

test('an error is sent as the last event, with a message for the user', async () => {
  const source = new Source()
  const lines = eventLines(source, 60_000, (error) => new AppError('conflict', `Shown: ${error}`))
  const line = lines.next()
  source.break(new Error('why'))
  expect((await line).value).toBe('event: error\ndata: {"message":"Shown: Error: why","code":"conflict"}\n\n')
  expect((await lines.next()).done).toBe(true)
})

test('the events are closed when the client disconnects', async () => {
  const source = new Source()
  const lines = eventLines(source, 60_000, internal)
  const line = lines.next()
  source.give('delta', 1)
  await line
  await lines.return(undefined)
  await expect.poll(() => source.isClosed).toBe(true)
})
