import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createEventReader, type ServerEvent } from '#platform/web/stream-api.ts'
import { collect } from '#testing/collect.ts'
import { aMember, type TestMember } from '#testing/people.ts'
import { failing, ScriptedTutor, saying } from '#testing/scripted-tutor.ts'
import { sharedServer } from '#testing/server/shared-server.ts'
import type { TestServer } from '#testing/server/test-server.ts'
import { startTutorConversation, type TutorConversation } from '#testing/tutor-conversation.ts'

const tutor = new ScriptedTutor()
let second: Pick<TestServer, 'call'>
let origin: string
let member: TestMember
let talk: TutorConversation

const server = await sharedServer({ tutorModel: tutor, answerTiming: { stopPollMs: 20, shutdownMs: 20 } })
beforeAll(async () => {
  second = await server.second()
  origin = `http://127.0.0.1:${await server.listen()}`
})
beforeEach(async () => {
  tutor.requests.length = 0
  member = await aMember(server)
  talk = await startTutorConversation(server, member)
})

const question = { message: 'Why?', messageId: 'm1' }

/** Asks over a real socket, for a streamed answer. */
async function stream(signal?: AbortSignal) {
  const response = await fetch(`${origin}/api/ai-tutor/chat`, {
    method: 'POST',
    headers: {
      accept: 'text/event-stream',
      'accept-encoding': 'br, gzip',
      'content-type': 'application/json',
      cookie: member.jar.header(),
    },
    body: JSON.stringify({ ...question, topicId: 'arrays', sessionId: talk.sessionId }),
    ...(signal ? { signal } : {}),
  })
  return { response, events: eventsOf(response) }
}

async function* eventsOf({ body }: Response): AsyncGenerator<ServerEvent, undefined> {
  const read = createEventReader()
  for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) yield* read(chunk)
}

const next = async (events: AsyncGenerator<ServerEvent>) => (await events.next()).value

/** Asks for a streamed answer and lets the model write this much. */
async function begin({ wrote = '', signal }: { wrote?: string; signal?: AbortSignal } = {}) {
  const { dictation, asked } = await tutor.dictate(() => stream(signal))
  const { response, events } = await asked
  expect(await next(events)).toEqual({ event: 'start', data: { messageId: 'm1' } })
  if (wrote) {
    dictation.say(wrote)
    expect(await next(events)).toEqual({ event: 'delta', data: { text: wrote } })
  }
  return { response, events, dictation }
}

test('an answer is streamed as it is written, ends with the complete reply, and can be streamed again', async () => {
  const { response, events, dictation } = await begin({ wrote: 'Look at ' })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  expect(response.headers.get('content-encoding')).toBeNull()
  expect((await talk.read()).body).toMatchObject({ questionCount: 0, pending: true })
  dictation.end('the ends.')
  expect(await next(events)).toEqual({ event: 'delta', data: { text: 'the ends.' } })
  const done = {
    response: 'Look at the ends.',
    followUps: [],
    questionCount: 1,
    isSessionComplete: false,
    maxQuestions: 20,
    messageId: 'm1',
  }
  expect(await next(events)).toEqual({ event: 'done', data: done })
  expect(await next(events)).toBeUndefined()
  expect(await collect((await stream()).events)).toEqual([
    { event: 'start', data: { messageId: 'm1' } },
    { event: 'delta', data: { text: 'Look at the ends.' } },
    { event: 'done', data: done },
  ])
  expect(tutor.requests).toHaveLength(1)
})

test('a refused question gets its status before anything is streamed', async () => {
  await talk.end()
  const { response } = await stream()
  expect(response.status).toBe(410)
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
})

test('a model that fails in the middle ends the stream with an error', async () => {
  tutor.script = failing('failed', 'Half an answ')
  const told = await collect((await stream()).events)
  const message = 'The AI server could not answer. This question was not counted. Please try again.'
  expect(told.at(-1)).toEqual({ event: 'error', data: { code: 'upstream_failed', message } })
  expect((await talk.read()).body).toMatchObject({ questionCount: 0, pending: false })
})

test('an answer is stored even when the connection is lost', async () => {
  const lost = new AbortController()
  const { events, dictation } = await begin({ wrote: 'Look at ', signal: lost.signal })
  lost.abort()
  await expect(next(events)).rejects.toThrow()
  dictation.end('the ends.')
  await expect.poll(async () => (await talk.read()).body.pending).toBe(false)
  expect((await talk.read()).body).toMatchObject({
    questionCount: 1,
    messages: [{}, { id: 'm1' }, { content: 'Look at the ends.' }],
  })
})

describe.each([
  ['the process that answers', () => server],
  ['another process', () => second],
])('Stop at %s', (_, from) => {
  test('keeps and counts what was written', async () => {
    const { events } = await begin({ wrote: 'Look at ' })
    expect((await talk.stop('m1', talk.sessionId, from())).body).toEqual({ stopped: true })
    expect(await next(events)).toMatchObject({
      event: 'done',
      data: { response: 'Look at', truncated: true, questionCount: 1 },
    })
    expect((await talk.read()).body.messages[2]).toMatchObject({ content: 'Look at', truncated: true })
    expect((await talk.stop('m1', talk.sessionId, from())).body).toEqual({ stopped: false })
  })

  test('before anything was written counts nothing but its tokens', async () => {
    tutor.mostTokens = 100
    tutor.cost = 40
    const { events } = await begin()
    expect((await talk.stop('m1', talk.sessionId, from())).body).toEqual({ stopped: true })
    expect(await next(events)).toMatchObject({ event: 'error', data: { code: 'stopped' } })
    expect((await talk.read()).body).toMatchObject({ questionCount: 0, pending: false })
    const usage = server.store.db.selectFrom('tutor_usage').select(['used', 'reserved'])
    expect(await usage.where('owner', '=', member.user.id).execute()).toEqual([{ used: 40, reserved: 0 }])
    tutor.script = saying('Again.')
    expect((await talk.ask('Why?', { messageId: 'm1' })).body.questionCount).toBe(1)
  })
})

test('Stop does not wait for a coach that has not answered yet', async () => {
  const { coach } = tutor
  const asked = Promise.withResolvers<void>()
  tutor.coach = {
    answer: () => {
      asked.resolve()
      return new Promise(() => {})
    },
  }
  try {
    const { events } = await stream()
    expect(await next(events)).toMatchObject({ event: 'start' })
    await asked.promise
    expect((await talk.stop('m1')).body).toEqual({ stopped: true })
    expect(await next(events)).toMatchObject({ event: 'error', data: { code: 'stopped' } })
  } finally {
    tutor.coach = coach
  }
})

test('Stop for another message stops nothing', async () => {
  const { dictation, asked } = await tutor.dictate(() => talk.ask('Why?', { messageId: 'm1' }))
  expect((await talk.stop('m2')).body).toEqual({ stopped: false })
  dictation.end('Look at the ends.')
  expect((await asked).body).toMatchObject({ response: 'Look at the ends.', questionCount: 1 })
})
