import { beforeEach, describe, expect, test } from 'vitest'
import { dayMs, minuteMs } from '#platform/durations.ts'
import { aMember, type TestMember } from '#testing/people.ts'
import { CookieJar } from '#testing/server/cookie-jar.ts'
import { sharedServer } from '#testing/server/shared-server.ts'
import { startTestServer } from '#testing/server/test-server.ts'
import { simulateStoreOutage } from '#testing/statements.ts'
import { deleteExpired } from '../delete-expired.ts'

let member: TestMember

const server = await sharedServer({ limits: { loginPerMinuteIp: 1000 } })
beforeEach(async () => {
  member = await aMember(server)
})

const user = (jar?: CookieJar) => server.call('GET', '/api/user', undefined, jar ? { jar } : {})
const logOut = (jar?: CookieJar) => server.call('POST', '/api/logout', undefined, jar ? { jar } : {})
const logInAnswer = (jar = new CookieJar()) => {
  const { email } = member.user
  return server.call('POST', '/api/login', { email, password: member.password }, { jar })
}
const logIn = async () => {
  const jar = new CookieJar()
  await logInAnswer(jar)
  return jar
}
const withCookie = (value: string) => {
  const jar = new CookieJar()
  jar.set('sid', value)
  return jar
}
const aCopy = (of: CookieJar) => withCookie(of.get('sid') ?? '')
const sessionsOf = (userId: string) =>
  server.store.db.selectFrom('sessions').selectAll().where('user_id', '=', userId).execute()

