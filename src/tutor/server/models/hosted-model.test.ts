import { inspect } from 'node:util'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { leastTokensPerDay } from '#platform/server/limits/limits.ts'
import {
  type Answering,
  afterPieces,
  begin,
  complete,
  cut,
  disconnect,
  endEarly,
  errorEvent,
  hangUp,
  headersOnly,
  type ModelServer,
  malformed,
  refusing,
  reporting,
  silence,
  stall,
  startModelServer,
  status,
  thinking,
  webPage,
  writing,
} from '#testing/model-servers/model-server.ts'
import { chooseTutorModel } from './choose-model.ts'
import type { ModelTimes } from './hosted-model.ts'
import { promptFor } from './prompt.ts'
import { ModelFailure, type TutorRequest } from './tutor-model.ts'

const apiKey = 'sk-secret-key-for-tests'
const said = 'Which value would complete it?'
const request: TutorRequest = {
  topicId: 'arrays',
  turns: [{ question: 'I am stuck on Two Sum.', reply: 'What did you try?' }],
  question: 'Two loops, but it is slow.',
  solved: new Set(),
}

const material = [{ title: 'The problem: Two Sum', text: 'Find two numbers with a given sum.' }]
const coachAnswer = { kind: 'hint', text: 'A clue.', passages: [], followUps: [], material }

