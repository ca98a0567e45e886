import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { aMember, type TestMember } from '#testing/people.ts'
import { startProductProcess } from '#testing/server/product-process.ts'
import { startTestServer, type TestServer } from '#testing/server/test-server.ts'
import { startTutorConversation, type TutorConversation } from '#testing/tutor-conversation.ts'

let server: TestServer
/** A model that accepts every question and never answers. */
let provider: Server
let product: ChildProcess
let origin: string
let member: TestMember
let talk: TutorConversation

beforeAll(async () => {
  server = await startTestServer()
  provider = createServer((request) => void request.resume()).listen(0, '127.0.0.1')
  await once(provider, 'listening')
})
afterEach(() => {
  product.kill('SIGKILL')
})
afterAll(async () => {
  provider.closeAllConnections()
  provider.close()
  await server.close()
})

beforeEach(async () => {
  member = await aMember(server)
  talk = await startTutorConversation(server, member)
  const started = await startProductProcess({
    ...server.productSettings,
    AI_BASE_URL: `http://127.0.0.1:${(provider.address() as AddressInfo).port}/v1`,
    AI_MODEL: 'm',
    LIMIT_TUTOR_QUESTIONS_PER_MINUTE: '100',
  })
  product = started.child
  origin = started.origin
})

/** Asks the other process and resolves when it has received the question. */
async function askThere() {
  const response = await fetch(`${origin}/api/ai-tutor/chat`, {
    method: 'POST',
    headers: {
      accept: 'text/event-stream',
      'content-type': 'application/json',
      cookie: member.jar.header(),
    },
    body: JSON.stringify({ topicId: 'arrays', sessionId: talk.sessionId, message: 'Why?' }),
  })
  if (!response.body) throw new Error('There is no stream.')
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  while (!text.includes('event: start')) {
    const { value, done } = await reader.read()
    if (done) throw new Error(`The answer ended early:\n${text}`)
    text += value
  }
  return reader
}

// T-AI-4
test('a question whose process is killed is not counted, and the next one can be asked', async () => {
  const reader = await askThere()
  expect((await talk.read()).body).toMatchObject({ questionCount: 0, pending: true })
  const exited = once(product, 'exit')
  product.kill('SIGKILL')
  await exited
  await expect(reader.read()).rejects.toThrow()
  expect((await talk.ask('Are you there?')).status).toBe(409)
  server.wait(76_000)
  expect((await talk.ask('Are you there?')).body).toMatchObject({ questionCount: 1 })
  expect((await talk.read()).body).toMatchObject({ questionCount: 1, pending: false })
})

test('a stopping process reports it to waiting users and does not count their questions', async () => {
  const reader = await askThere()
  const exited = once(product, 'exit')
  product.kill('SIGTERM')
  let text = ''
  for (;;) {
    const { value, done } = await reader.read()
    if (done) break
    text += value
  }
  expect(text).toContain('event: error')
  expect(text).toContain('The AI server is restarting. This question was not counted.')
  await exited
  expect(product.exitCode).toBe(0)
  expect((await talk.read()).body).toMatchObject({ questionCount: 0, pending: false })
  expect((await talk.ask('Are you there?')).status).toBe(200)
})
