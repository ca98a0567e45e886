import { expect, test } from 'vitest'
import { createEventReader } from './event-stream.ts'

const stream = `event: start\ndata: {"messageId":"m1"}\n\n:\n\nevent: delta\ndata: {"text":"a: b\\n\\nc\u2028d"}\n\nevent: done\ndata: {"response":"é"}\n\n`
const events = [
  { event: 'start', data: { messageId: 'm1' } },
  { event: 'delta', data: { text: 'a: b\n\nc\u2028d' } },
  { event: 'done', data: { response: 'é' } },
]

test('events come out whole, wherever the text was cut', () => {
  for (let cut = 0; cut <= stream.length; cut += 1) {
    const read = createEventReader()
    expect([...read(stream.slice(0, cut)), ...read(stream.slice(cut))], `cut at ${cut}`).toEqual(events)
  }
  const read = createEventReader()
  expect([...stream].flatMap((letter) => read(letter))).toEqual(events)
})

test('lines may end as on Windows, cut between the two letters too', () => {
  const read = createEventReader()
  expect([...stream.replaceAll('\n', '\r\n')].flatMap((letter) => read(letter))).toEqual(events)
})

test('comments and half events give nothing', () => {
  const read = createEventReader()
  expect(read(': still here\n\n')).toEqual([])
  expect(read('event: done\ndata: {}\n')).toEqual([])
})
