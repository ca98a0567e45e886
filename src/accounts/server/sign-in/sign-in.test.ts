import argon2 from '@node-rs/argon2'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { dayMs, minuteMs } from '#platform/durations.ts'
import { aMember, codeSentTo, type TestMember } from '#testing/people.ts'
import { CookieJar } from '#testing/server/cookie-jar.ts'
import { sharedServer } from '#testing/server/shared-server.ts'
import { type Answer, startTestServer } from '#testing/server/test-server.ts'
import { recordStatements } from '#testing/statements.ts'

beforeEach(() => {
  vi.spyOn(argon2, 'hash')
  vi.spyOn(argon2, 'verify')
})
let member: TestMember
let turn = 0
let ip: string

const server = await sharedServer({ limits: { hashesInFlight: 100 } })
beforeEach(async () => {
  turn += 1
  ip = `203.0.113.${turn}`
  member = await aMember(server)
})

const wrongText = 'Invalid email or password. If you just registered, finish with the code we emailed you.'
const logIn = (body: object = {}, jar = new CookieJar(), from = ip, to = server) =>
  to.call(
    'POST',
    '/api/login',
    { email: member.user.email, password: member.password, ...body },
    { jar, ip: from },
  )
const fail = (jar = new CookieJar(), from = ip, email = member.user.email, to = server) =>
  logIn({ email, password: 'not the password' }, jar, from, to)
const user = (jar: CookieJar) => server.call('GET', '/api/user', undefined, { jar })
const register = (jar: CookieJar, email: string, password: string) =>
  server.call('POST', '/api/auth/request-otp', { email, userData: { password } }, { jar, ip })
const statuses = (answers: readonly Answer[]) => answers.map(({ status }) => status)
const countHashes = () => vi.mocked(argon2.hash).mock.calls.length
const countVerifies = () => vi.mocked(argon2.verify).mock.calls.length

describe('signing in', () => {
  test('gives the person and a session', async () => {
    const jar = new CookieJar()
    const answer = await logIn({}, jar)
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual(member.user)
    expect(String(answer.headers['set-cookie'])).toMatch(/sid=[\w-]{43}; Max-Age=2592000/)
    expect((await user(jar)).body).toEqual(member.user)
  })

  test('again replaces the session of this browser and leaves others alone', async () => {
    const jar = new CookieJar()
    await logIn({}, jar)
    const old = new CookieJar()
    old.set('sid', jar.get('sid') ?? '')
    await logIn({}, jar)
    expect(jar.get('sid')).not.toBe(old.get('sid'))
    expect(statuses([await user(old), await user(jar), await user(member.jar)])).toEqual([401, 200, 200])
  })

  test('does not care about the case of the address or spaces around it', async () => {
    expect((await logIn({ email: ` ${member.user.email.toUpperCase()} ` })).status).toBe(200)
  })

  test.each([
    ['a wrong password', { password: 'not the password' }],
    ['an unknown address', { email: 'nobody@example.com' }],
    ['an address that cannot exist', { email: 'nobody' }],
  ])('refuses %s in the same words', async (_, body) => {
    const answer = await logIn(body)
    expect(answer).toMatchObject({ status: 401, body: { message: wrongText, code: 'unauthenticated' } })
    expect(answer.headers['set-cookie']).toBeUndefined()
  })

  test.each([
    ['no address', { email: ' ' }, 400],
    ['no password', { password: '' }, 400],
    ['a password that is no text', { password: 12345678 }, 400],
    // T-LOG-4
    ['a password of 600 bytes', { password: 'x'.repeat(600) }, 400],
    ['a password of 1 MB', { password: 'x'.repeat(1_048_576) }, 413],
  ])('refuses %s without looking', async (_, body, status) => {
    const verifies = countVerifies()
    expect((await logIn(body)).status).toBe(status)
    expect(countVerifies()).toBe(verifies)
  })

  test('renews a hash that was made with other parameters', async () => {
    const weak = await argon2.hash(member.password, { memoryCost: 8192, timeCost: 1, parallelism: 1 })
    const row = server.store.db.updateTable('users').where('id', '=', member.user.id)
    await row.set({ password_hash: weak }).execute()
    expect((await logIn()).status).toBe(200)
    const { password_hash: renewed } = await server.store.db
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', member.user.id)
      .executeTakeFirstOrThrow()
    expect(renewed).toContain('m=8,t=1,p=1')
    expect((await logIn()).status).toBe(200)
  })
})

