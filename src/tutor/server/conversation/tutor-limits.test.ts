import { afterEach, beforeEach, expect, test } from 'vitest'
import { dayMs, hourMs } from '#platform/durations.ts'
import type { Limits } from '#platform/server/limits/limits.ts'
import { aMember } from '#testing/people.ts'
import { failing, ScriptedTutor, saying } from '#testing/scripted-tutor.ts'
import { startTestServer, type TestServer } from '#testing/server/test-server.ts'
import { startTutorConversation } from '#testing/tutor-conversation.ts'

let server: TestServer
let tutor: ScriptedTutor

beforeEach(() => {
  tutor = new ScriptedTutor()
  tutor.mostTokens = 1200
  tutor.cost = 1000
})
afterEach(() => server.close())

async function someone(limits?: Partial<Limits>) {
  if (limits) server = await startTestServer({ tutorModel: tutor, limits })
  const member = await aMember(server)
  return { member, talk: await startTutorConversation(server, member) }
}

const dayUsedUp = 'Too many AI questions today. Your allowance resets at 00:00 UTC.'
const busy = 'The AI server is busy. Please try again later.'

test.each<[string, Partial<Limits>, number, string]>([
  [
    'tutor-questions',
    { tutorQuestionsPerMinute: 2 },
    429,
    'Too many questions in a short time. Please wait {n} seconds.',
  ],
  ['tutor-questions-day', { tutorQuestionsPerDay: 2 }, 429, dayUsedUp],
  ['tutor-tokens-user', { userTokensPerDay: 2500 }, 429, dayUsedUp],
  ['tutor-tokens-site', { siteTokensPerDay: 2500 }, 503, busy],
])(
  'two questions are answered and the third is refused by the limit %s',
  async (limit, limits, status, text) => {
    const isForAll = limit === 'tutor-tokens-site'
    const { member, talk } = await someone(limits)
    for (let i = 0; i < 2; i++) expect((await talk.ask('Why?')).status).toBe(200)
    const refused = await talk.ask('Why?')
    const seconds = refused.body.retryAfterSeconds
    expect([refused.status, refused.body.message]).toEqual([status, text.replace('{n}', seconds)])
    expect(refused.headers['retry-after']).toBe(String(seconds))
    expect(limitsInLog()).toEqual([limit])
    const other = await someone()
    expect((await other.talk.ask('Why?')).status).toBe(isForAll ? 503 : 200)
    // A refusal by the site's budget also releases what the person had reserved.
    expect(await usageOf(other.member.user.id)).toEqual(isForAll ? undefined : { used: 1000, reserved: 0 })
    server.wait(isForAll ? dayMs : (seconds + 1) * 1000)
    const later = await startTutorConversation(server, member)
    expect((await later.ask('Why?')).status).toBe(200)
  },
)

test('refused questions do not count against the questions per minute', async () => {
  const { talk } = await someone({ tutorQuestionsPerMinute: 1 })
  for (let i = 0; i < 3; i++) expect((await talk.ask('Why?', { topicId: 'graphs' })).status).toBe(400)
  expect((await talk.ask('Why?')).status).toBe(200)
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
  server.wait(hourMs)
  expect((await startAndAsk()).status).toBe(200)
  const waitMinutes = /Please wait (\d+) minutes/.exec((await startAndAsk()).body.message)?.[1]
  expect(Number(waitMinutes)).toBeGreaterThan(60)
  expect(limitsInLog()).toEqual(['tutor-sessions-hour', 'tutor-sessions-day'])
})

test('a process is limited in answers in progress', async () => {
  const { talk } = await someone({ tutorAnswersInFlight: 1 })
  const other = (await someone()).talk
  const { dictation, asked } = await tutor.dictate(() => talk.ask('Why?'))
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

test('tokens are charged for answers and for failures, and a model that costs nothing always answers', async () => {
  const { member, talk } = await someone({ userTokensPerDay: 2500 })
  expect((await talk.ask('Why?')).status).toBe(200)
  tutor.script = failing('failed', 'Half')
  expect((await talk.ask('Why?')).status).toBe(502)
  for (const owner of [member.user.id, 'site'])
    expect(await usageOf(owner)).toEqual({ used: 2000, reserved: 0 })
  tutor.script = saying('Here.')
  tutor.mostTokens = 0
  expect((await talk.ask('Why?')).status).toBe(200)
})

test('the token budget cannot be overspent by parallel calls', async () => {
  const { member, talk } = await someone({ userTokensPerDay: 1500, tutorAnswersPerUser: 50 })
  const second = await server.second()
  const talks = [talk]
  for (let i = 0; i < 4; i++) talks.push(await startTutorConversation(server, member))
  const answers = await Promise.all(talks.map((each, i) => each.ask('Why?', {}, i % 2 ? second : server)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 429, 429, 429, 429])
  expect(await usageOf(member.user.id)).toEqual({ used: 1000, reserved: 0 })
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
