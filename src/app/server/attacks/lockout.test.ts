import argon2 from '@node-rs/argon2'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { hourMs } from '#platform/durations.ts'
import { aMember, type TestMember } from '#testing/people.ts'
import { CookieJar } from '#testing/server/cookie-jar.ts'
import { startTestServer, type TestServer } from '#testing/server/test-server.ts'
import { recordStatements } from '#testing/statements.ts'

beforeEach(() => {
  vi.spyOn(argon2, 'verify')
})

/** Strangers who know an address cannot keep its owner out. The limits are the default ones. */
let server: TestServer
let member: TestMember

beforeEach(async () => {
  server = await startTestServer()
  member = await aMember(server)
})
afterEach(() => server.close())

const schoolIp = '192.0.2.77'
/** Another /64 for each number, all in one /56 up to 255 and in one /48 from there on. */
const blockOf = (number: number) => `2001:db8:77:${number.toString(16)}::1`

const logIn = (password: string, from: string, jar = new CookieJar()) =>
  server.call('POST', '/api/login', { email: member.user.email, password }, { ip: from, jar })

describe('wrong passwords of strangers', () => {
  test('do not keep a known device from signing in, even from the same network', async () => {
    for (let i = 0; i < 10; i += 1) expect((await logIn('wrong password', schoolIp)).status).toBe(401)
    for (let i = 0; i < 40; i += 1) await logIn('wrong password', `198.18.1.${i}`)
    expect((await logIn(member.password, '198.18.2.1')).status).toBe(429)
    expect((await logIn(member.password, schoolIp, member.jar)).status).toBe(200)
  })

  test('do not keep a signed-in owner from changing the password', async () => {
    member.jar.set('dev', '')
    for (let i = 0; i < 50; i += 1) await logIn('wrong password', i < 10 ? schoolIp : `198.18.1.${i}`)
    const body = { currentPassword: member.password, newPassword: 'a rope and a good pair of boots' }
    const answer = await server.call('PUT', '/api/account/password', body, { ip: schoolIp, jar: member.jar })
    expect(answer.status).toBe(200)
  })

  test('from the blocks of one /48 end after 40 in 15 minutes, before they lock the address', async () => {
    const statuses = []
    for (let i = 0; i < 50; i += 1) statuses.push((await logIn('wrong password', blockOf(i * 257))).status)
    expect(statuses).toEqual([...Array(40).fill(401), ...Array(10).fill(429)])
    expect((await logIn(member.password, schoolIp)).status).toBe(200)
  })
})

describe('reset requests of strangers', () => {
  const fresh = 'a rope and a good pair of boots'
  const ask = (from: string, jar = new CookieJar()) =>
    server.call('POST', '/api/auth/request-password-reset', { email: member.user.email }, { ip: from, jar })
  const links = async () =>
    (await server.mails())
      .filter(({ to, kind }) => to === member.user.email && kind === 'password-reset')
      .map(({ text }) => /#([\w-]{43})/.exec(text)?.[1])
  const resets = async (token: string | undefined) =>
    (await server.call('POST', '/api/auth/reset-password', { token, newPassword: fresh })).status

  async function flood(requests: number): Promise<void> {
    for (let i = 0; i < requests; i += 1) await ask(`198.18.${Math.floor(i / 250)}.${i % 250}`)
  }

  test('from the blocks of one /48 leave mails for the owner', async () => {
    for (let i = 0; i < 19; i += 1) await ask(blockOf(i))
    await ask(schoolIp)
    server.wait(61_000)
    expect((await ask(schoolIp)).status).toBe(200)
    expect(await resets((await links()).at(-1))).toBe(200)
    expect((await logIn(fresh, schoolIp)).status).toBe(200)
  })

  test('send 20 mails a day, and the newest link works again for whoever asks', async () => {
    await flood(60)
    expect(await links()).toHaveLength(20)
    const newest = (await links()).at(-1)
    server.wait(23 * hourMs)
    expect(await resets(newest)).toBe(400)
    expect((await ask(schoolIp)).status).toBe(200)
    expect(await links()).toHaveLength(20)
    expect(await resets(newest)).toBe(200)
  })

  test('cannot use up the mails of a known device or of a session', async () => {
    await flood(30)
    for (let i = 0; i < 7; i += 1) await ask(schoolIp)
    expect((await ask(schoolIp, member.jar)).status).toBe(200)
    expect(await links()).toHaveLength(21)
    const session = new CookieJar()
    session.set('sid', member.jar.get('sid') ?? '')
    expect((await ask(schoolIp, session)).status).toBe(200)
    expect(await links()).toHaveLength(22)
    // Somebody else's session and device have no such right.
    const other = await aMember(server)
    expect((await ask('192.0.2.78', other.jar)).status).toBe(200)
    expect(await links()).toHaveLength(22)
  })

  test('leave no gap after the owner has used the newest link', async () => {
    await flood(20)
    expect(await resets((await links()).at(-1))).toBe(200)
    expect((await ask(schoolIp)).status).toBe(200)
    expect(await links()).toHaveLength(21)
    expect(await resets((await links()).at(-1))).toBe(200)
  })

  test('get the same answers and do the same work for an address without an account', async () => {
    const seen = async (email: string) => {
      const request = (from: string) =>
        server.call('POST', '/api/auth/request-password-reset', { email }, { ip: from })
      for (let i = 0; i < 20; i += 1) await request(`198.18.1.${i}`)
      const statements = recordStatements()
      const { status, body } = await request(schoolIp)
      return { work: statements.stop(), status, body }
    }
    const known = await seen(member.user.email)
    expect(known.work.join()).toContain('update "password_reset"')
    expect(await seen('nobody@example.com')).toEqual(known)
  })

  test('together with wrong passwords leave a new device a way in', async () => {
    await flood(30)
    for (let i = 0; i < 50; i += 1) await logIn('wrong password', `198.18.1.${i}`)
    const jar = new CookieJar()
    expect((await logIn(member.password, schoolIp, jar)).status).toBe(429)
    expect((await ask(schoolIp, jar)).status).toBe(200)
    const body = { token: (await links()).at(-1), newPassword: fresh }
    await server.call('POST', '/api/auth/reset-password', body, { ip: schoolIp, jar })
    expect((await logIn(fresh, schoolIp, jar)).status).toBe(200)
  })
})

describe('many sign-ins at once from one /56', () => {
  test('leave slots for passwords of other networks and of known devices', async () => {
    const flood = Promise.withResolvers<boolean>()
    vi.mocked(argon2.verify)
      .mockClear()
      .mockImplementation(() => flood.promise)
    const strangers = Array.from({ length: 24 }, (_, i) => logIn('wrong password', blockOf(i)))
    await vi.waitFor(() => expect(vi.mocked(argon2.verify).mock.calls.length).toBe(4))

    vi.mocked(argon2.verify).mockResolvedValue(true)
    expect((await logIn(member.password, schoolIp)).status).toBe(200)
    expect((await logIn(member.password, blockOf(1), member.jar)).status).toBe(200)
    vi.mocked(argon2.verify).mockResolvedValue(false)
    flood.resolve(false)
    const answers = await Promise.all(strangers)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401, 429]))
    // The others waited instead of being turned away; the /56 may fail 20 times.
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(20)
  })
})
