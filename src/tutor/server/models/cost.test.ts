import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { leastTokensPerDay } from '#platform/server/limits/limits.ts'
import { modelOf, providers, readReply, request } from '#testing/model-servers/hosted-models.ts'
import type { ModelServer, ProviderFailure } from '#testing/model-servers/model-server.ts'
import { ModelFailure } from './tutor-model.ts'

describe.each(providers)('what an answer of $name costs', ({ start, settings }) => {
  let server: ModelServer

  beforeAll(async () => {
    server = await start()
  })
  afterAll(() => server.close())
  afterEach(() => server.think())

  /** One question, with what came and what it cost. */
  async function ask(failures: readonly ProviderFailure[], limits = {}) {
    const before = server.calls.length
    server.fail(...failures)
    const reply = modelOf(settings(server.baseUrl), limits).reply(request, new AbortController().signal)
    const { text, failure } = await readReply(reply)
    const { kind, message } = failure instanceof ModelFailure ? failure : {}
    return { text, kind, reason: message, calls: server.calls.length - before, usage: reply.usage() }
  }

  test('is at most the smallest allowed daily budget', () => {
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
    const stalled = await ask([{ kind: 'stall', after: 0 }], { gapMs: 300 })
    expect(stalled).toMatchObject({ text: '', kind: 'timed-out' })
    expect(stalled.usage.outputTokens).toBeGreaterThan(100)
    const broken = await ask([{ kind: 'error-event', after: 0 }])
    expect(broken).toMatchObject({ text: '', kind: 'failed' })
    expect(broken.calls).toBe(1)
    expect(broken.usage.inputTokens).toBeGreaterThan(500)
    expect(broken.usage.outputTokens).toBeGreaterThan(100)
  })

  test('a call that breaks after it was sent is retried once, and both calls are charged', async () => {
    const { text, calls, usage } = await ask([{ kind: 'hang-up' }])
    expect({ text, outputTokens: usage.outputTokens }).toEqual({
      text: 'Which value would complete it?',
      outputTokens: 3,
    })
    expect(calls).toBe(2)
    expect(usage.inputTokens).toBeGreaterThan(211 + 500)
    const twice = await ask([{ kind: 'hang-up' }, { kind: 'hang-up' }])
    expect(twice).toMatchObject({ text: '', kind: 'failed' })
    expect(twice.reason).toBe('the connection broke before an answer: UND_ERR_SOCKET')
    expect(twice.usage.inputTokens).toBe(2 * (usage.inputTokens - 211))
  })
})
