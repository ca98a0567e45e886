import { beforeEach, describe, expect, test } from 'vitest'
import { minuteMs } from '#platform/durations.ts'
import { aMember, type TestMember } from '#testing/people.ts'
import { CookieJar } from '#testing/server/cookie-jar.ts'
import { codeNow, stepMs, type TestApp, turnOnApp, typePassword } from '#testing/server/second-factors.ts'
import { sharedServer } from '#testing/server/shared-server.ts'
import { startTestServer } from '#testing/server/test-server.ts'

let member: TestMember

const server = await sharedServer()
beforeEach(async () => {
  member = await aMember(server)
})

const call = (path: string, body: object, jar = member.jar) =>
  server.call('POST', `/api/account/${path}`, body, { jar })
const factors = async () =>
  (await server.call('GET', '/api/account/factors', undefined, { jar: member.jar })).body
const isSignedIn = async (jar: CookieJar) =>
  (await server.call('GET', '/api/user', undefined, { jar })).status === 200
const password = () => ({ password: member.password })
const mailKinds = async () =>
  (await server.mails()).filter(({ to }) => to === member.user.email).map(({ kind }) => kind)
const sendCode = (jar: CookieJar, code: string, ip = '203.0.113.7') =>
  server.call('POST', '/api/auth/second-factor', { code }, { jar, ip })
const refusal = {
  status: 401,
  body: {
    code: 'unauthenticated',
    message: 'That code is not right, was used before, or has expired. Try the newest code, or start again.',
  },
}

describe('turning the authenticator app on', () => {
  test('takes the password and a code, gives ten recovery codes, and ends the other sessions', async () => {
    const other = (await typePassword(server, member)).jar
    const started = await call('authenticator', password())
    expect(started.body).toMatchObject({ expiresInSeconds: 900, secret: expect.stringMatching(/^\w{32}$/) })
    expect(started.body.uri).toContain(started.body.secret)
    expect((await factors()).authenticator).toEqual({ isOn: false, turnedOnAt: null, recoveryCodesLeft: 0 })
    expect((await typePassword(server, member)).answer.status).toBe(200)

    const code = await codeNow(server, started.body.secret)
    const confirmed = await call('authenticator/confirm', { code })
    expect(confirmed.status).toBe(200)
    expect(new Set(confirmed.body.recoveryCodes).size).toBe(10)
    for (const each of confirmed.body.recoveryCodes) expect(each).toMatch(/^([2-9a-z]{4}-){2}[2-9a-z]{4}$/)
    expect((await factors()).authenticator).toMatchObject({ isOn: true, recoveryCodesLeft: 10 })
    expect([await isSignedIn(member.jar), await isSignedIn(other)]).toEqual([true, false])
    expect(await mailKinds()).toContain('authenticator-on')
  })

  test('is refused with a wrong password or code, and after a quarter of an hour', async () => {
    expect((await call('authenticator', { password: 'not this one' })).status).toBe(403)
    expect((await call('authenticator/confirm', { code: '123456' })).status).toBe(409)
    const { secret } = (await call('authenticator', password())).body
    const wrong = await call('authenticator/confirm', { code: await codeNow(server, secret, 5) })
    expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([400, ['code']])
    server.wait(15 * minuteMs + 1)
    const late = await call('authenticator/confirm', { code: await codeNow(server, secret) })
    expect(late.status).toBe(409)
    expect((await factors()).authenticator.isOn).toBe(false)
  })

  test('while it is on is refused, so that nobody replaces the secret', async () => {
    const { secret } = await turnOnApp(server, member)
    expect((await call('authenticator', password())).status).toBe(409)
    expect((await call('authenticator/confirm', { code: await codeNow(server, secret) })).status).toBe(409)
  })

  test('stores neither the secret nor the codes as they are', async () => {
    const { secret, recoveryCodes } = await turnOnApp(server, member)
    const { db } = server.store
    const stored = JSON.stringify([
      await db.selectFrom('authenticator').selectAll().execute(),
      await db.selectFrom('recovery_code').selectAll().execute(),
      server.log,
    ])
    for (const text of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))])
      expect(stored).not.toContain(text)
    // A secret copied to another user's row is useless there.
    const row = await db
      .selectFrom('authenticator')
      .select('sealed_secret')
      .where('user_id', '=', member.user.id)
      .executeTakeFirstOrThrow()
    expect(server.secrets.decrypt(row.sealed_secret, `totp:${member.user.id}`)).toBe(secret)
    expect(() => server.secrets.decrypt(row.sealed_secret, 'totp:someone else')).toThrow()
    expect(() => server.secrets.decrypt(row.sealed_secret)).toThrow()
  })
})

