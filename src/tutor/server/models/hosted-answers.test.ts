import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startAnthropicServer } from '#testing/model-servers/anthropic-server.ts'
import type { ModelServer } from '#testing/model-servers/model-server.ts'
import { startOpenAiServer } from '#testing/model-servers/openai-server.ts'
import { aMember } from '#testing/people.ts'
import { startTestServer, type TestServer } from '#testing/server/test-server.ts'
import { startTutorConversation, type TutorConversation } from '#testing/tutor-conversation.ts'
import { chooseTutorModel } from './choose-model.ts'
import { timeLimits } from './hosted-model.ts'

const apiKey = 'sk-a-key-that-nobody-may-see'

/** The whole server with a model behind it. */
describe.each([
  ['openai-compatible', () => startOpenAiServer({ apiKey })],
  ['anthropic', () => startAnthropicServer({ apiKey })],
] as const)('with a model behind %s', (provider, start) => {
  let provided: ModelServer
  let server: TestServer
  let talk: TutorConversation
  let email: string

  beforeAll(async () => {
    provided = await start()
    const tutorModel = chooseTutorModel(
      { provider, baseUrl: provided.baseUrl, model: 'a-model', apiKey },
      undefined,
      { limits: { ...timeLimits, gapMs: 100 }, retryPauseMs: 0 },
    )
    server = await startTestServer({ tutorModel })
    const member = await aMember(server)
    email = member.user.email
    talk = await startTutorConversation(server, member)
  })
  afterAll(async () => {
    await server.close()
    await provided.close()
  })

  test('a question is answered and counted, and the model is not told who asks', async () => {
    provided.say('What have ', 'you tried?')
    const { status, body } = await talk.ask('I am stuck on Two Sum.')
    expect([status, body.response, body.questionCount]).toEqual([200, 'What have you tried?', 1])
    const sent = JSON.stringify(provided.calls.at(-1))
    expect(sent).toContain('works on a practice problem: Two Sum')
    for (const secret of [email, email.split('@')[0] ?? email, talk.sessionId])
      expect(sent).not.toContain(secret)
  })

  test('failures count nothing, and neither the key nor the question is logged', async () => {
    const before = (await talk.read()).body.questionCount
    const question = 'Why does sorting help here?'
    const tooMany = { kind: 'status', status: 429 } as const
    provided.fail(tooMany, tooMany)
    expect((await talk.ask(question)).status).toBe(503)
    provided.fail({ kind: 'status', status: 401 })
    expect((await talk.ask(question)).status).toBe(502)
    provided.fail({ kind: 'stall', after: 1 })
    expect((await talk.ask(question)).status).toBe(504)
    expect((await talk.read()).body.questionCount).toBe(before)
    expect(JSON.stringify(server.log)).toContain('the provider answered 429')
    expect(JSON.stringify(server.log)).not.toMatch(/sk-|sorting help/)
  })
})
