import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readConfig } from '#platform/server/config.ts'
import { CookieJar } from '#testing/cookie-jar.ts'
import { herdCalls } from '#testing/herd-calls.ts'
import { befriend, type Pair, starter } from '#testing/interviews.ts'
import { aMember, codeSentTo, type TestMember } from '#testing/people.ts'
import { ScriptedTutor, StepwiseScript } from '#testing/scripted-tutor.ts'
import { type Answer, startTestServer, type TestServer } from '#testing/test-server.ts'
import { countOpenSessions, startTutorConversation } from '#testing/tutor-conversation.ts'

/**
 * The default limits of section 14 of the contract, each reached with ordinary API calls. The tests only move clocks.
 */
const standard = readConfig({}).limits

let server: TestServer
let tutor: ScriptedTutor
let member: TestMember
/** Clock of the limits in memory, in milliseconds. */
let now = 0
let turn = 0

beforeEach(async () => {
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  tutor = new ScriptedTutor()
  server = await startTestServer({ limits: standard, tutorModel: tutor })
  member = await aMember(server)
})
afterEach(() => server.close())

const hour = 3_600_000
const day = 24 * hour
const get = (path: string, jar?: CookieJar, ip = '203.0.113.7') =>
  server.call('GET', path, undefined, { ...(jar ? { jar } : {}), ip })
const statuses = (answers: readonly Answer[]) => answers.map(({ status }) => status)
const passedOf = (answers: readonly Answer[]) => answers.filter(({ status }) => status < 400).length
const newEmail = () => `limits${++turn}@example.org`

/** Advances both clocks. */
function wait(milliseconds: number): void {
  now += milliseconds
  server.wait(milliseconds)
}

/** Keeps daily limits (in UTC) from resetting within a test. */
const waitForMidnight = () => wait(day - (Date.now() % day) + 1000)

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

describe('codes and reset links', () => {
  const resend = (email: string, ip: string, jar = new CookieJar()) =>
    server.call('POST', '/api/auth/request-otp', { email }, { ip, jar })
  const reset = (email: string, ip: string) =>
    server.call('POST', '/api/auth/request-password-reset', { email }, { ip })
  const register = (email: string, ip: string, jar: CookieJar) =>
    server.call(
      'POST',
      '/api/auth/request-otp',
      { email, userData: { password: 'a long enough one' } },
      { ip, jar },
    )

  test('60 seconds between two for one attempt', async () => {
    const jar = new CookieJar()
    const email = newEmail()
    expect((await register(email, '192.0.2.1', jar)).status).toBe(200)
    server.wait(58_000)
    expectLimited(await resend(email, '192.0.2.1', jar))
    server.wait(2000)
    expect((await resend(email, '192.0.2.1', jar)).status).toBe(200)
  })

  test('6 a day for an address from one block, codes and links together, and again from another block', async () => {
    const email = newEmail()
    const answers = await times(7, (i) => {
      server.wait(61_000)
      return i % 2 === 0 ? resend(email, '192.0.2.1') : reset(email, '192.0.2.1')
    })
    expect(passedOf(answers)).toBe(6)
    expectLimited(answers.at(-1))
    expect((await resend(email, '192.0.2.2')).status).toBe(200)
    server.wait(day)
    expect((await resend(email, '192.0.2.1')).status).toBe(200)
  })

  test('20 a day for an address from everywhere', async () => {
    // T-OTP-3
    const answers = await times(60, (i) => resend(member.user.email, `198.18.0.${i}`))
    expect(passedOf(answers)).toBeLessThanOrEqual(20)
    const links = await times(25, (i) => reset(member.user.email, `198.18.1.${i}`))
    expect(passedOf(links)).toBe(0)
    expectLimited(links.at(-1))
    const mails = (await server.mails()).filter(({ to }) => to === member.user.email)
    expect(mails.length).toBeLessThanOrEqual(20)
  })

  test('60 an hour for one block', async () => {
    const answers = await times(61, () => resend(newEmail(), '192.0.2.9'))
    expect(passedOf(answers)).toBe(60)
    expectLimited(answers.at(-1))
    server.wait(hour)
    expect((await resend(newEmail(), '192.0.2.9')).status).toBe(200)
  })

  test('2 open registrations for an address from one block', async () => {
    const email = newEmail()
    const answers = await times(3, () => register(email, '192.0.2.1', new CookieJar()))
    expect(statuses(answers)).toEqual([200, 200, 429])
    expectLimited(answers.at(-1))
    expect((await register(email, '192.0.2.2', new CookieJar())).status).toBe(200)
  })

  const wrong = (code: string) => (code === '000000' ? '111111' : '000000')
  const verify = (email: string, otp: string, jar: CookieJar, ip = '192.0.2.1') =>
    server.call('POST', '/api/auth/verify-otp', { email, otp }, { jar, ip })

  test('5 guesses per code and 15 per registration; then even the right code is refused', async () => {
    const jar = new CookieJar()
    const email = newEmail()
    await register(email, '192.0.2.1', jar)
    for (let code = 1; code <= 3; code += 1) {
      const right = await codeSentTo(server, email)
      const guesses = await times(5, () => verify(email, wrong(right), jar))
      expect(guesses.at(-2)?.body.message).toMatch(/tr(y|ies) left/)
      const late = await verify(email, right, jar)
      expect([late.status, late.body.message]).toEqual([
        400,
        code < 3 ? 'Too many wrong codes. Ask for a new one.' : 'Too many wrong codes. Please start again.',
      ])
      server.wait(61_000)
      await resend(email, '192.0.2.1', jar)
    }
    expect((await verify(email, await codeSentTo(server, email), jar)).status).toBe(400)
  })

  test('60 wrong codes an hour for one block', async () => {
    const answers = await times(61, () => verify(newEmail(), '000000', new CookieJar(), '192.0.2.5'))
    expect(statuses(answers)).toEqual([...Array(60).fill(400), 429])
    expectLimited(answers.at(-1))
    expect((await verify(newEmail(), '000000', new CookieJar(), '192.0.2.6')).status).toBe(400)
    server.wait(hour)
    expect((await verify(newEmail(), '000000', new CookieJar(), '192.0.2.5')).status).toBe(400)
  })
})