describe('signing in with the app turned on', () => {
  let app: TestApp
  beforeEach(async () => {
    app = await turnOnApp(server, member)
  })

  test('the password alone opens no session', async () => {
    const { jar, answer } = await typePassword(server, member)
    expect(answer).toMatchObject({ status: 403, body: { code: 'second_factor_needed' } })
    expect(String(answer.headers['set-cookie'])).toMatch(/^mfa=[\w-]{43}; Max-Age=600;.*HttpOnly/)
    expect([jar.get('sid'), jar.get('dev')]).toEqual([undefined, undefined])
    expect(await isSignedIn(jar)).toBe(false)
  })

  test('a wrong password is refused as ever', async () => {
    const { answer, jar } = await typePassword(server, { ...member, password: 'not the password' })
    expect([answer.status, jar.get('mfa')]).toEqual([401, undefined])
  })

  test.each([-1, 0, 1])('a code that is %i steps away signs in', async (steps) => {
    server.wait(stepMs)
    const { jar } = await typePassword(server, member)
    const answer = await sendCode(jar, await codeNow(server, app.secret, steps))
    expect([answer.status, answer.body]).toEqual([200, member.user])
    expect(await isSignedIn(jar)).toBe(true)
    expect(jar.get('mfa')).toBeUndefined()
  })

  test('a code works once, and no older one after it', async () => {
    const code = await codeNow(server, app.secret)
    const first = (await typePassword(server, member)).jar
    const second = (await typePassword(server, member)).jar
    expect((await sendCode(first, code)).status).toBe(200)
    expect(await sendCode(second, code)).toMatchObject(refusal)
    expect(await sendCode(second, await codeNow(server, app.secret, -1))).toMatchObject(refusal)
    expect((await sendCode(second, await codeNow(server, app.secret, 1))).status).toBe(200)
  })

  test('a code typed in many browsers at the same time works in one', async () => {
    const jars = await Promise.all([1, 2, 3, 4].map(async () => (await typePassword(server, member)).jar))
    const code = await codeNow(server, app.secret)
    const answers = await Promise.all(jars.map((jar) => sendCode(jar, code)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401])
  })

  test('the first step counts once, for ten minutes', async () => {
    const { jar } = await typePassword(server, member)
    const copy = new CookieJar()
    copy.set('mfa', jar.get('mfa') ?? '')
    expect((await sendCode(jar, await codeNow(server, app.secret))).status).toBe(200)
    expect(await sendCode(copy, await codeNow(server, app.secret, 1))).toMatchObject(refusal)
    const late = (await typePassword(server, member)).jar
    server.wait(600_001)
    expect(await sendCode(late, await codeNow(server, app.secret))).toMatchObject(refusal)
    expect(await sendCode(new CookieJar(), await codeNow(server, app.secret))).toMatchObject(refusal)
  })

  test('a recovery code signs in once, in any spelling, and its owner gets a mail', async () => {
    const [one = ''] = app.recoveryCodes
    const { jar } = await typePassword(server, member)
    expect((await sendCode(jar, ` ${one.replaceAll('-', ' ').toUpperCase()} `)).status).toBe(200)
    expect((await factors()).authenticator.recoveryCodesLeft).toBe(9)
    expect((await mailKinds()).at(-1)).toBe('recovery-code-used')
    const again = (await typePassword(server, member)).jar
    expect(await sendCode(again, one)).toMatchObject(refusal)
  })

  test('codes of another member are refused', async () => {
    const other = await aMember(server)
    const otherApp = await turnOnApp(server, other)
    const { jar } = await typePassword(server, member)
    expect(await sendCode(jar, otherApp.recoveryCodes[0] ?? '')).toMatchObject(refusal)
    expect(await sendCode(jar, await codeNow(server, otherApp.secret))).toMatchObject(refusal)
  })

  test('new recovery codes replace the old ones', async () => {
    const renewed = await call('recovery-codes', password())
    expect(renewed.body.recoveryCodes).toHaveLength(10)
    const { jar } = await typePassword(server, member)
    expect(await sendCode(jar, app.recoveryCodes[0] ?? '')).toMatchObject(refusal)
    expect((await sendCode(jar, renewed.body.recoveryCodes[0])).status).toBe(200)
  })

  test('after a reset by mail the code is still needed, and older first steps are void', async () => {
    const before = (await typePassword(server, member)).jar
    const { email } = member.user
    await server.call('POST', '/api/auth/request-password-reset', { email })
    const mail = (await server.mails()).findLast(({ to, kind }) => to === email && kind.includes('reset'))
    const token = /[#?&]token=([\w-]+)|#([\w-]{43})/
      .exec(mail?.text ?? '')
      ?.slice(1)
      .find(Boolean)
    const newPassword = 'quite another password'
    const reset = await server.call('POST', '/api/auth/reset-password', { token, newPassword })
    expect(reset.status).toBe(200)
    expect(await sendCode(before, await codeNow(server, app.secret))).toMatchObject(refusal)
    const { jar, answer } = await typePassword(server, { user: member.user, password: newPassword })
    expect(answer.body.code).toBe('second_factor_needed')
    expect((await sendCode(jar, await codeNow(server, app.secret, 1))).status).toBe(200)
  })

  test('turned off, the password is enough again', async () => {
    expect((await call('authenticator/turn-off', { password: 'not this one' })).status).toBe(403)
    const { jar } = await typePassword(server, member)
    expect((await call('authenticator/turn-off', password())).status).toBe(200)
    expect((await call('authenticator/turn-off', password())).status).toBe(409)
    expect(await sendCode(jar, app.recoveryCodes[0] ?? '')).toMatchObject(refusal)
    expect((await typePassword(server, member)).answer.status).toBe(200)
    expect((await factors()).authenticator).toEqual({ isOn: false, turnedOnAt: null, recoveryCodesLeft: 0 })
    expect(await mailKinds()).toContain('authenticator-off')
  })
})

describe('guessing codes', () => {
  test('ends after ten in a quarter of an hour, without blocking the other kind of code', async () => {
    const app = await turnOnApp(server, member)
    const { jar } = await typePassword(server, member)
    const wrong = await codeNow(server, app.secret, 9)
    const answers = await Promise.all(Array.from({ length: 14 }, () => sendCode(jar, wrong)))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(4)
    expect((await sendCode(jar, await codeNow(server, app.secret))).status).toBe(429)
    expect((await sendCode(jar, app.recoveryCodes[0] ?? '')).status).toBe(200)
  })

  test('from many addresses ends for the day, but not in a browser the owner has used', async () => {
    const strict = await startTestServer({ limits: { factorFailsPerDay: 5 } })
    const owner = await aMember(strict)
    const app = await turnOnApp(strict, owner)
    const guess = async (jar: CookieJar, code: string, from: number) =>
      strict.call('POST', '/api/auth/second-factor', { code }, { jar, ip: `198.18.0.${from}` })
    const { jar } = await typePassword(strict, owner)
    const wrong = await codeNow(strict, app.secret, 9)
    const statuses = []
    for (let from = 1; from <= 7; from += 1) statuses.push((await guess(jar, wrong, from)).status)
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429])
    await typePassword(strict, owner, owner.jar)
    expect((await guess(owner.jar, await codeNow(strict, app.secret), 9)).status).toBe(200)
    await strict.close()
  })
})
