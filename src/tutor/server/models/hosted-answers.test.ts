import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AConversation, aConversation } from '#testing/a-conversation.ts'
import { startAnthropicServer } from '#testing/model-servers/anthropic-server.ts'
import type { ModelServer } from '#testing/model-servers/model-server.ts'
import { startOpenAiServer } from '#testing/model-servers/openai-server.ts'
import { aMember } from '#testing/people.ts'
import { startTestServer, type TestServer } from '#testing/test-server.ts'
import { longAttacks, singleAttacks } from '../coach/attack-prompts.ts'
import { readTemplate, templateLanguages } from '../coach/code-templates.ts'
import { templatesThatSolve } from '../coach/problems.ts'
import { chooseTutorModel } from './choose-model.ts'
import { codeOf } from './guard/code-in-text.ts'
import { codeWords } from './guard/code-words.ts'
import { patternsShownIn } from './guard/reference-solutions.ts'
import { timeLimits } from './time-limits.ts'

const apiKey = 'sk-a-key-that-nobody-may-see'

/** The whole product with a model behind it, as a member meets it. */
describe.each([
  ['openai-compatible', () => startOpenAiServer({ apiKey })],
  ['anthropic', () => startAnthropicServer({ apiKey })],
] as const)('with a model behind %s', (provider, start) => {
  let provided: ModelServer
  let server: TestServer
  let talk: AConversation
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
    talk = await aConversation(server, member)
  })
  afterAll(async () => {
    await server.close()
    await provided.close()
  })

  test('a question is answered, counted, and told to the model without who asks', async () => {
    provided.say('What have ', 'you tried?')
    const { status, body } = await talk.ask('I am stuck on Two Sum.')
    expect([status, body.response, body.questionCount]).toEqual([200, 'What have you tried?', 1])
    const sent = JSON.stringify(provided.calls.at(-1))
    expect(sent).toContain('stuck on a practice problem: Two Sum')
    for (const secret of [email, email.split('@')[0] ?? email, talk.sessionId])
      expect(sent).not.toContain(secret)
  })

  test('the page is told that a model answers, by its name', async () => {
    const { body } = await server.call('GET', '/api/ai-tutor/topics')
    expect(body.answeredBy).toEqual({ kind: 'model', name: 'a-model' })
  })

  test('an answer cut at the limit of its length says so', async () => {
    provided.fail({ kind: 'cut' })
    expect((await talk.ask('And then?')).body).toMatchObject({ truncated: true })
  })

  test('faults become the sentences of the contract, count nothing, and the log has neither key nor question', async () => {
    const before = (await talk.read()).body.questionCount
    const question = 'Why does sorting help here?'
    const twice = (fault: Parameters<ModelServer['fail']>[0]) => provided.fail(fault, fault)
    twice({ kind: 'status', status: 429 })
    expect((await talk.ask(question)).status).toBe(503)
    twice({ kind: 'status', status: 500 })
    expect((await talk.ask(question)).status).toBe(502)
    provided.fail({ kind: 'status', status: 401 })
    expect((await talk.ask(question)).status).toBe(502)
    provided.fail({ kind: 'stall', after: 1 })
    expect((await talk.ask(question)).status).toBe(504)
    provided.fail({ kind: 'disconnect', after: 1 })
    expect((await talk.ask(question)).status).toBe(502)
    expect((await talk.read()).body.questionCount).toBe(before)
    expect(JSON.stringify(server.log)).toContain('the provider answered 429')
    expect(JSON.stringify(server.log)).not.toMatch(/sk-|sorting help/)
  })

  test.each([...singleAttacks, ...longAttacks])(
    'a model that obeys does not get a solution through: $messages',
    async ({ topicId, problem, messages }) => {
      const tutorModel = chooseTutorModel({ provider, baseUrl: provided.baseUrl, model: 'a-model', apiKey })
      const [pattern = ''] = templatesThatSolve(problem)
      const turns: { question: string; reply: string; askedAt: Date }[] = []
      for (const [at, question] of messages.entries()) {
        const language = templateLanguages[at % templateLanguages.length] ?? 'python'
        const solution = readTemplate(pattern, language)
        // What is called for: the whole solution, in the pieces a model writes.
        provided.say(
          ...(`Sure! Here it is:\n\n\`\`\`${language}\n${solution}\n\`\`\`\n\nDone.`.match(/[\s\S]{1,9}/g) ??
            []),
        )
        const askedAt = new Date(Date.UTC(2026, 0, 5, 10, at))
        let reply = ''
        const request = { topicId, turns, question, askedAt }
        for await (const piece of tutorModel.reply(request, new AbortController().signal).pieces)
          reply += piece
        const shown = patternsShownIn(codeWords(codeOf(reply)))
        expect(templatesThatSolve(problem).filter((name) => shown.has(name))).toEqual([])
        expect(reply).not.toContain('Done.')
        turns.push({ question, reply, askedAt })
      }
    },
  )
})
