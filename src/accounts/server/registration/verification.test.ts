import { beforeEach, describe, expect, test } from 'vitest'
import { dayMs } from '#platform/durations.ts'
import { aMember, codeSentTo } from '#testing/people.ts'
import { CookieJar } from '#testing/server/cookie-jar.ts'
import { sharedServer } from '#testing/server/shared-server.ts'
import { type Answer, startTestServer } from '#testing/server/test-server.ts'

let turn = 0
let email: string
let ip: string
let jar: CookieJar

const server = await sharedServer({ limits: { verifyWrongPerHourIp: 500 } })
beforeEach(() => {
  turn += 1
  email = `ada${turn}@example.com`
  ip = `203.0.113.${turn}`
  jar = new CookieJar()
})

const password = 'mountain goats climb well'
const register = (who = jar, to = email, from = ip) =>
  server.call('POST', '/api/auth/request-otp', { email: to, userData: { password } }, { jar: who, ip: from })
const verify = (otp: unknown, who: CookieJar | undefined = jar, to = email) =>
  server.call('POST', '/api/auth/verify-otp', { email: to, otp }, { ...(who ? { jar: who } : {}), ip })
const resend = async () => {
  server.wait(61_000)
  return server.call('POST', '/api/auth/request-otp', { email }, { jar, ip })
}
const theCode = () => codeSentTo(server, email)
const wrong = (code: string) => (code === '111111' ? '222222' : '111111')
const aCopy = (of: CookieJar) => {
  const copy = new CookieJar()
  copy.set('pre', of.get('pre') ?? '')
  return copy
}
const times = (answers: readonly Answer[], status: number) =>
  answers.filter((answer) => answer.status === status).length
const attempt = () =>
  server.store.db
    .selectFrom('registration_attempt')
    .selectAll()
    .where('email_key', '=', email)
    .executeTakeFirstOrThrow()
const countAccounts = async () =>
  (await server.store.db.selectFrom('users').select('id').where('email_key', '=', email).execute()).length

const notRight = 'That code is not right or has expired. Ask for a new one.'

describe('the right code', () => {
  test('makes the account and signs in', async () => {
    await register()
    const binding = jar.get('pre')
    const answer = await verify(await theCode())
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      username: `ada${turn}`,
      firstName: null,
      lastName: null,
      email,
    })
    const cookies = [answer.headers['set-cookie']].flat().join('\n')
    expect(cookies).toMatch(/^sid=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/m)
    expect(cookies).toMatch(/^dev=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/m)
    expect(cookies).toMatch(/^pre=; Max-Age=0; Path=\/; HttpOnly; SameSite=Lax$/m)
    expect((await server.call('GET', '/api/user', undefined, { jar })).body).toEqual(answer.body)
    expect(jar.get('sid')).not.toBe(binding)
  })

  test('typed again says that it was used', async () => {
    // T-VER-6, and the retry of somebody who never got the first answer.
    await register()
    const retry = aCopy(jar)
    const code = await theCode()
    await verify(code)
    const again = await verify(code, retry)
    expect(again.status).toBe(400)
    expect(again.body.message).toBe('This code was already used. Please sign in.')
    expect(retry.get('sid')).toBeUndefined()
    expect((await verify(code, new CookieJar())).body.message).toBe(notRight)
    expect(await countAccounts()).toBe(1)
  })

  test('may have spaces and dashes', async () => {
    await register()
    const code = await theCode()
    expect((await verify(` ${code.slice(0, 3)} - ${code.slice(3)} `)).status).toBe(200)
  })

  test('works on another device while there is only one attempt', async () => {
    await register()
    const phone = new CookieJar()
    expect((await verify(await theCode(), phone)).status).toBe(200)
    expect((await server.call('GET', '/api/user', undefined, { jar: phone })).status).toBe(200)
  })

  test('of another attempt does not work in this browser', async () => {
    // T-VER-4
    await register()
    const mine = await theCode()
    const other = new CookieJar()
    await register(other, email, '192.0.2.70')
    const theirs = await theCode()
    if (mine !== theirs) {
      expect((await verify(theirs)).body.message).toBe('That code is not right. You have 4 tries left.')
      expect((await verify(mine, other)).status).toBe(400)
    }
    expect((await verify(mine, new CookieJar())).body.message).toBe(notRight)
    expect((await verify(mine)).status).toBe(200)
  })

  test('for another address does not work', async () => {
    await register()
    const code = await theCode()
    expect((await verify(code, jar, `other.${email}`)).body.message).toBe(notRight)
    expect((await verify(code)).status).toBe(200)
  })

  test('replaces the session that the browser had', async () => {
    // T-VER-5: whoever planted that session may not share the new one.
    const other = await aMember(server)
    const planted = other.jar.get('sid') ?? ''
    jar.set('sid', planted)
    await register()
    await verify(await theCode())
    expect(jar.get('sid')).not.toBe(planted)
    expect((await server.call('GET', '/api/user', undefined, { jar: other.jar })).status).toBe(401)
    expect((await server.call('GET', '/api/user', undefined, { jar })).body.email).toBe(email)
  })

  test('comes too late when the address became an account meanwhile', async () => {
    await register()
    const other = await aMember(server)
    await server.store.db
      .updateTable('users')
      .set({ email_key: email })
      .where('id', '=', other.user.id)
      .execute()
    const answer = await verify(await theCode())
    expect(answer).toMatchObject({
      status: 409,
      body: { message: 'This email already has an account. Please sign in.', code: 'conflict' },
    })
    expect(jar.get('sid')).toBeUndefined()
    expect(await countAccounts()).toBe(1)
  })
})