describe.each(['openai-compatible', 'anthropic'] as const)('%s', (provider) => {
  let server: ModelServer

  beforeAll(async () => {
    server = await startModelServer(provider)
  })
  afterAll(() => server.close())

  function modelAt(baseUrl: string, times: Partial<ModelTimes> = {}) {
    const settings = { provider, baseUrl, model: 'a-model', apiKey }
    return chooseTutorModel(settings, { retryPauseMs: 0, ...times })
  }

  /** What comes of one question when the provider answers like this. */
  async function ask(
    answers: readonly Answering[],
    { times = {}, baseUrl = server.baseUrl, asked = request, signal = new AbortController().signal } = {},
  ) {
    const printed = (['log', 'info', 'warn', 'error'] as const).map((method) => vi.spyOn(console, method))
    const before = server.calls.length
    server.next(...answers)
    const reply = modelAt(baseUrl, times).reply(asked, coachAnswer, signal)
    let text = ''
    let failure: unknown
    try {
      for await (const piece of reply.pieces) text += piece
    } catch (error) {
      failure = error
    }
    for (const spy of printed) expect(spy).not.toHaveBeenCalled()
    expect(inspect(failure, { depth: 9, showHidden: true })).not.toContain(apiKey)
    expect(String(failure)).not.toMatch(/slow|sk-/)
    return {
      text,
      kind: failure instanceof ModelFailure ? failure.kind : failure,
      reason: failure instanceof Error ? failure.message : '',
      calls: server.calls.slice(before),
      tokens: reply.tokens,
      isCut: reply.isCut,
      followUps: reply.followUps,
    }
  }

  test.each([
    ['that is complete reports its tokens', complete, false],
    ['that was cut at the length limit is marked as cut', cut, true],
    ['comes without the reasoning before it', thinking(complete), false],
  ])('an answer %s', async (_, answer, isCut) => {
    expect(await ask([answer])).toMatchObject({ text: said, kind: undefined, tokens: 3214, isCut })
  })

  describe('a report of the cost that is', () => {
    /** What is charged when the answer does not end, so that nothing is reported. */
    const estimated = async () => (await ask([afterPieces(3, endEarly)])).tokens

    test.each<[string, unknown, unknown]>([
      ['zero', 0, 0],
      ['negative', -5000, -5000],
      ['negative for the question', -1e9, 20],
      ['negative for the answer', 20, -1e9],
      ['smaller than our estimate', 1, 1],
      ['a fraction', 0.5, 0.25],
    ])('%s is not believed', async (_, input, output) => {
      const { text, kind, tokens } = await ask([reporting({ input, output })])
      expect({ text, kind, tokens }).toEqual({ text: said, kind: undefined, tokens: await estimated() })
    })

    test.each<[string, unknown]>([
      ['missing', undefined],
      ['null, as NaN is written', null],
      ['text', '4000'],
      ['an empty text', ''],
      ['an object', {}],
      ['true', true],
    ])('%s never makes the answer cheaper', async (_, value) => {
      // The SDK refuses some of these answers, and Anthropic's before their first word.
      const report = reporting({ input: 300, output: value })
      const { text, tokens } = await ask([report, report])
      expect(text).toBe(said)
      expect(tokens).toBe(await estimated())
    })

    test.each<[string, unknown, unknown, number]>([
      ['larger than our estimate is believed', 5000, 800, 5800],
      ['larger for the question alone is believed', 5000, -1e9, 5000],
      ['a fraction is rounded up', 5000.2, 0, 5001],
      ['larger than a call can cost counts as the most', 1e12, 1e12, leastTokensPerDay],
      ['beyond all numbers counts as the most', Number.MAX_VALUE, Number.MAX_VALUE, leastTokensPerDay],
    ])('%s', async (_, input, output, tokens) => {
      expect(await ask([reporting({ input, output })])).toMatchObject({ text: said, kind: undefined, tokens })
    })
  })

  const isAnthropic = provider === 'anthropic'
  const effort = isAnthropic ? { output_config: { effort: 'low' } } : { reasoning_effort: 'low' }
  const [effortName = ''] = Object.keys(effort)

  /** The rules and the conversation as the provider receives them. */
  function readBody(body: { system?: unknown; messages: { role: string; content: unknown }[] }) {
    const { system, messages, ...settings } = body
    const [first, ...others] = messages
    return isAnthropic
      ? { system, messages, settings }
      : { system: first?.content, messages: others, settings }
  }

  test('the request holds the rules, the turns, the message with its material, and nothing else', async () => {
    const { calls } = await ask([])
    const { path, body, headers } = calls[0] ?? {}
    expect(path).toBe(isAnthropic ? '/v1/messages' : '/v1/chat/completions')
    expect(headers).toMatchObject(
      isAnthropic
        ? { 'x-api-key': apiKey, 'anthropic-version': '2023-06-01' }
        : { authorization: `Bearer ${apiKey}` },
    )
    const prompt = promptFor(request, coachAnswer)
    const { system, messages, settings } = readBody(body)
    const { stream_options: _, ...others } = settings as Record<string, unknown>
    expect(system).toEqual(
      isAnthropic
        ? [{ type: 'text', text: prompt.system, cache_control: { type: 'ephemeral' } }]
        : prompt.system,
    )
    const texts = messages.map(({ role, content }) => ({
      role,
      content: typeof content === 'string' ? content : (content as { text: string }[])[0]?.text,
    }))
    expect(texts).toEqual([
      { role: 'user', content: 'I am stuck on Two Sum.' },
      { role: 'assistant', content: 'What did you try?' },
      {
        role: 'user',
        content:
          "<reference>\n## The problem: Two Sum\nFind two numbers with a given sum.\n</reference>\n\nThe learner's message:\nTwo loops, but it is slow.",
      },
    ])
    expect(others).toEqual({ model: 'a-model', max_tokens: 3000, stream: true, ...effort })
    expect(JSON.stringify(body) + headers?.['user-agent']).not.toContain(apiKey)
  })

  test('of a long conversation the last six turns are sent', async () => {
    const turns = Array.from({ length: 9 }, (_, at) => ({ question: `Q${at + 1}`, reply: `A${at + 1}` }))
    const { calls } = await ask([], { asked: { ...request, turns } })
    const sent = JSON.stringify(readBody(calls[0]?.body).messages)
    expect(sent.match(/\b[QA]\d\b/g)).toEqual([4, 5, 6, 7, 8, 9].flatMap((at) => [`Q${at}`, `A${at}`]))
  })

  test('the rules come first and are the same bytes for every message of a topic', async () => {
    const others = { ...request, turns: [], question: 'And 3Sum?', solved: new Set([1]) }
    const { calls: first } = await ask([])
    const { calls: second } = await ask([], { asked: others })
    const [one, two] = [...first, ...second].map(({ body }) => JSON.stringify(readBody(body).system))
    expect(one).toBe(two)
  })

  describe.each([400, 422])('a server that refuses the effort with %i', (code) => {
    test('is asked again without it, and then not asked for it any more', async () => {
      const model = modelAt(server.baseUrl)
      const askOnce = async () => {
        server.next(refusing(effortName, complete, code), refusing(effortName, complete, code))
        const before = server.calls.length
        let text = ''
        for await (const piece of model.reply(request, coachAnswer, new AbortController().signal).pieces)
          text += piece
        return { text, efforts: server.calls.slice(before).map(({ body }) => effortName in body) }
      }
      expect(await askOnce()).toEqual({ text: said, efforts: [true, false] })
      expect(await askOnce()).toEqual({ text: said, efforts: [false] })
    })
  })

  test('a call that is refused for another reason does not cost the effort of the next', async () => {
    const model = modelAt(server.baseUrl)
    const askOnce = async () => {
      const before = server.calls.length
      const { pieces } = model.reply(request, coachAnswer, new AbortController().signal)
      try {
        for await (const _ of pieces);
      } catch {}
      return server.calls.slice(before).map(({ body }) => effortName in body)
    }
    server.next(status(400), status(400))
    expect(await askOnce()).toEqual([true, false])
    expect(await askOnce()).toEqual([true])
  })

  test.each<[string, string, string, readonly string[] | undefined]>([
    [
      'are no part of the text',
      'A hint.\n\nNext:\n- Why?\n- On [3, 1]?\n',
      'A hint.\n\n',
      ['Why?', 'On [3, 1]?'],
    ],
    ['may be bold, numbered and quoted', 'A.\n**Next:**\n1. "Why?"\n2. How?', 'A.\n', ['Why?', 'How?']],
    [
      'are three at most, none too long',
      `A.\nNext:\n- ${'x'.repeat(81)}\n- a\n- b\n- c\n- d`,
      'A.\n',
      ['a', 'b', 'c'],
    ],
    [
      'that are missing are the coach’s',
      'A hint.\nNext step: think.',
      'A hint.\nNext step: think.',
      undefined,
    ],
    ['that are none are text', 'A.\nNext:\nMove left.', 'A.\nNext:\nMove left.', undefined],
    ['that are empty are the coach’s', 'A.\nNext:\n', 'A.\n', undefined],
    ['end the answer', 'A.\nNext:\n- b\n\nThen move left.', 'A.\nNext:\n- b\n\nThen move left.', undefined],
  ])('follow-ups of the model %s', async (_, written, text, followUps) => {
    expect(await ask([writing(written)])).toMatchObject({ text, followUps, kind: undefined })
  })

  test('follow-ups that were cut are neither shown nor proposed', async () => {
    const cutInList: Answering = (response, format) => {
      begin(response, format)
      for (const piece of ['A hint.\n', 'Next:\n- Why', ' does']) response.write(format.piece(piece))
      response.end(format.tail({ input: 20, output: 3000 }, true))
    }
    expect(await ask([cutInList])).toMatchObject({ text: 'A hint.\n', isCut: true, followUps: undefined })
  })

  test('thoughts that a local model leaves in its text are not shown', async () => {
    if (isAnthropic) return
    const text = '<think>The learner wants code.\nNext:\n- no</think>A hint.\nNext:\n- Why?'
    expect(await ask([writing(text)])).toMatchObject({ text: 'A hint.\n', followUps: ['Why?'] })
    expect(await ask([writing('<think>Let me see.')])).toMatchObject({ text: '' })
  })

  test.each<[string, Answering]>([
    ['is limited', status(429)],
    ['has a fault', status(500)],
    ['reports an error', afterPieces(0, errorEvent)],
    ['breaks the connection', hangUp],
  ])('a provider that %s before the first word is asked once more, at once', async (_, answer) => {
    const { text, calls, tokens } = await ask([answer])
    expect({ text, calls: calls.length, tokens }).toEqual({ text: said, calls: 2, tokens: 3214 })
  })

  const soon = { firstTokenMs: 1000 }
  const anyOf = expect.any(Number)
  test.each<[string, Answering, string, string, number, Partial<ModelTimes>?]>([
    ['refuses the call', status(400), '', 'failed: the provider answered 400', 2],
    ['refuses the key', status(401), '', 'failed: the provider answered 401 (look at AI_API_KEY)', 1],
    ['is limited twice', status(429), '', 'rate-limited: the provider answered 429', 2],
    ['fails twice', status(500), '', 'failed', 2],
    ['is a web page', webPage, '', 'failed', anyOf],
    ['breaks the connection before the first word', afterPieces(0, disconnect), '', 'failed', anyOf],
    ['breaks the connection in the middle', afterPieces(2, disconnect), 'Which value ', 'failed', 1],
    ['ends without an end', afterPieces(2, endEarly), 'Which value ', 'failed', 1],
    ['writes what cannot be read', afterPieces(2, malformed), 'Which value ', 'failed', 1],
    ['reports an error in the middle', afterPieces(2, errorEvent), 'Which value ', 'failed', 1],
    ['never answers', silence, '', 'timed-out', 1, soon],
    ['begins and says nothing', headersOnly, '', 'timed-out', 1, soon],
    ['takes longer than all may take', silence, '', 'timed-out', 1, { totalMs: 1000 }],
    ['stops in the middle', afterPieces(2, stall), 'Which value ', 'timed-out', 1, { gapMs: 1000 }],
    ['only thinks', thinking(afterPieces(0, stall)), '', 'timed-out', 1, { gapMs: 1000 }],
    ['thinks and then fails', thinking(afterPieces(0, errorEvent)), '', 'failed', 1],
  ])('a provider that %s has failed, and only what it began is charged', async (...row) => {
    const [name, answer, text, failure, calls, times] = row
    const result = await ask([answer, answer], { times })
    expect({ text: result.text, calls: result.calls.length }).toEqual({ text, calls })
    expect(`${result.kind}: ${result.reason}`).toContain(failure)
    if (failure === 'timed-out' || text !== '' || name.includes('thinks'))
      expect(result.tokens).toBeGreaterThan(500)
    else expect(result.tokens).toBe(0)
  })

  test('a redirect is not followed, since the key would go with it', async () => {
    const elsewhere: Answering = (response) =>
      response.writeHead(307, { location: `${server.baseUrl}/elsewhere` }).end()
    const { kind, calls } = await ask([elsewhere, elsewhere])
    expect(kind).toBe('failed')
    expect(calls.filter(({ path }) => path.includes('elsewhere'))).toEqual([])
  })

  test('an unreachable provider costs nothing', async () => {
    const gone = await startModelServer(provider)
    await gone.close()
    const result = await ask([], { baseUrl: gone.baseUrl })
    expect(result).toMatchObject({ kind: 'failed', reason: 'ECONNREFUSED', tokens: 0 })
  })

  test('an answer costs at most the smallest allowed daily budget', () => {
    expect(modelAt(server.baseUrl).mostTokens).toBe(leastTokensPerDay)
  })

  test('Stop ends the call, and the text so far is charged', async () => {
    const hungUp = Promise.withResolvers<void>()
    server.next((response, ...call) => {
      response.on('close', hungUp.resolve)
      afterPieces(1, stall)(response, ...call)
    })
    const stop = new AbortController()
    const reply = modelAt(server.baseUrl).reply(request, coachAnswer, stop.signal)
    let text = ''
    for await (const piece of reply.pieces) {
      text += piece
      stop.abort()
    }
    await hungUp.promise
    expect(text).toBe('Which ')
    expect(reply.tokens).toBeGreaterThan(500)
  })

  test('Stop before the call costs nothing', async () => {
    const result = await ask([], { signal: AbortSignal.abort() })
    expect(result).toMatchObject({ text: '', kind: undefined, tokens: 0, calls: [] })
  })
})
