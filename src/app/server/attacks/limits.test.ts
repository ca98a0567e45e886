import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readConfig } from '#platform/server/config.ts'
import { aMember, codeSentTo, type TestMember } from '#testing/people.ts'
import { CookieJar } from '#testing/server/cookie-jar.ts'
import { type Answer, startTestServer, type TestServer } from '#testing/server/test-server.ts'

/**
 * The default limits of section 14 of the specification. The tests of each feature reach its own limits.
 */
const standard = readConfig({}).limits

let server: TestServer
let member: TestMember
/** Clock of the limits in memory, in milliseconds. */
let now = 0
let turn = 0

beforeEach(async () => {
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  server = await startTestServer({ limits: standard })
  member = await aMember(server)
})
afterEach(() => server.close())

const get = (path: string, jar?: CookieJar, ip = '203.0.113.7') =>
  server.call('GET', path, undefined, { ...(jar ? { jar } : {}), ip })
const statuses = (answers: readonly Answer[]) => answers.map(({ status }) => status)
const passedOf = (answers: readonly Answer[]) => answers.filter(({ status }) => status < 400).length
const newEmail = () => `limits${++turn}@example.org`

async function times(count: number, act: (i: number) => Promise<Answer>): Promise<readonly Answer[]> {
  const answers = []
  for (let i = 0; i < count; i += 1) answers.push(await act(i))
  return answers
}

function expectLimited(answer: Answer | undefined): void {
  expect(answer?.status, answer?.text).toBe(429)
  expect(Number(answer?.headers['retry-after'])).toBeGreaterThan(0)
  expect(answer?.headers['retry-after']).toBe(String(answer?.body.retryAfterSeconds))
}

/** Names of the limits that the log reports as reached. */
const reached = () => [
  ...new Set(server.log.filter(({ event }) => event === 'limit_reached').map(({ limit }) => limit)),
]

describe('all endpoints', () => {
  test('signed in: 300 a minute per user, bursts of 100', async () => {
    // The first session of this user has made no request yet.
    const answers = await times(101, () => get('/api/user', member.jar))
    expect(passedOf(answers)).toBe(100)
    expectLimited(answers.at(-1))
    expect((await get('/api/user', (await aMember(server)).jar)).status).toBe(200)
    now += 12_000
    expect(passedOf(await times(70, () => get('/api/user', member.jar)))).toBe(60)
    expect(reached()).toEqual(['member'])
  })

  test('without a session: 600 a minute per address block, bursts of 300', async () => {
    const request = (ip: string) => get('/api/company-questions/patterns', undefined, ip)
    const answers = await times(301, () => request('192.0.2.1'))
    expect(passedOf(answers)).toBe(300)
    expectLimited(answers.at(-1))
    expect((await request('192.0.2.2')).status).toBe(200)
    now += 6000
    expect(passedOf(await times(70, () => request('192.0.2.1')))).toBe(60)
    expect(reached()).toEqual(['anonymous'])
  })

  test.each([
    '/api/company-questions/patterns',
    '/api/company-questions?limit=none',
    '/api/user',
    '/api/progress/stats',
  ])('an invalid session cookie counts as no session: %s', async (path) => {
    const answers = await times(301, (i) => {
      const jar = new CookieJar()
      jar.set('sid', `made-up-${i}`)
      return get(path, jar, '192.0.2.3')
    })
    expect(statuses(answers).indexOf(429)).toBe(300)
  })
})

test('40 learners behind one address can sign up, sign in and work at the same time', async () => {
  const ip = '192.0.2.40'
  const answers: Answer[] = []
  const password = 'forty goats on one path'
  for (let learner = 0; learner < 40; learner += 1) {
    const jar = new CookieJar()
    const email = newEmail()
    const request = async (method: string, path: string, body?: unknown) => {
      answers.push(await server.call(method, path, body, { jar, ip }))
    }
    await request('GET', '/api/categories')
    await request('POST', '/api/auth/request-otp', { email, userData: { password } })
    await request('POST', '/api/auth/verify-otp', { email, otp: await codeSentTo(server, email) })
    await request('POST', '/api/logout')
    await request('POST', '/api/login', { email, password })
    for (const patternId of [1, 2, 3, 4, 5]) await request('POST', '/api/progress', { patternId })
    for (const path of ['/api/user', '/api/categories', '/api/company-questions', '/api/progress/stats'])
      await request('GET', path)
  }
  expect(answers.filter(({ status }) => status !== 200).map(({ text }) => text)).toEqual([])
  expect(answers).toHaveLength(40 * 14)
})