describe('the current user', () => {
  test('is the person and nothing else about them', async () => {
    const answer = await user(member.jar)
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual(member.user)
    expect(Object.keys(answer.body)).toEqual(['id', 'username', 'firstName', 'lastName', 'email'])
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  // T-USER-1
  test.each([
    ['without a cookie', () => undefined],
    ['with an empty one', () => withCookie('')],
    ['with one never given out', () => withCookie('A'.repeat(43))],
    ['with garbage', () => withCookie("' or 1=1 --")],
    ['with 10 KB', () => withCookie('A'.repeat(10_240))],
  ])('%s is nobody', async (_, jar) => {
    const answer = await user(jar())
    expect(answer).toMatchObject({
      status: 401,
      body: { message: 'Authentication required. Please sign in.', code: 'unauthenticated' },
    })
  })

  test('is nobody once the account is gone', async () => {
    await server.store.db.deleteFrom('users').where('id', '=', member.user.id).execute()
    expect((await user(member.jar)).status).toBe(401)
    expect(await sessionsOf(member.user.id)).toHaveLength(0)
  })
})

describe('a session', () => {
  test('ends after 14 days without a visit and lasts with one', async () => {
    const idle = aCopy(await logIn())
    const used = await logIn()
    for (let week = 0; week < 3; week += 1) {
      server.wait(7 * dayMs)
      expect((await user(used)).status).toBe(200)
    }
    expect((await user(idle)).status).toBe(401)
  })

  test('ends after 30 days in any case', async () => {
    const jar = await logIn()
    for (let third = 0; third < 2; third += 1) {
      server.wait(10 * dayMs)
      expect((await user(jar)).status).toBe(200)
    }
    server.wait(10 * dayMs - minuteMs)
    expect((await user(jar)).status).toBe(200)
    server.wait(minuteMs)
    expect((await user(jar)).status).toBe(401)
  })

  test('is written down as seen at most every five minutes', async () => {
    const seen = async () => (await sessionsOf(member.user.id))[0]?.last_seen_at
    const first = await seen()
    server.wait(290_000)
    await user(member.jar)
    expect(await seen()).toBe(first)
    server.wait(20_000)
    await Promise.all([user(member.jar), user(member.jar)])
    expect(await seen()).toBeGreaterThan(first ?? 0)
  })

  test('is the 21st of a person only for the one seen longest ago', async () => {
    const first = aCopy(member.jar)
    server.wait(1000)
    const second = await logIn()
    server.wait(301_000)
    await user(second)
    const more = []
    for (let device = 0; device < 19; device += 1) {
      server.wait(10)
      more.push(await logIn())
    }
    expect(await sessionsOf(member.user.id)).toHaveLength(20)
    expect((await user(first)).status).toBe(401)
    expect((await user(second)).status).toBe(200)

    await Promise.all(Array.from({ length: 8 }, logIn))
    expect(await sessionsOf(member.user.id)).toHaveLength(20)
  })

  test('stands in the store as a hash only', async () => {
    const kept = JSON.stringify(await sessionsOf(member.user.id))
    expect(kept).not.toContain(member.jar.get('sid'))
    const devices = await server.store.db.selectFrom('known_device').selectAll().execute()
    expect(JSON.stringify(devices)).not.toContain(member.jar.get('dev'))
  })

  test('has a cookie that only https carries, where the site is on https', async () => {
    const secure = await startTestServer({ config: { publicUrl: 'https://capra.example', isHttps: true } })
    const { jar } = await aMember(secure)
    expect(jar.get('__Host-sid')).toMatch(/^[\w-]{43}$/)
    expect(jar.get('__Host-dev')).toMatch(/^[\w-]{43}$/)
    expect(jar.get('sid')).toBeUndefined()
    const answer = await secure.call('POST', '/api/logout', undefined, { jar })
    expect(answer.headers['set-cookie']).toBe(
      '__Host-sid=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
    )
    await secure.close()
  })
})

describe('signing out', () => {
  const cleared = 'sid=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax'

  test('ends the session here and leaves the others alone', async () => {
    const other = await logIn()
    const stolen = aCopy(member.jar)
    const answer = await logOut(member.jar)
    expect(answer.body).toEqual({ message: 'Signed out.' })
    expect(answer.headers['set-cookie']).toBe(cleared)
    expect(answer.headers['clear-site-data']).toBe('"cache"')
    expect((await user(stolen)).status).toBe(401)
    expect((await user(other)).status).toBe(200)
  })

  test('is the same again, at once, without a session and with a bad one', async () => {
    const copies = Array.from({ length: 5 }, () => aCopy(member.jar))
    const answers = [
      ...(await Promise.all(copies.map(logOut))),
      await logOut(copies[0]),
      await logOut(),
      await logOut(withCookie('garbage')),
    ]
    for (const { status, body, headers } of answers) {
      expect({ status, body }).toEqual({ status: 200, body: { message: 'Signed out.' } })
      expect(headers['set-cookie']).toBe(cleared)
    }
  })

  test('holds for the very next request, also when it is written down together with much else', async () => {
    for (let round = 0; round < 10; round += 1) {
      const jar = await logIn()
      const stolen = aCopy(jar)
      const ticks = Array.from({ length: 20 }, (_, i) =>
        server.call('POST', '/api/progress', { patternId: 1 + i, problemsSolved: round % 2 }, member),
      )
      const reads = Array.from({ length: 20 }, () => user(stolen))
      await logOut(jar)
      expect((await user(stolen)).status).toBe(401)
      for (const { status } of await Promise.all(ticks)) expect(status).toBe(200)
      await Promise.all(reads)
      expect((await user(stolen)).status).toBe(401)
    }
  })

  test('holds at once on a second process', async () => {
    // T-OUT-1
    const stolen = aCopy(member.jar)
    const second = await server.second()
    expect((await second.call('GET', '/api/user', undefined, { jar: stolen })).status).toBe(200)
    await logOut(member.jar)
    expect((await second.call('GET', '/api/user', undefined, { jar: stolen })).status).toBe(401)
  })

  test('leaves nothing private for the back button', async () => {
    // T-OUT-2: the answers that show a person may not be kept; the page itself holds none of it.
    expect((await user(member.jar)).headers['cache-control']).toBe('no-store')
    expect((await logOut(member.jar)).headers['clear-site-data']).toBe('"cache"')
  })

  test('clears the cookie even while the store is away, and nobody is let in then', async () => {
    const away = simulateStoreOutage()
    const answers = [await logOut(aCopy(member.jar)), await user(aCopy(member.jar)), await logInAnswer()]
    away.restore()
    for (const { status, body, headers } of answers) {
      expect(status).toBe(503)
      expect(body.message).toBe('The server is temporarily unavailable. Please try again.')
      expect(headers['retry-after']).toBe('5')
    }
    expect(answers.map(({ headers }) => headers['set-cookie'])).toEqual([cleared, undefined, undefined])
    expect((await user(member.jar)).status).toBe(200)
  })
})

test('what has ended is deleted, and what lives stays', async () => {
  const email = `late${member.user.email}`
  await server.call('POST', '/api/auth/request-otp', { email, userData: { password: 'goats climb well' } })
  await server.call('POST', '/api/auth/request-password-reset', { email: member.user.email })
  const inviteOnce = (jar: CookieJar, key: string) =>
    server.call(
      'POST',
      '/api/buddy/request',
      { toEmail: email },
      { jar, headers: { 'idempotency-key': key } },
    )
  const { jar: neighbour } = await aMember(server)
  expect((await inviteOnce(neighbour, 'early')).status).toBe(201)
  server.wait(31 * dayMs)
  const fresh = await logIn()
  expect((await inviteOnce(fresh, 'late')).status).toBe(201)
  await deleteExpired(server.store)
  const { db } = server.store
  expect(await db.selectFrom('registration_attempt').select('id').execute()).toHaveLength(0)
  expect(await db.selectFrom('password_reset').select('user_id').execute()).toHaveLength(0)
  expect(await db.selectFrom('idempotency').select('key').execute()).toEqual([{ key: 'late' }])
  expect(await sessionsOf(member.user.id)).toHaveLength(1)
  expect((await user(fresh)).status).toBe(200)
  const devices = db.selectFrom('known_device').select('user_id').where('user_id', '=', member.user.id)
  expect((await devices.execute()).length).toBeGreaterThan(0)
})
