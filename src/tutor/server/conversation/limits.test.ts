import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Limits } from '#platform/server/limits/limits.ts'
import { aMember } from '#testing/people.ts'
import { failing, ScriptedTutor, saying } from '#testing/scripted-tutor.ts'
import { startTestServer, type TestServer } from '#testing/server/test-server.ts'
import { startTutorConversation } from '#testing/tutor-conversation.ts'

let server: TestServer
let tutor: ScriptedTutor

beforeEach(() => {
  tutor = new ScriptedTutor()
})
afterEach(() => server.close())

async function someone(limits?: Partial<Limits>) {
  if (limits) server = await startTestServer({ tutorModel: tutor, limits })
  const member = await aMember(server)
  return { member, talk: await startTutorConversation(server, member) }
}

const dayUsedUp = 'Too many AI questions today. Your allowance resets at 00:00 UTC.'
const busy = 'The AI server is busy. Please try again later.'

test('each person is limited in questions per minute, refused ones not counted', async () => {
  const { talk } = await someone({ tutorQuestionsPerMinute: 2 })
  for (let i = 0; i < 5; i++) expect((await talk.ask('Why?', { topicId: 'graphs' })).status).toBe(400)
  for (let i = 0; i < 2; i++) expect((await talk.ask('Why?')).status).toBe(200)
  const { status, body, headers } = await talk.ask('Why?')
  expect(status).toBe(429)
  expect(body.message).toBe(
    `Too many questions in a short time. Please wait ${body.retryAfterSeconds} seconds.`,
  )
  expect(headers['retry-after']).toBe(String(body.retryAfterSeconds))
  expect(limitsInLog()).toEqual(['tutor-questions'])
  expect((await (await someone()).talk.ask('Why?')).status).toBe(200)
  server.wait(61_000)
  expect((await talk.ask('Why?')).status).toBe(200)
})

test('each person is limited in questions per day, until midnight UTC', async () => {
  const { member, talk } = await someone({ tutorQuestionsPerDay: 1 })
  expect((await talk.ask('Why?')).status).toBe(200)
  const { status, body } = await talk.ask('Why?')
  expect([status, body.message]).toEqual([429, dayUsedUp])
  expect(limitsInLog()).toEqual(['tutor-questions-day'])
  server.wait((body.retryAfterSeconds + 1) * 1000)
  const tomorrow = await startTutorConversation(server, member)
  expect((await tomorrow.ask('Why?')).status).toBe(200)
})

test('opening a conversation costs nothing; those with a question are limited per hour and per day', async () => {
  const { talk } = await someone({ tutorSessionsPerHour: 2, tutorSessionsPerDay: 3 })
  const startAndAsk = async () => {
    const { sessionId } = (await talk.start()).body
    return talk.ask('Why?', { sessionId })
  }
  for (let opened = 0; opened < 9; opened += 1) expect((await talk.start()).status).toBe(200)
  for (let asked = 0; asked < 2; asked += 1) expect((await startAndAsk()).status).toBe(200)
  const { status, body } = await startAndAsk()
  expect([status, body.message]).toEqual([429, 'Too many new conversations. Please wait 60 minutes.'])
  server.wait(3_600_000)
  expect((await startAndAsk()).status).toBe(200)
  const waitMinutes = /Please wait (\d+) minutes/.exec((await startAndAsk()).body.message)?.[1]
  expect(Number(waitMinutes)).toBeGreaterThan(60)
  expect(limitsInLog()).toEqual(['tutor-sessions-hour', 'tutor-sessions-day'])
})

test('a process is limited in answers in progress', async () => {
  const { talk } = await someone({ tutorAnswersInFlight: 1 })
  const other = (await someone()).talk
  const dictation = tutor.dictate()
  const asked = talk.ask('Why?')
  await dictation.started
  const { status, body, headers } = await other.ask('Why?')
  expect([status, body.message]).toEqual([503, busy])
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  expect(limitsInLog()).toEqual(['tutor-answers-in-flight'])
  expect((await other.read()).body).toMatchObject({ questionCount: 0, pending: false })
  dictation.end('Done.')
  await asked
  tutor.script = saying('Me too.')
  expect((await other.ask('Why?')).status).toBe(200)
  // An answer that fails is no longer in progress.
  tutor.script = failing('failed')
  for (let i = 0; i < 3; i++) expect((await other.ask('Why?')).status).toBe(502)
})

describe('the daily token budget', () => {
  beforeEach(() => {
    tutor.mostTokens = 1200
    tutor.cost = 1000
  })

  test('is counted per person', async () => {
    const { member, talk } = await someone({ userTokensPerDay: 2500 })
    for (let i = 0; i < 2; i++) expect((await talk.ask('Why?')).status).toBe(200)
    const { status, body } = await talk.ask('Why?')
    expect([status, body.message]).toEqual([429, dayUsedUp])
    expect(limitsInLog()).toEqual(['tutor-tokens-user'])
    expect(await usageOf(member.user.id)).toEqual({ used: 2000, reserved: 0 })
    expect((await (await someone()).talk.ask('Why?')).status).toBe(200)
    expect(await usageOf('site')).toEqual({ used: 3000, reserved: 0 })
    tutor.mostTokens = 0
    expect((await talk.ask('Who costs nothing may answer?')).status).toBe(200)
  })

  test('is counted for the whole site', async () => {
    const { talk } = await someone({ siteTokensPerDay: 1500 })
    expect((await talk.ask('Why?')).status).toBe(200)
    const other = await someone()
    const { status, body } = await other.talk.ask('Why?')
    expect([status, body.message]).toEqual([503, busy])
    expect(limitsInLog()).toEqual(['tutor-tokens-site'])
    // The refusal also released the person's reservation.
    expect(await usageOf(other.member.user.id)).toBeUndefined()
  })

  test('is also charged for answers that fail', async () => {
    const { member, talk } = await someone({ userTokensPerDay: 2500 })
    tutor.script = failing('failed', 'Half')
    expect((await talk.ask('Why?')).status).toBe(502)
    expect(await usageOf(member.user.id)).toEqual({ used: 1000, reserved: 0 })
  })

  test('cannot be overspent by parallel calls', async () => {
    const { member, talk } = await someone({ userTokensPerDay: 1500, tutorAnswersPerUser: 50 })
    const second = await server.second()
    const talks = [talk]
    for (let i = 0; i < 4; i++) talks.push(await startTutorConversation(server, member))
    const answers = await Promise.all(talks.map((each, i) => each.ask('Why?', {}, i % 2 ? second : server)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 429, 429, 429, 429])
    expect(await usageOf(member.user.id)).toEqual({ used: 1000, reserved: 0 })
  })

  test('refuses a question that needs more than a whole day has', async () => {
    const { talk } = await someone({ userTokensPerDay: 1000 })
    expect((await talk.ask('Why?')).status).toBe(429)
  })
})

/** Names of the limits that refused something, as the log has them. */
function limitsInLog() {
  return server.log.filter(({ event }) => event === 'limit_reached').map(({ limit }) => limit)
}

function usageOf(owner: string) {
  return server.store.db
    .selectFrom('tutor_usage')
    .select(['used', 'reserved'])
    .where('owner', '=', owner)
    .executeTakeFirst()
}