test('writes: 120 a minute per user', async () => {
  const write = () => server.call('POST', '/api/progress', { patternId: 1 }, { jar: member.jar })
  expect(passedOf(await times(100, write))).toBe(100)
  now += 10_000
  const answers = await times(41, write)
  expect(passedOf(answers)).toBe(40)
  expectLimited(answers.at(-1))
  expect((await get('/api/user', member.jar)).status).toBe(200)
  expect(reached()).toEqual(['writes'])
})

test('imports of progress: 10 an hour', async () => {
  const body = { progress: { 1: { problemsSolved: 1 } } }
  const put = () => server.call('POST', '/api/progress/import', body, { jar: member.jar })
  const answers = await times(11, put)
  expect(passedOf(answers)).toBe(10)
  expectLimited(answers.at(-1))
  expect(reached()).toEqual(['import'])
})

test('limits in the store are shared by all processes', async () => {
  const second = await server.second()
  const email = newEmail()
  const guess = (on: Pick<TestServer, 'call'>) =>
    on.call('POST', '/api/login', { email, password: 'not the password' }, { ip: '192.0.2.50' })
  const answers = await times(12, (i) => guess(i % 2 === 0 ? server : second))
  expect(statuses(answers)).toEqual([...Array(10).fill(401), 429, 429])
})

test('no header or parameter bypasses a limit', async () => {
  const email = newEmail()
  const tricks: readonly Readonly<Record<string, string>>[] = [
    { 'x-forwarded-for': '10.9.9.9' },
    { 'x-real-ip': '10.9.9.9' },
    { 'x-ratelimit-bypass': 'true' },
    { 'x-test': '1', 'user-agent': 'vitest' },
    { cookie: 'dev=made-up' },
    { origin: 'http://localhost:3000' },
  ]
  const guess = (headers: Readonly<Record<string, string>>, typed = email) =>
    server.call(
      'POST',
      '/api/login?test=1',
      { email: typed, password: 'not the password' },
      { ip: '192.0.2.60', headers },
    )
  await times(10, () => guess({}))
  for (const headers of tricks) expect((await guess(headers)).status, JSON.stringify(headers)).toBe(429)
  for (const spelling of [email.toUpperCase(), ` ${email} `])
    expect((await guess({}, spelling)).status).toBe(429)
})

test('the default numbers are those of the specification', () => {
  expect(standard).toEqual({
    memberPerMinute: 300,
    memberBurst: 100,
    anonymousPerMinute: 600,
    anonymousBurst: 300,
    writesPerMinute: 120,
    bodyBytesInFlight: 64_000_000,
    bodyBytesInFlightAddress: 8_000_000,
    codeWaitSeconds: 60,
    codePerDayAddressAndIp: 6,
    codePerDayAddress: 20,
    codePerHourIp: 60,
    codeLiveAttempts: 2,
    resetPerDayAddressAndIp: 6,
    resetPerDayAddress: 20,
    resetPerHourIp: 60,
    verifyPerCode: 5,
    verifyPerAttempt: 15,
    verifyWrongPerHourIp: 60,
    loginFailsAddressAndIp: 10,
    loginPerMinuteIp: 60,
    loginFailsPerHourIp: 100,
    loginFailsPerHourAddress: 50,
    factorFailsPerDay: 50,
    exportPerDay: 5,
    importPerHour: 10,
    practiceAnswersPerDay: 3000,
    goatMateInvitesFirstDay: 5,
    goatMateInvitesPerDay: 20,
    goatMateInvitesOpen: 50,
    goatMateMailsPerDayAddress: 3,
    goatMates: 200,
    hashesInFlight: 8,
    hashWaitMs: 2000,
    tutorSessionsPerHour: 10,
    tutorSessionsPerDay: 30,
    tutorActiveSessions: 5,
    tutorQuestionsPerMinute: 20,
    tutorQuestionsPerDay: 200,
    tutorAnswersPerUser: 2,
    tutorAnswersInFlight: 16,
    sightingsPerDay: 20,
    sightings: 300,
    pendingCompanies: 5,
    interviewsPerDay: 30,
    interviewsPerDayAndPair: 10,
    interviewsOpen: 20,
    userTokensPerDay: 150_000,
    siteTokensPerDay: 5_000_000,
  })
  for (const name of ['LIMIT_WRITES_PER_MINUTE', 'LIMIT_LOGIN_PER_MINUTE_IP', 'LIMIT_EXPORT_PER_DAY'])
    expect(() => readConfig({ [name]: '0' }), name).toThrow(name)
})
