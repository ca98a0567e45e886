import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aMember, type TestMember } from '#testing/people.ts'
import { ScriptedTutor, StepwiseScript, saying } from '#testing/scripted-tutor.ts'
import { type Answer, startTestServer, type TestServer } from '#testing/server/test-server.ts'
import {
  countOpenSessions,
  startTutorConversation,
  type TutorConversation,
} from '#testing/tutor-conversation.ts'

let server: TestServer
let second: Pick<TestServer, 'call'>
let tutor: ScriptedTutor
let member: TestMember
let talk: TutorConversation

const busy = 'Your previous question is still being answered. Please wait for the reply.'

beforeAll(async () => {
  tutor = new ScriptedTutor()
  server = await startTestServer({ tutorModel: tutor })
  second = await server.second()
})
afterAll(() => server.close())
beforeEach(async () => {
  tutor.script = saying('Look at the ends first.')
  tutor.requests.length = 0
  member = await aMember(server)
  talk = await startTutorConversation(server, member)
})

async function setCount(count: number): Promise<void> {
  await server.store.db
    .updateTable('tutor_sessions')
    .set({ question_count: count })
    .where('id', '=', talk.sessionId)
    .execute()
}

/** 50 questions at the same moment, half to each process. */
function sendFifty(onAnswer: (answer: Answer) => void = () => undefined): Promise<readonly Answer[]> {
  return Promise.all(
    Array.from({ length: 50 }, async (_, i) => {
      const answer = await talk.ask(`Question ${i}`, {}, i % 2 ? second : server)
      onAnswer(answer)
      return answer
    }),
  )
}

// T-AI-1, T-AI-5
describe.each([0, 19])('of 50 questions sent at once to two processes, after %i,', (count) => {
  test('only one is accepted while it is being answered', async () => {
    await setCount(count)
    const dictation = new StepwiseScript('Yes.')
    tutor.script = dictation.script
    const refused: Answer[] = []
    const all = sendFifty((answer) => void (answer.status === 200 || refused.push(answer)))
    await expect.poll(() => refused.length, { timeout: 20_000 }).toBe(49)
    expect((await talk.read()).body).toMatchObject({ questionCount: count, pending: true })
    dictation.next()
    dictation.next()
    await all
    expect(refused.every(({ status, body }) => status === 409 && body.message === busy)).toBe(true)
    expect(tutor.requests).toHaveLength(1)
    expect((await talk.read()).body).toMatchObject({ questionCount: count + 1, pending: false })
  })

  test('only answered questions are counted, and never more than 20', async () => {
    await setCount(count)
    const answers = [...(await sendFifty()), ...(await sendFifty())]
    const answered = answers.filter(({ status }) => status === 200)
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
    // Each got a number of its own.
    const numbers = answered.map(({ body }) => body.questionCount).toSorted((a, b) => a - b)
    expect(numbers).toEqual(Array.from({ length: answered.length }, (_, i) => count + 1 + i))
    expect(answered.length).toBeGreaterThan(0)
    expect(tutor.requests).toHaveLength(answered.length)
    const { questionCount, messages } = (await talk.read()).body
    expect(questionCount).toBe(count + answered.length)
    expect(questionCount).toBeLessThanOrEqual(20)
    expect(messages).toHaveLength(1 + 2 * answered.length)
    for (let left = 20 - questionCount; left > 0; left--) expect((await talk.ask('On')).status).toBe(200)
    expect((await talk.ask('One too many')).body.message).toBe('Session limit reached')
    expect((await talk.read()).body.questionCount).toBe(20)
  })
})

test('the same message sent 50 times at once to two processes is answered once', async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, i) => talk.ask('Why?', { messageId: 'same' }, i % 2 ? second : server)),
  )
  expect(tutor.requests).toHaveLength(1)
  expect((await talk.read()).body.questionCount).toBe(1)
  expect(answers.some(({ status }) => status === 200)).toBe(true)
  expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
})

test('a person has at most two answers in progress across sessions', async () => {
  const dictations = [new StepwiseScript('One'), new StepwiseScript('Two')] as const
  const talks = await Promise.all([0, 1, 2].map(() => startTutorConversation(server, member)))
  const asked: Promise<unknown>[] = []
  for (const [i, dictation] of dictations.entries()) {
    tutor.script = dictation.script
    const first = talks[i]
    if (first) asked.push(first.ask('Why?'))
    await dictation.started
  }
  expect((await talks[2]?.ask('Why?'))?.body.message).toBe(busy)
  for (const dictation of dictations) for (const _ of [1, 2]) dictation.next()
  await Promise.all(asked)
  tutor.script = saying('Three')
  expect((await talks[2]?.ask('Why?'))?.status).toBe(200)
})

test('six sessions opened at once leave five open', async () => {
  await Promise.all(
    Array.from({ length: 6 }, (_, i) =>
      (i % 2 ? second : server).call(
        'POST',
        '/api/ai-tutor/session/new',
        { topicId: 'arrays' },
        { jar: member.jar },
      ),
    ),
  )
  expect(await countOpenSessions(server, member)).toBe(5)
})

// T-AI-4
describe('a question whose server process died', () => {
  test('is canceled after 75 seconds, uncounted, and another can be asked', async () => {
    const dictation = new StepwiseScript('Too late')
    tutor.script = dictation.script
    const lost = talk.ask('Why?', { messageId: 'lost' })
    await dictation.started
    server.wait(74_000)
    expect((await talk.ask('And now?')).body.message).toBe(busy)
    expect((await talk.read()).body.pending).toBe(true)
    server.wait(1_500)
    expect((await talk.read()).body).toMatchObject({ questionCount: 0, pending: false })
    tutor.script = saying('In time.')
    expect((await talk.ask('And now?', {}, second)).body).toMatchObject({ questionCount: 1 })
    // The process that lost its lease finishes late and changes nothing.
    dictation.next()
    dictation.next()
    expect((await lost).status).toBe(504)
    expect(server.log).toContainEqual(
      expect.objectContaining({ event: 'tutor_answer_lost', reason: 'upstream_timeout' }),
    )
    const { questionCount, messages } = (await talk.read()).body
    expect(questionCount).toBe(1)
    expect(messages.map(({ content }: { content: string }) => content)).not.toContain('Too late')
  })

  test('keeps what it reserved in the day’s budget', async () => {
    tutor.most = 700
    const dictation = new StepwiseScript('Too late')
    tutor.script = dictation.script
    const lost = talk.ask('Why?')
    await dictation.started
    expect(await usage()).toEqual([{ used: 0, reserved: 700 }])
    server.wait(76_000)
    tutor.most = 0
    tutor.script = saying('In time.')
    expect((await talk.ask('And now?')).status).toBe(200)
    dictation.next()
    dictation.next()
    await lost
    expect(await usage()).toEqual([{ used: 0, reserved: 700 }])
  })
})

function usage() {
  return server.store.db
    .selectFrom('tutor_usage')
    .select(['used', 'reserved'])
    .where('owner', '=', member.user.id)
    .execute()
}