describe('a wrong code', () => {
  test('counts down to a new code, and a new code starts again', async () => {
    await register()
    const code = await theCode()
    const texts = []
    for (let guess = 0; guess < 6; guess += 1) texts.push((await verify(wrong(code))).body.message)
    expect(texts).toEqual([
      'That code is not right. You have 4 tries left.',
      'That code is not right. You have 3 tries left.',
      'That code is not right. You have 2 tries left.',
      'That code is not right. You have 1 tries left.',
      'Too many wrong codes. Ask for a new one.',
      'Too many wrong codes. Ask for a new one.',
    ])
    expect((await verify(code)).body.message).toBe('Too many wrong codes. Ask for a new one.')
    await resend()
    expect((await verify(await theCode())).status).toBe(200)
  })

  test('15 times ends the attempt, whatever was resent', async () => {
    // T-VER-1
    await register()
    for (let code = 0; code < 3; code += 1) {
      if (code > 0) await resend()
      for (let guess = 0; guess < 5; guess += 1) await verify(wrong(await theCode()))
    }
    expect((await verify(await theCode())).body.message).toBe('Too many wrong codes. Please start again.')
    const mails = (await server.mails()).length
    expect((await resend()).status).toBe(200)
    expect((await server.mails()).length).toBe(mails)
    expect((await attempt()).total_tries).toBe(15)

    await register()
    expect((await verify(await theCode())).status).toBe(200)
  })

  test('that was replaced says so', async () => {
    await register()
    const old = await theCode()
    await resend()
    if (old === (await theCode())) return
    expect((await verify(old)).body.message).toBe(
      'That code was replaced by a newer one. Use the code in the latest email.',
    )
    expect((await attempt()).tries).toBe(1)
  })

  test('after ten minutes has expired', async () => {
    await register()
    const code = await theCode()
    server.wait(600_001)
    expect((await verify(code)).body.message).toBe('This code has expired. Ask for a new one.')
    expect((await verify(code, new CookieJar())).body.message).toBe(notRight)
    expect((await attempt()).tries).toBe(0)
    server.wait(dayMs)
    expect((await verify(code)).body.message).toBe(notRight)
  })

  // T-VER-3
  test.each([
    [123456],
    [['123456']],
    ['１２３４５６'],
    ['1234567'],
    ['12345'],
    ['12345a'],
    [''],
    [null],
    ['1e5555'],
  ])('%j is not six digits and costs no try', async (otp) => {
    await register()
    const answer = await verify(otp)
    expect(answer).toMatchObject({ status: 400, body: { message: 'Enter the 6-digit code.' } })
    expect((await attempt()).tries).toBe(0)
  })
})

describe('at the same moment', () => {
  // T-VER-2
  test('200 guesses are 5 guesses', async () => {
    await register()
    const code = await theCode()
    const answers = await Promise.all(Array.from({ length: 200 }, () => verify(wrong(code), aCopy(jar))))
    expect(times(answers, 400)).toBe(200)
    expect(await attempt()).toMatchObject({ tries: 5, total_tries: 5, consumed_at: null })
    expect((await verify(code)).status).toBe(400)
  })

  test('50 times the right code makes one account and one session', async () => {
    await register()
    const code = await theCode()
    const answers = await Promise.all(Array.from({ length: 50 }, () => verify(code, aCopy(jar))))
    expect(times(answers, 200)).toBe(1)
    expect(times(answers, 400)).toBe(49)
    expect(await countAccounts()).toBe(1)
    const { id } = answers.find(({ status }) => status === 200)?.body ?? {}
    const sessions = server.store.db.selectFrom('sessions').selectAll().where('user_id', '=', id)
    expect(await sessions.execute()).toHaveLength(1)
  })

  test('two attempts for one address make one account', async () => {
    await register()
    const mine = await theCode()
    const rival = new CookieJar()
    await register(rival, email, '192.0.2.71')
    const theirs = await theCode()
    const answers = await Promise.all([verify(mine), verify(theirs, rival)])
    expect(times(answers, 200)).toBe(1)
    expect(await countAccounts()).toBe(1)
    const late = answers.find(({ status }) => status !== 200)
    expect(['This email already has an account. Please sign in.', notRight]).toContain(late?.body.message)
  })
})

test('60 wrong codes an hour from one network are enough', async () => {
  const strict = await startTestServer({ limits: { verifyWrongPerHourIp: 3 } })
  const guess = (from: string) =>
    strict.call('POST', '/api/auth/verify-otp', { email, otp: '123456' }, { ip: from })
  const answers = await Promise.all(Array.from({ length: 9 }, () => guess('192.0.2.1')))
  expect(times(answers, 400)).toBe(3)
  expect(times(answers, 429)).toBe(6)
  const refused = await guess('192.0.2.1')
  expect(refused.body.message).toMatch(/^Too many attempts\. Please wait (3600|3599|3598) seconds\.$/)
  expect((await guess('192.0.2.2')).status).toBe(400)
  await strict.close()
})

test('equal names before the @ get different user names', async () => {
  const names = []
  for (const host of ['one', 'two', 'three'])
    names.push((await aMember(server, `grace@${host}.example`)).user.username)
  expect(names[0]).toBe('grace')
  expect(names[1]).toMatch(/^grace-[a-z2-9]{4}$/)
  expect(new Set(names).size).toBe(3)
})