describe('somebody who has not typed their code', () => {
  const password = 'a pending password'
  let email: string
  let jar: CookieJar
  beforeEach(async () => {
    email = `pending${turn}@example.com`
    jar = new CookieJar()
    await register(jar, email, password)
  })

  test('is sent to the code screen in the browser where they registered', async () => {
    const answer = await logIn({ email, password }, jar)
    expect(answer).toMatchObject({
      status: 403,
      body: {
        code: 'email_not_verified',
        message: 'Please verify your email first. Enter the code we emailed you.',
      },
    })
    expect(jar.get('sid')).toBeUndefined()
  })

  test('is a stranger with a wrong password, elsewhere, and after a day', async () => {
    expect((await logIn({ email, password: 'another password' }, jar)).body.message).toBe(wrongText)
    expect((await logIn({ email, password })).body.message).toBe(wrongText)
    server.wait(dayMs + 1)
    expect((await logIn({ email, password }, jar)).body.message).toBe(wrongText)
  })
})

test('known, unknown and pending addresses cost the same work', async () => {
  // T-LOG-1. Time follows from work: the same statements and one verify. Milliseconds belong into bench/.
  await register(new CookieJar(), `pending${turn}@example.com`, 'a pending password')
  const seen = []
  for (const email of [member.user.email, 'nobody@example.com', `pending${turn}@example.com`]) {
    const [hashes, verifies] = [countHashes(), countVerifies()]
    const statements = recordStatements()
    const { status, body, headers } = await fail(new CookieJar(), ip, email)
    seen.push({
      statements: statements.stop(),
      work: { hashes: countHashes() - hashes, verifies: countVerifies() - verifies },
      answer: { status, message: body.message, headers: Object.keys(headers) },
    })
  }
  expect(seen[0]?.work).toEqual({ hashes: 0, verifies: 1 })
  expect(seen[0]?.statements.length).toBeGreaterThan(3)
  expect(seen[1]).toEqual(seen[0])
  expect(seen[2]).toEqual(seen[0])
})