describe('signing in', () => {
  const logIn = (email: string, ip: string, password = 'not the password') =>
    server.call('POST', '/api/login', { email, password }, { ip })

  test('10 failures in 15 minutes for an address from one block', async () => {
    const answers = await times(11, () => logIn(member.user.email, '192.0.2.1'))
    expect(statuses(answers)).toEqual([...Array(10).fill(401), 429])
    expectLimited(await logIn(member.user.email, '192.0.2.1', member.password))
    server.wait(15 * 60_000)
    expect((await logIn(member.user.email, '192.0.2.1', member.password)).status).toBe(200)
  })

  test('60 a minute and 100 failures an hour for one block', async () => {
    const answers = await times(61, () => logIn(newEmail(), '192.0.2.2'))
    expect(statuses(answers)).toEqual([...Array(60).fill(401), 429])
    server.wait(60_000)
    const later = await times(41, () => logIn(newEmail(), '192.0.2.2'))
    expect(statuses(later)).toEqual([...Array(40).fill(401), 429])
    server.wait(60_000)
    expectLimited(await logIn(member.user.email, '192.0.2.2', member.password))
    server.wait(hour)
    expect((await logIn(member.user.email, '192.0.2.2', member.password)).status).toBe(200)
  })

  test('50 failures an hour for an address from everywhere, then 15 minutes of refusal', async () => {
    const answers = await times(51, (i) => logIn(member.user.email, `198.18.2.${i}`))
    expect(statuses(answers)).toEqual([...Array(50).fill(401), 429])
    server.wait(15 * 60_000)
    expect((await logIn(member.user.email, '198.18.2.99', member.password)).status).toBe(200)
  })
})

test('imports of progress: 10 an hour', async () => {
  const put = () =>
    server.call(
      'POST',
      '/api/progress/import',
      { progress: { 1: { problemsSolved: 1 } } },
      { jar: member.jar },
    )
  const answers = await times(11, put)
  expect(passedOf(answers)).toBe(10)
  expectLimited(answers.at(-1))
  expect(reached()).toEqual(['import'])
  wait(hour)
  expect((await put()).status).toBe(200)
})

test('exports: 5 a day', async () => {
  const { password, jar } = member
  const take = () => server.call('POST', '/api/account/export', { password }, { jar })
  const answers = await times(6, take)
  expect(passedOf(answers)).toBe(5)
  expectLimited(answers.at(-1))
  server.wait(day)
  expect((await take()).status).toBe(200)
})

test('invitations: 5 in the first 24 hours, 20 a day after, 50 open', async () => {
  const { invite } = herdCalls(() => server)
  const send = () => invite(member, newEmail())
  expect(statuses(await times(6, send))).toEqual([201, 201, 201, 201, 201, 429])
  for (const expected of [20, 20]) {
    wait(day + 1000)
    const answers = await times(21, send)
    expect(passedOf(answers)).toBe(expected)
    expectLimited(answers.at(-1))
  }
  wait(day + 1000)
  const last = await times(6, send)
  expect(statuses(last)).toEqual([201, 201, 201, 201, 201, 409])
})

