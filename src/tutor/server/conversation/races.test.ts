import { beforeAll, beforeEach, expect, test } from 'vitest'
import { aMember, type TestMember } from '#testing/people.ts'
import { ScriptedTutor, saying } from '#testing/scripted-tutor.ts'
import { sharedServer } from '#testing/server/shared-server.ts'
import type { Answer, TestServer } from '#testing/server/test-server.ts'
import { startTutorConversation, type TutorConversation } from '#testing/tutor-conversation.ts'

const tutor = new ScriptedTutor()
let second: Pick<TestServer, 'call'>
let member: TestMember
let talk: TutorConversation

const busy = 'Your previous question is still being answered. Please wait for the reply.'

const server = await sharedServer({ tutorModel: tutor })
beforeAll(async () => {
  second = await server.second()
})
beforeEach(async () => {
  tutor.script = saying('Look at the ends first.')
  tutor.requests.length = 0
  member = await aMember(server)
  talk = await startTutorConversation(server, member)
})

/** 50 questions at the same moment, half to each process. `answers` gets each as it comes. */
async function sendFifty(more: { messageId?: string } = {}, answers: Answer[] = []) {
  const send = async (i: number) => {
    answers.push(await talk.ask(`Question ${i}`, more, i % 2 ? second : server))
  }
  await Promise.all(Array.from({ length: 50 }, (_, i) => send(i)))
  return answers
}

// T-AI-1, T-AI-5
test.each([0, 18, 19])(
  'of 50 questions sent at once to two processes, after %i, one is accepted at a time, and never more than 20 in all',
  async (count) => {
    await server.store.db
      .updateTable('tutor_sessions')
      .set({ question_count: count })
      .where('id', '=', talk.sessionId)
      .execute()
    const refused: Answer[] = []
    const { dictation, asked } = await tutor.dictate(() => sendFifty({}, refused))
    await expect.poll(() => refused.length).toBe(49)
    expect(refused.every(({ status, body }) => status === 409 && body.message === busy)).toBe(true)
    expect((await talk.read()).body).toMatchObject({ questionCount: count, pending: true })
    dictation.end('Yes.')
    await asked
    tutor.script = saying('Yes.')
    const answered = (await sendFifty()).filter(({ status }) => status === 200)
    expect(tutor.requests).toHaveLength(1 + answered.length)
    // Each got a number of its own.
    const numbers = answered.map(({ body }) => body.questionCount).toSorted((a, b) => a - b)
    expect(numbers).toEqual(Array.from({ length: answered.length }, (_, i) => count + 2 + i))
    const { questionCount, messages } = (await talk.read()).body
    expect(questionCount).toBe(count + 1 + answered.length)
    expect(questionCount).toBeLessThanOrEqual(20)
    expect(messages).toHaveLength(1 + 2 * (1 + answered.length))
  },
)

test('the same message sent 50 times at once to two processes is answered once', async () => {
  const answers = await sendFifty({ messageId: 'same' })
  expect(tutor.requests).toHaveLength(1)
  expect((await talk.read()).body.questionCount).toBe(1)
  expect(answers.some(({ status }) => status === 200)).toBe(true)
  expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
})

test('a person has at most two answers in progress across sessions', async () => {
  const started = []
  for (const _ of [1, 2]) {
    const other = await startTutorConversation(server, member)
    started.push(await tutor.dictate(() => other.ask('Why?')))
  }
  expect((await talk.ask('Why?')).body.message).toBe(busy)
  for (const { dictation } of started) dictation.end('Done.')
  await Promise.all(started.map(({ asked }) => asked))
  tutor.script = saying('Me too.')
  expect((await talk.ask('Why?')).status).toBe(200)
})

test('six sessions opened at once leave five open', async () => {
  const { jar, user } = member
  await Promise.all(
    Array.from({ length: 6 }, (_, i) =>
      (i % 2 ? second : server).call('POST', '/api/ai-tutor/session/new', { topicId: 'arrays' }, { jar }),
    ),
  )
  const open = server.store.db.selectFrom('tutor_sessions').select('id').where('user_id', '=', user.id)
  expect(await open.where('ended_at', 'is', null).execute()).toHaveLength(5)
})

// T-AI-4
test('a question whose server process died is canceled after 75 seconds, uncounted, and keeps what it reserved', async () => {
  tutor.mostTokens = 700
  const { dictation, asked: lost } = await tutor.dictate(() => talk.ask('Why?', { messageId: 'lost' }))
  tutor.mostTokens = 0
  server.wait(74_000)
  expect((await talk.ask('And now?')).body.message).toBe(busy)
  expect((await talk.read()).body.pending).toBe(true)
  server.wait(1_500)
  expect((await talk.read()).body).toMatchObject({ questionCount: 0, pending: false })
  tutor.script = saying('In time.')
  expect((await talk.ask('And now?', {}, second)).body).toMatchObject({ questionCount: 1 })
  // The process that lost its lease finishes late and changes nothing.
  dictation.end('Too late')
  expect((await lost).status).toBe(504)
  expect(server.log).toContainEqual(
    expect.objectContaining({ event: 'tutor_answer_lost', reason: 'upstream_timeout' }),
  )
  const { body, text } = await talk.read()
  expect(body.questionCount).toBe(1)
  expect(text).not.toContain('Too late')
  const usage = server.store.db.selectFrom('tutor_usage').select(['used', 'reserved'])
  expect(await usage.where('owner', '=', member.user.id).execute()).toEqual([{ used: 0, reserved: 700 }])
})