describe('guessing passwords', () => {
  const limitText = /^Too many sign-in attempts\. Please wait \d+ seconds or reset your password\.$/

  test.each([['known'], ['unknown']])(
    'ends after 10 wrong ones in 15 minutes for one %s address from one network',
    async (kind) => {
      const email = kind === 'known' ? member.user.email : `unknown${turn}@example.com`
      const answers = await Promise.all(Array.from({ length: 25 }, () => fail(new CookieJar(), ip, email)))
      expect(statuses(answers).filter((status) => status === 401)).toHaveLength(10)
      expect(statuses(answers).filter((status) => status === 429)).toHaveLength(15)
      const refused = await logIn({ email })
      expect(refused.status).toBe(429)
      expect(refused.body.message).toMatch(limitText)
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(880)

      server.wait(900_000)
      expect((await logIn({ email })).status).toBe(kind === 'known' ? 200 : 401)
    },
  )

  test('does not count what succeeds', async () => {
    for (let time = 0; time < 12; time += 1) expect((await logIn()).status).toBe(200)
    expect((await fail()).status).toBe(401)
  })

  test('with one password over 200 accounts ends after 100 an hour', async () => {
    // T-LOG-2
    const strict = await startTestServer({ limits: { loginPerMinuteIp: 1000, hashesInFlight: 200 } })
    const spray = (persons: number) =>
      Promise.all(
        Array.from({ length: persons }, (_, person) =>
          fail(new CookieJar(), ip, `person${persons}.${person}@example.com`, strict),
        ),
      )
    const answers = [...(await spray(90)), ...(await spray(110))]
    expect(statuses(answers).filter((status) => status === 401)).toHaveLength(100)
    expect(statuses(answers).filter((status) => status === 429)).toHaveLength(100)
    await strict.close()
  })

  test('60 times a minute from one network is enough, right or wrong', async () => {
    const strict = await startTestServer({ limits: { loginPerMinuteIp: 4 } })
    const answers = []
    for (let time = 0; time < 5; time += 1)
      answers.push(await fail(new CookieJar(), ip, `person${time}@example.com`, strict))
    expect(statuses(answers)).toEqual([401, 401, 401, 401, 429])
    expect(answers.at(-1)?.body.message).toMatch(limitText)
    strict.wait(minuteMs)
    expect((await fail(new CookieJar(), ip, 'person9@example.com', strict)).status).toBe(401)
    await strict.close()
  })

  test('from everywhere locks an address, but not the owner in a browser they know', async () => {
    const owner = member.jar
    const guesses = Array.from({ length: 50 }, (_, guess) =>
      fail(new CookieJar(), `198.19.${turn}.${guess + 1}`),
    )
    expect(new Set(statuses(await Promise.all(guesses)))).toEqual(new Set([401]))
    const stranger = await logIn({}, new CookieJar(), '192.0.2.80')
    expect(stranger.status).toBe(429)
    expect(stranger.body.message).toMatch(limitText)
    expect(Number(stranger.headers['retry-after'])).toBeLessThanOrEqual(900)
    expect((await logIn({}, owner, '192.0.2.81')).status).toBe(200)

    const someoneElse = (await aMember(server)).jar
    expect((await logIn({}, someoneElse, '192.0.2.82')).status).toBe(429)
    server.wait(900_001)
    expect((await logIn({}, new CookieJar(), '192.0.2.80')).status).toBe(200)
  })
})

test('past the hashes that may be under way people are asked to come back, and nothing is counted', async () => {
  const limits = { hashesInFlight: 2, hashWaitMs: 10, loginFailsAddressAndIp: 5 }
  const busy = await startTestServer({ limits })
  const guess = (from = ip) => fail(new CookieJar(), from, 'a@example.com', busy)
  const heldUp = Promise.withResolvers<void>()
  const before = countVerifies()
  const wait = async () => {
    await heldUp.promise
    return false
  }
  vi.mocked(argon2.verify).mockImplementationOnce(wait).mockImplementationOnce(wait)
  const underWay = [guess(), guess('192.0.2.90')]
  await vi.waitFor(() => expect(countVerifies()).toBe(before + 2), 60_000)

  const refused = [await guess(), await guess(), await guess()]
  expect(statuses(refused)).toEqual([503, 503, 503])
  expect(refused[0]?.headers['retry-after']).toBe('5')

  heldUp.resolve()
  expect(statuses(await Promise.all(underWay))).toEqual([401, 401])
  const more = []
  for (let time = 0; time < 6; time += 1) more.push(await guess())
  expect(statuses(more)).toEqual([401, 401, 401, 401, 429, 429])
  await busy.close()
})

test('no password, code or cookie stands in the log, and every sign-in leaves a trace', async () => {
  await logIn()
  await fail()
  const lines = JSON.stringify(server.log)
  for (const secret of [member.password, 'not the password', member.jar.get('sid'), member.jar.get('dev')])
    expect(lines).not.toContain(secret)
  expect(lines).not.toContain(ip)
  const code = await codeSentTo(server, member.user.email)
  expect(lines).not.toContain(`"${code}"`)
  const events = server.log.map(({ event }) => event)
  expect(events).toEqual(expect.arrayContaining(['login_ok', 'login_failed', 'code_sent', 'code_ok']))
})
