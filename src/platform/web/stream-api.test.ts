import { afterEach, expect, test, vi } from 'vitest'
import type { Endpoint } from '../endpoint.ts'
import { ApiError } from './call-api.ts'
import { ConnectionLost, streamApi } from './stream-api.ts'

afterEach(() => void vi.unstubAllGlobals())

interface Called {
  readonly heard: { event: string; data: unknown }[]
  readonly reply: Promise<unknown>
  readonly fetched: ReturnType<typeof vi.fn>
}

function callAnswered(response: Response): Called {
  const fetched = vi.fn(async () => response)
  vi.stubGlobal('fetch', fetched)
  const heard: Called['heard'] = []
  const reply = streamApi<Endpoint>('POST', '/api/ask', {}, (event, data) => heard.push({ event, data }))
  return { heard, reply, fetched }
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

test('events are handed on, and the last is the answer', async () => {
  const { heard, reply, fetched } = callAnswered(
    streamOf([
      'event: delta\ndata: {"text":"a"}\n\nevent: del',
      'ta\ndata: 2\n\nevent: done\ndata: {"ok":1}\n\n',
    ]),
  )
  await expect(reply).resolves.toEqual({ ok: 1 })
  expect(heard).toEqual([
    { event: 'delta', data: { text: 'a' } },
    { event: 'delta', data: 2 },
  ])
  expect(fetched.mock.calls[0]?.[1].headers.accept).toContain('text/event-stream')
})

test('a letter that is cut in two comes out whole', async () => {
  const bytes = new TextEncoder().encode('event: done\ndata: {"text":"é"}\n\n')
  const cut = bytes.indexOf(0xc3) + 1
  const { reply } = callAnswered(streamOf([bytes.slice(0, cut), bytes.slice(cut)]))
  await expect(reply).resolves.toEqual({ text: 'é' })
})

test('an answer in one piece is taken as it is', async () => {
  const { heard, reply } = callAnswered(Response.json({ ok: 2 }))
  await expect(reply).resolves.toEqual({ ok: 2 })
  expect(heard).toEqual([])
})

test('a refusal is told with its sentence, before and within the stream', async () => {
  const body = { message: 'Please wait.', code: 'conflict' }
  await expect(callAnswered(Response.json(body, { status: 409 })).reply).rejects.toMatchObject({
    status: 409,
    sentence: 'Please wait.',
  })
  const late = callAnswered(streamOf([`event: error\ndata: ${JSON.stringify(body)}\n\n`]))
  const error = await late.reply.catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ serverMessage: 'Please wait.', code: 'conflict' })
})

test.each([
  ['ends early', streamOf(['event: delta\ndata: 1\n\n'])],
  ['breaks', streamOf(['event: delta\ndata: 1\n\n'], new TypeError('network error'))],
  ['is no JSON', streamOf(['event: done\ndata: {"ok"\n\n'])],
])('a stream that %s is a lost connection', async (_, response) => {
  await expect(callAnswered(response).reply).rejects.toBeInstanceOf(ConnectionLost)
})