describe('interviews', () => {
  async function goatMates(host: TestMember, count: number): Promise<readonly Pair['start'][]> {
    const starts = []
    for (let i = 0; i < count; i += 1) {
      const candidate = await aMember(server)
      await befriend(server, host, candidate)
      starts.push(starter(server, host, candidate))
    }
    return starts
  }
  const complete = (id: string) =>
    server.call('PUT', `/api/interviews/${id}`, { status: 'completed', score: 3 }, { jar: member.jar })

  test('10 a day with one GoatMate, 30 a day in all', async () => {
    const starts = await goatMates(member, 4)
    for (const [i, start] of starts.entries()) {
      const answers = await times(11, async (number) => {
        wait(11_000)
        const answer = await start({ leetcodeQuestionNumber: number + 1 })
        if (answer.status === 201) await complete(answer.body.id)
        return answer
      })
      expect(passedOf(answers)).toBe(i < 3 ? 10 : 0)
      expectLimited(answers.at(-1))
    }
  })

  test('20 open', async () => {
    const starts = await goatMates(member, 3)
    const answers = await times(21, (i) => {
      wait(1000)
      return (
        starts[i % 3]?.({ leetcodeQuestionNumber: i + 1 }) ?? Promise.reject(new Error('There are three.'))
      )
    })
    expect(statuses(answers)).toEqual([...Array(20).fill(201), 409])
    await complete(answers[0]?.body.id)
    expect((await starts[0]?.({ leetcodeQuestionNumber: 99 }))?.status).toBe(201)
  })
})

describe('the tutor', () => {
  test('10 new sessions an hour, 30 a day, 5 open', async () => {
    const talk = await startTutorConversation(server, member)
    const counts = [passedOf(await times(10, () => talk.start()))]
    expect(await countOpenSessions(server, member)).toBe(5)
    for (let i = 0; i < 3; i += 1) {
      wait(hour)
      counts.push(passedOf(await times(11, () => talk.start())))
    }
    expect(counts).toEqual([9, 10, 10, 0])
  })

  test('6 questions a minute, 200 a day', async () => {
    waitForMidnight()
    let talk = await startTutorConversation(server, member)
    const ask = () => talk.ask('Why?')
    const first = await times(7, ask)
    expect(statuses(first)).toEqual([...Array(6).fill(200), 429])
    expectLimited(first.at(-1))
    wait(60_000)
    for (let asked = 6; asked < 200; asked += 1) {
      // A session has 20 questions, and at most 10 sessions an hour.
      if (asked % 20 === 0) talk = await startTutorConversation(server, member)
      wait(11_000)
      expect((await ask()).status, `question ${asked + 1}`).toBe(200)
    }
    wait(hour)
    talk = await startTutorConversation(server, member)
    expectLimited(await ask())
  })

  test('1 answer in progress per session and 2 per user', async () => {
    const dictation = new StepwiseScript('x')
    tutor.script = dictation.script
    const aTalk = () => startTutorConversation(server, member)
    const [first, second, third] = [await aTalk(), await aTalk(), await aTalk()]
    const underWay = [first.ask('Why?')]
    await vi.waitFor(() => expect(tutor.requests).toHaveLength(1), 20_000)
    expect((await first.ask('And?')).status).toBe(409)
    underWay.push(second.ask('Why?'))
    await vi.waitFor(() => expect(tutor.requests).toHaveLength(2), 20_000)
    expect((await third.ask('Why?')).status).toBe(409)
    for (let i = 0; i < 4; i += 1) dictation.next()
    expect((await Promise.all(underWay)).map(({ status }) => status)).toEqual([200, 200])
  })

  test('150,000 tokens a day for a user and 5 million for the site', async () => {
    waitForMidnight()
    tutor.most = 6900
    tutor.cost = { inputTokens: 6000, outputTokens: 900 }
    let talk = await startTutorConversation(server, member)
    const answers = await times(22, async (i) => {
      wait(11_000)
      if (i === 20) talk = await startTutorConversation(server, member)
      return talk.ask('Why?')
    })
    // 21 x 6,900 = 144,900; one more would be past 150,000.
    expect(passedOf(answers)).toBe(21)
    expectLimited(answers.at(-1))
    const other = await aMember(server)
    const theirs = await startTutorConversation(server, other)
    expect((await theirs.ask('Why?')).status).toBe(200)
    await server.store.db
      .updateTable('tutor_usage')
      .set({ used: 5_000_000 - 6900 + 1 })
      .where('owner', '=', 'site')
      .execute()
    wait(11_000)
    expect((await theirs.ask('Why?')).status).toBe(503)
  })
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

test('the numbers are those of the contract', () => {
  expect(standard).toMatchObject({
    memberPerMinute: 300,
    memberBurst: 100,
    anonymousPerMinute: 600,
    anonymousBurst: 300,
    writesPerMinute: 120,
    tutorAnswersInFlight: 16,
    hashesInFlight: 8,
    siteTokensPerDay: 5_000_000,
  })
  for (const name of ['LIMIT_WRITES_PER_MINUTE', 'LIMIT_LOGIN_PER_MINUTE_IP', 'LIMIT_EXPORT_PER_DAY'])
    expect(() => readConfig({ [name]: '0' }), name).toThrow(name)
})
