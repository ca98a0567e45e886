import { inspect } from 'node:util'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { leastTokensPerDay } from '#platform/server/limits/limits.ts'
import {
  apiKey,
  coachAnswer,
  modelOf,
  providers,
  readReply,
  request,
} from '#testing/model-servers/hosted-models.ts'
import type { ModelServer, ProviderFailure } from '#testing/model-servers/model-server.ts'
import { ModelFailure } from './tutor-model.ts'

const said = 'Which value would complete it?'

describe.each(providers)('$name', ({ start, settings }) => {
  let server: ModelServer
  const printed: unknown[][] = []

  beforeAll(async () => {
    server = await start()
  })
  beforeEach(() => {
    for (const method of ['log', 'info', 'warn', 'error'] as const)
      vi.spyOn(console, method).mockImplementation((...words) => void printed.push(words))
  })
  afterAll(() => server.close())
  afterEach(() => {
    server.think()
    server.say('Which ', 'value ', 'would complete it?')
    expect(printed).toEqual([])
  })

  /** One question, with what was made of it. */
  async function ask(
    failures: readonly ProviderFailure[],
    { limits = {}, baseUrl = server.baseUrl, asked = request } = {},
  ) {
    const before = server.calls.length
    server.fail(...failures)
    const reply = modelOf(settings(baseUrl), limits).reply(asked, new AbortController().signal)
    const { text, failure } = await readReply(reply)
    expect(inspect(failure, { depth: 9, showHidden: true })).not.toContain(apiKey)
    expect(String(failure)).not.toMatch(/slow|sk-/)
    const kind = failure instanceof ModelFailure ? failure.kind : failure
    const reason = failure instanceof Error ? failure.message : ''
    return {
      text,
      kind,
      reason,
      calls: server.calls.slice(before),
      usage: reply.usage(),
      isCut: reply.isCut?.(),
    }
  }

  test('an answer reports its token usage', async () => {
    const { text, kind, usage, isCut } = await ask([])
    expect({ text, kind, usage, isCut }).toEqual({
      text: said,
      kind: undefined,
      usage: { inputTokens: 211, outputTokens: 3 },
      isCut: false,
    })
  })

  test('the request holds the rules, the passages with their links, the problem and the turns, and nothing else', async () => {
    const { calls } = await ask([])
    const { body, headers } = calls[0] ?? {}
    const system = JSON.stringify(body.system ?? body.messages[0])
    for (const part of [
      'Arrays',
      'A partner is known.',
      '(/category/4#hash-lookup)',
      'practice problem: Two Sum',
      coachAnswer.text,
    ])
      expect(system).toContain(part)
    const turns = body.messages.filter(({ role }: { role: string }) => role !== 'system')
    expect(turns.map(({ role }: { role: string }) => role)).toEqual(['user', 'assistant', 'user'])
    for (const part of ['I am stuck on Two Sum.', 'What did you try?', request.question])
      expect(JSON.stringify(turns)).toContain(part)
    expect(Object.keys(body).toSorted()).toEqual(
      [
        ...(body.system ? ['system'] : ['stream_options']),
        'max_tokens',
        'messages',
        'model',
        'stream',
      ].toSorted(),
    )
    expect(body.max_tokens).toBe(900)
    expect(JSON.stringify(body) + headers?.['user-agent']).not.toContain(apiKey)
  })

  test('an answer cut at the length limit is marked as cut', async () => {
    expect(await ask([{ kind: 'cut' }])).toMatchObject({ text: said, isCut: true })
  })

  test.each([400, 401, 404] as const)('%i fails at once and costs nothing', async (status) => {
    const result = await ask([{ kind: 'status', status }])
    expect(result).toMatchObject({ text: '', kind: 'failed', usage: { inputTokens: 0, outputTokens: 0 } })
    expect(result.calls).toHaveLength(1)
    expect(result.reason).toContain(String(status))
  })

  test.each([
    [429, 'rate-limited'],
    [500, 'failed'],
    [529, 'failed'],
  ] as const)('%i is retried once without waiting for long, then reported', async (status, kind) => {
    const failure: ProviderFailure = { kind: 'status', status, retryAfter: '30' }
    expect(await ask([failure])).toMatchObject({ text: said, kind: undefined })
    const result = await ask([failure, failure])
    expect(result).toMatchObject({ text: '', kind, usage: { inputTokens: 0, outputTokens: 0 } })
    expect(result.calls).toHaveLength(2)
  })

  test.each<[string, ProviderFailure, object, string]>([
    ['never answers', { kind: 'silent' }, { firstTokenMs: 300 }, ''],
    ['begins and says nothing', { kind: 'no-token' }, { firstTokenMs: 300 }, ''],
    ['stops in the middle', { kind: 'stall', after: 2 }, { gapMs: 300 }, 'Which value '],
    ['takes longer than all may take', { kind: 'silent' }, { totalMs: 300 }, ''],
  ])('a model that %s has timed out, and what it took is counted', async (_, failure, limits, text) => {
    const result = await ask([failure], { limits })
    expect(result).toMatchObject({ text, kind: 'timed-out' })
    expect(result.calls).toHaveLength(1)
    expect(result.usage.inputTokens).toBeGreaterThan(500)
  })

  test.each<[string, ProviderFailure, string]>([
    ['breaks the connection in the middle', { kind: 'disconnect', after: 2 }, 'Which value '],
    ['breaks the connection before the first token', { kind: 'disconnect', after: 0 }, ''],
    ['ends without an end', { kind: 'end-early', after: 2 }, 'Which value '],
    ['ends without a beginning', { kind: 'end-early', after: 0 }, ''],
    ['writes what cannot be read', { kind: 'malformed', after: 2 }, 'Which value '],
    ['reports an error in the middle', { kind: 'error-event', after: 2 }, 'Which value '],
    ['never ends a line', { kind: 'oversized', bytes: 3_000_000 }, ''],
    ['is a web page', { kind: 'web-page' }, ''],
    ['answers with a status that is none', { kind: 'status', status: 999 }, ''],
  ])(
    'a model that %s has failed, and is asked again only before its first word',
    async (_, failure, text) => {
      const result = await ask([failure, failure])
      expect(result).toMatchObject({ text, kind: 'failed' })
      if (text) expect(result.calls).toHaveLength(1)
      server.clearFailures()
    },
  )

  test('a redirect is not followed, since the key would go with it', async () => {
    const elsewhere: ProviderFailure = { kind: 'redirect', to: `${server.baseUrl}/elsewhere` }
    const { kind, calls } = await ask([elsewhere, elsewhere])
    expect(kind).toBe('failed')
    expect(calls.filter(({ path }) => path.includes('elsewhere'))).toEqual([])
  })

  test('an empty answer is a failure', async () => {
    server.say('', ' \n')
    expect(await ask([])).toMatchObject({ kind: 'failed' })
  })

  test('a passing error before the first token is retried once', async () => {
    const result = await ask([{ kind: 'error-event', after: 0 }])
    expect(result.text === said ? result.calls : undefined).toHaveLength(2)
  })

  test('an unreachable provider is tried twice, then reported', async () => {
    const gone = await start()
    await gone.close()
    expect(await ask([], { baseUrl: gone.baseUrl })).toMatchObject({
      kind: 'failed',
      reason: 'ECONNREFUSED',
      usage: { inputTokens: 0, outputTokens: 0 },
    })
  })

  test('the newest whole turns that fit are sent, and always the question', async () => {
    const turns = Array.from({ length: 12 }, (_, at) => ({
      question: `Question ${at + 1}.`,
      reply: `Reply ${at + 1}. ${'word '.repeat(500)}`,
      askedAt: new Date(at),
    }))
    const { calls } = await ask([], { asked: { ...request, turns } })
    const body = calls[0]?.body
    const sent = JSON.stringify(body.messages)
    expect(sent).toContain('Reply 12.')
    expect(sent).toContain(request.question)
    expect(sent).not.toContain('Question 1.')
    expect(Buffer.byteLength(JSON.stringify(body)) / 3).toBeLessThan(6300)
    const users = body.messages.filter(({ role }: { role: string }) => role === 'user').length
    const assistants = body.messages.filter(({ role }: { role: string }) => role === 'assistant').length
    expect(users).toBe(assistants + 1)
  })

  test('an answer costs at most the smallest allowed daily budget', () => {
    expect(modelOf(settings(server.baseUrl)).mostTokens(request)).toBe(leastTokensPerDay)
  })

  test('Stop ends the call, and the text so far is charged', async () => {
    const own = await start()
    own.fail({ kind: 'stall', after: 1 })
    const stop = new AbortController()
    const reply = modelOf(settings(own.baseUrl)).reply(request, stop.signal)
    let text = ''
    for await (const piece of reply.pieces) {
      text += piece
      stop.abort()
    }
    await own.hungUp
    expect(text).toBe('Which ')
    expect(reply.usage().inputTokens).toBeGreaterThan(500)
    expect(reply.usage().outputTokens).toBeGreaterThan(0)
    await own.close()
  })

  test('Stop before the call costs nothing', async () => {
    const before = server.calls.length
    const reply = modelOf(settings(server.baseUrl)).reply(request, AbortSignal.abort())
    for await (const piece of reply.pieces) expect(piece).toBe('never said')
    expect(reply.usage()).toEqual({ inputTokens: 0, outputTokens: 0 })
    expect(server.calls).toHaveLength(before)
  })

  test('reasoning is hidden and charged, even without an answer', async () => {
    server.think('The learner wants '.repeat(20))
    expect(await ask([])).toMatchObject({
      text: 'Which value would complete it?',
      usage: { inputTokens: 211, outputTokens: 3 },
    })
    const stalled = await ask([{ kind: 'stall', after: 0 }], { limits: { gapMs: 300 } })
    expect(stalled).toMatchObject({ text: '', kind: 'timed-out' })
    expect(stalled.usage.outputTokens).toBeGreaterThan(100)
    const broken = await ask([{ kind: 'error-event', after: 0 }])
    expect(broken).toMatchObject({ text: '', kind: 'failed' })
    expect(broken.calls).toHaveLength(1)
    expect(broken.usage.inputTokens).toBeGreaterThan(500)
    expect(broken.usage.outputTokens).toBeGreaterThan(100)
  })

  test('a call that breaks after it was sent is retried once, and both calls are charged', async () => {
    const { text, calls, usage } = await ask([{ kind: 'hang-up' }])
    expect({ text, outputTokens: usage.outputTokens }).toEqual({
      text: 'Which value would complete it?',
      outputTokens: 3,
    })
    expect(calls).toHaveLength(2)
    expect(usage.inputTokens).toBeGreaterThan(211 + 500)
    const twice = await ask([{ kind: 'hang-up' }, { kind: 'hang-up' }])
    expect(twice).toMatchObject({ text: '', kind: 'failed' })
    expect(twice.reason).toBe('UND_ERR_SOCKET')
    expect(twice.usage.inputTokens).toBe(2 * (usage.inputTokens - 211))
  })
})
