import { afterEach, expect, test, vi } from 'vitest'
import { ApiError } from './call-api.ts'
import { ConnectionLost, createEventReader, streamApi } from './stream-api.ts'

afterEach(() => void vi.unstubAllGlobals())

interface Call {
  readonly received: { event: string; data: unknown }[]
  readonly reply: Promise<unknown>
  readonly fetched: ReturnType<typeof vi.fn>
}

const body = { topicId: 'arrays', sessionId: 's1', messageId: 'm1', message: 'Why?' }

function callWithReply(response: Response): Call {
  const fetched = vi.fn(async () => response)
  vi.stubGlobal('fetch', fetched)
  const received: Call['received'] = []
  const reply = streamApi('POST /api/ai-tutor/chat', { body }, (event, data) =>
    received.push({ event, data }),
  )
  return { received, reply, fetched }
}

function streamOf(pieces: readonly (string | Uint8Array)[], failure?: Error): Response {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces)
        controller.enqueue(typeof piece === 'string' ? new TextEncoder().encode(piece) : piece)
      if (failure) controller.error(failure)
      else controller.close()
    },
  })
  return new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } })
}

test('events are reported, and the last one is the reply', async () => {
  const { received, reply, fetched } = callWithReply(
    streamOf([
      'event: delta\ndata: {"text":"a"}\n\nevent: del',
      'ta\ndata: 2\n\nevent: done\ndata: {"ok":1}\n\n',
    ]),
  )
  await expect(reply).resolves.toEqual({ ok: 1 })
  expect(received).toEqual([
    { event: 'delta', data: { text: 'a' } },
    { event: 'delta', data: 2 },
  ])
  expect(fetched.mock.calls[0]?.[1].headers.accept).toContain('text/event-stream')
})

test('a character split between two chunks is decoded correctly', async () => {
  const bytes = new TextEncoder().encode('event: done\ndata: {"text":"é"}\n\n')
  const cut = bytes.indexOf(0xc3) + 1
  const { reply } = callWithReply(streamOf([bytes.slice(0, cut), bytes.slice(cut)]))
  await expect(reply).resolves.toEqual({ text: 'é' })
})

test('an ordinary JSON reply is returned as it is', async () => {
  const { received, reply } = callWithReply(Response.json({ ok: 2 }))
  await expect(reply).resolves.toEqual({ ok: 2 })
  expect(received).toEqual([])
})

test('an error is thrown with its message, before and during the stream', async () => {
  const body = { message: 'Please wait.', code: 'conflict' }
  await expect(callWithReply(Response.json(body, { status: 409 })).reply).rejects.toMatchObject({
    status: 409,
    serverMessage: 'Please wait.',
  })
  const late = callWithReply(streamOf([`event: error\ndata: ${JSON.stringify(body)}\n\n`]))
  const error = await late.reply.catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ serverMessage: 'Please wait.', code: 'conflict' })
})

test.each([
  ['ends early', streamOf(['event: delta\ndata: 1\n\n'])],
  ['breaks', streamOf(['event: delta\ndata: 1\n\n'], new TypeError('network error'))],
  ['is not JSON', streamOf(['event: done\ndata: {"ok"\n\n'])],
])('a stream that %s is a lost connection', async (_, response) => {
  await expect(callWithReply(response).reply).rejects.toBeInstanceOf(ConnectionLost)
})

const stream = `event: start\ndata: {"messageId":"m1"}\n\n:\n\nevent: delta\ndata: {"text":"a: b\\n\\nc\u2028d"}\n\nevent: done\ndata: {"response":"é"}\n\n`
const events = [
  { event: 'start', data: { messageId: 'm1' } },
  { event: 'delta', data: { text: 'a: b\n\nc\u2028d' } },
  { event: 'done', data: { response: 'é' } },
]

test('events are complete wherever the text is split', () => {
  for (let cut = 0; cut <= stream.length; cut += 1) {
    const read = createEventReader()
    expect([...read(stream.slice(0, cut)), ...read(stream.slice(cut))], `cut at ${cut}`).toEqual(events)
  }
  const read = createEventReader()
  expect([...stream].flatMap((character) => read(character))).toEqual(events)
})

test('lines may end with CRLF, even when split between the two characters', () => {
  const read = createEventReader()
  expect([...stream.replaceAll('\n', '\r\n')].flatMap((character) => read(character))).toEqual(events)
})

test('comments and incomplete events return nothing', () => {
  const read = createEventReader()
  expect(read(': still here\n\n')).toEqual([])
  expect(read('event: done\ndata: {}\n')).toEqual([])
})
