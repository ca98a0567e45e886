import argon2 from '@node-rs/argon2'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { dayMs } from '#platform/durations.ts'
import { aMember, codeSentTo } from '#testing/people.ts'
import { CookieJar } from '#testing/server/cookie-jar.ts'
import { sharedServer } from '#testing/server/shared-server.ts'
import { startTestServer } from '#testing/server/test-server.ts'
import { recordStatements } from '#testing/statements.ts'

beforeEach(() => {
  vi.spyOn(argon2, 'hash')
  vi.spyOn(argon2, 'verify')
})
let turn = 0
let email: string
let ip: string

const server = await sharedServer()
beforeEach(() => {
  turn += 1
  email = `ada${turn}@example.com`
  ip = `203.0.113.${turn}`
})

const password = 'mountain goats climb well'
const standardAnswer = {
  message:
    'If this address can be used, we sent it an email with a 6-digit code. The code expires in 10 minutes.',
  expiresInSeconds: 600,
  resendAfterSeconds: 60,
}
const register = (jar: CookieJar, more: object = {}, to = email, from = ip) =>
  server.call(
    'POST',
    '/api/auth/request-otp',
    { email: to, userData: { password, ...more } },
    { jar, ip: from },
  )
const resend = (jar: CookieJar | undefined, to = email, from = ip) =>
  server.call('POST', '/api/auth/request-otp', { email: to }, { ...(jar ? { jar } : {}), ip: from })
const verify = (jar: CookieJar, otp: string, to = email, from = ip) =>
  server.call('POST', '/api/auth/verify-otp', { email: to, otp }, { jar, ip: from })
const logIn = (secret: string, to = email) =>
  server.call('POST', '/api/login', { email: to, password: secret }, { ip })
const countHashes = () =>
  vi.mocked(argon2.hash).mock.calls.length + vi.mocked(argon2.verify).mock.calls.length
const mailsTo = async (to: string) => (await server.mails()).filter((mail) => mail.to === to)

describe('registering', () => {
  test('sends a code that works for 10 minutes and makes no account yet', async () => {
    const jar = new CookieJar()
    const answer = await register(jar)
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual(standardAnswer)
    expect(String(answer.headers['set-cookie'])).toMatch(
      /^pre=[\w-]{43}; Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax$/,
    )
    const [mail, ...more] = await mailsTo(email)
    expect(more).toHaveLength(0)
    expect(mail).toMatchObject({ subject: 'Your Capra code', usefulForMs: 600_000 })
    expect(mail?.text).toMatch(/\b\d{6}\b/)
    expect((await logIn(password)).status).toBe(401)
  })

  test('twice in one browser keeps one attempt, with the newer password and code', async () => {
    const jar = new CookieJar()
    await register(jar)
    const firstCode = await codeSentTo(server, email)
    server.wait(61_000)
    await register(jar, { password: 'a quite different one', firstName: 'Ada' })
    const secondCode = await codeSentTo(server, email)

    if (firstCode !== secondCode)
      expect((await verify(jar, firstCode)).body.message).toBe(
        'That code was replaced by a newer one. Use the code in the latest email.',
      )
    expect((await verify(jar, secondCode)).body).toMatchObject({ email, firstName: 'Ada' })
    expect((await logIn(password)).status).toBe(401)
    expect((await logIn('a quite different one')).status).toBe(200)
  })

  test('at once in one browser ends as one attempt', async () => {
    const jar = new CookieJar()
    await register(jar)
    server.wait(61_000)
    const answers = await Promise.all([
      register(jar, { password: 'parallel one' }),
      register(jar, { password: 'parallel two' }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429])
    const won = answers[0].status === 200 ? 'parallel one' : 'parallel two'
    expect((await verify(jar, await codeSentTo(server, email))).status).toBe(200)
    expect((await logIn(won)).status).toBe(200)
  })

  test.each([
    ['an address that is none', { email: 'ada@localhost' }, 'Enter a valid email address.'],
    ['an address that is no text', { email: 7 }, 'Enter a valid email address.'],
    ['a short password', { userData: { password: 'short' } }, 'Passwords must have 8 to 128 characters.'],
    [
      'a common password',
      { userData: { password: 'password1' } },
      'This password is too common. Choose a longer or less common one.',
    ],
    [
      'a name with a link',
      { userData: { password, lastName: 'www.evil.example' } },
      'Names can be up to 50 characters and cannot contain links. Remove “www.”.',
    ],
  ])('refuses %s', async (_, change, message) => {
    const body = { email, userData: { password }, ...change }
    const answer = await server.call('POST', '/api/auth/request-otp', body, { ip })
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ message, code: 'invalid' })
    expect(answer.headers['set-cookie']).toBeUndefined()
  })

  test('keeps what a stranger typed out of the mail, and escapes it nowhere too early', async () => {
    // T-OTP-5
    const jar = new CookieJar()
    await register(jar, { firstName: '<img src=x onerror=alert(1)>' })
    const [mail] = await mailsTo(email)
    expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toContain('onerror')
    const { body } = await verify(jar, await codeSentTo(server, email))
    expect(body.firstName).toBe('<img src=x onerror=alert(1)>')
  })

  test('takes no mail link from the Host header', async () => {
    // T-OTP-6
    await aMember(server, email)
    await server.call(
      'POST',
      '/api/auth/request-otp',
      { email, userData: { password } },
      { ip, headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' } },
    )
    const mail = (await mailsTo(email)).at(-1)
    expect(mail?.html).toContain('http://localhost:3000/auth')
    expect(`${mail?.text}${mail?.html}`).not.toContain('evil.example')
  })
})

describe('an address that has an account', () => {
  test('gets a mail that says so, and no code', async () => {
    await aMember(server, email)
    const answer = await register(new CookieJar())
    expect(answer.body).toEqual(standardAnswer)
    const mail = (await mailsTo(email)).at(-1)
    expect(mail).toMatchObject({
      kind: 'existing-account',
      subject: 'You already have a Capra account',
    })
    expect(mail?.text).not.toMatch(/\b\d{6}\b/)
    expect((await logIn(password)).status).toBe(200)
  })

  test('is told apart by nothing that the caller can see or measure', async () => {
    // T-OTP-2. Time follows from work: the same statements and one hash. Milliseconds belong into bench/.
    const known = email
    const unknown = `not.${email}`
    await aMember(server, known)
    const seen = async (to: string) => {
      const jar = new CookieJar()
      const hashes = countHashes()
      const statements = recordStatements()
      const first = await register(jar, {}, to)
      const work = { statements: statements.stop(), hashes: countHashes() - hashes }
      const second = await register(jar, {}, to)
      const again = await resend(undefined, to)
      return {
        work,
        answers: [first, second, again].map(({ status, body, headers }) => ({
          status,
          body: { ...body, requestId: '' },
          headers: Object.keys(headers),
          cookies: String(headers['set-cookie'] ?? '').replace(/pre=[\w-]{43}/, 'pre=…'),
        })),
      }
    }
    const [one, other] = [await seen(known), await seen(unknown)]
    expect(one).toEqual(other)
    expect(one.work.hashes).toBe(1)
    expect(one.work.statements.length).toBeGreaterThan(5)
    expect(one.answers.map(({ status }) => status)).toEqual([200, 429, 429])
  })

  test('counts tries like any other, and lets none succeed', async () => {
    await aMember(server, email)
    const jar = new CookieJar()
    await register(jar)
    expect((await verify(jar, '000000')).body.message).toBe('That code is not right. You have 4 tries left.')
    expect((await verify(new CookieJar(), '000000')).body.message).toBe(
      'That code is not right or has expired. Ask for a new one.',
    )
  })
})

describe('a resend', () => {
  test('sends a new code and the old one stops at once', async () => {
    const jar = new CookieJar()
    await register(jar)
    const old = await codeSentTo(server, email)
    server.wait(61_000)
    const answer = await resend(jar)
    expect(answer.body).toEqual(standardAnswer)
    const fresh = await codeSentTo(server, email)
    if (old !== fresh) expect((await verify(jar, old)).status).toBe(400)
    expect((await verify(jar, fresh)).status).toBe(200)
  })

  test('needs a minute between two codes', async () => {
    const jar = new CookieJar()
    await register(jar)
    const answer = await resend(jar)
    expect(answer.status).toBe(429)
    expect(answer.body.message).toMatch(/^Please wait (60|59) seconds before asking for another code\.$/)
    expect(Number(answer.headers['retry-after'])).toBe(answer.body.retryAfterSeconds)
    expect(await mailsTo(email)).toHaveLength(1)
  })

  test('from another device reaches the only attempt, and with two attempts nobody', async () => {
    await register(new CookieJar())
    server.wait(61_000)
    expect((await resend(undefined, email, '192.0.2.50')).body).toEqual(standardAnswer)
    expect(await mailsTo(email)).toHaveLength(2)

    await register(new CookieJar(), {}, email, '192.0.2.51')
    server.wait(61_000)
    expect((await resend(undefined, email, '192.0.2.50')).body).toEqual(standardAnswer)
    expect(await mailsTo(email)).toHaveLength(3)
  })

  test('does not tell that somebody else registered a moment ago', async () => {
    await register(new CookieJar())
    expect((await resend(undefined, email, '192.0.2.53')).status).toBe(200)
    expect(await mailsTo(email)).toHaveLength(1)
  })

  test('by somebody else for my attempt does not reset its tries', async () => {
    const jar = new CookieJar()
    await register(jar)
    await verify(jar, '000000')
    server.wait(61_000)
    await resend(undefined, email, '192.0.2.54')
    const row = await server.store.db
      .selectFrom('registration_attempt')
      .select(['tries', 'total_tries', 'sends'])
      .where('email_key', '=', email)
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ tries: 0, total_tries: 1, sends: 2 })
  })
})

describe('somebody who registers my address first, in between or last', () => {
  // T-OTP-1: with codes kept by address alone, the newest password would win with my code.
  const attacker = 'the password of an attacker'
  const attack = (jar: CookieJar, from: string) => register(jar, { password: attacker }, email, from)

  test.each([
    ['before me', [true, false, false]],
    ['after me', [false, true, false]],
    ['just before I type my code', [false, false, true]],
    ['all the time', [true, true, true]],
  ])('%s does not get into my account', async (_, [before, after, last]) => {
    const mine = new CookieJar()
    const theirs = new CookieJar()
    if (before) await attack(theirs, '192.0.2.60')
    await register(mine)
    const code = await codeSentTo(server, email)
    if (after) await attack(theirs, '192.0.2.61')
    server.wait(61_000)
    if (last) await attack(new CookieJar(), '192.0.2.62')

    const answer = await verify(mine, code)
    expect(answer.status).toBe(200)
    expect((await logIn(password)).status).toBe(200)
    expect((await logIn(attacker)).status).toBe(401)
    expect([400, 409]).toContain((await verify(theirs, await codeSentTo(server, email))).status)
    expect((await logIn(password)).status).toBe(200)
  })

  test('and a code of theirs that I am tricked to type does not verify my attempt', async () => {
    const mine = new CookieJar()
    await register(mine)
    const myCode = await codeSentTo(server, email)
    await attack(new CookieJar(), '192.0.2.63')
    const theirCode = await codeSentTo(server, email)
    if (myCode !== theirCode) expect((await verify(mine, theirCode)).status).toBe(400)
  })
})

describe('how many mails can be asked for', () => {
  test('20 a day for one address, from however many networks', async () => {
    // T-OTP-3
    const answers = []
    for (let request = 0; request < 60; request += 1)
      answers.push(await register(new CookieJar(), {}, email, `192.0.2.${100 + (request % 50)}`))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
    expect(answers.at(-1)).toMatchObject({ status: 429 })
    expect(answers.at(-1)?.body.message).toBe('Too many codes were requested. Please try again in 24 hours.')
    expect(await mailsTo(email)).toHaveLength(20)

    server.wait(dayMs)
    expect((await register(new CookieJar())).status).toBe(200)
  })

  test('6 a day and 2 open attempts for one address from one network', async () => {
    const jar = new CookieJar()
    const statuses = []
    for (let request = 0; request < 7; request += 1) {
      statuses.push((await register(jar)).status)
      server.wait(61_000)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429])

    const other = `other.${email}`
    const open = [1, 2, 3].map(() => register(new CookieJar(), {}, other))
    expect((await Promise.all(open)).map(({ status }) => status).sort()).toEqual([200, 200, 429])
  })

  test('60 an hour from one network', async () => {
    const strict = await startTestServer({ limits: { codePerHourIp: 3 } })
    const ask = (to: string, from = ip) =>
      strict.call('POST', '/api/auth/request-otp', { email: to }, { ip: from })
    const statuses = []
    for (const to of ['a', 'b', 'c', 'd']) statuses.push((await ask(`${to}@example.com`)).status)
    expect(statuses).toEqual([200, 200, 200, 429])
    expect((await ask('d@example.com', '192.0.2.9')).status).toBe(200)
    await strict.close()
  })
})

test('a waiting code stands in the store in no readable form', async () => {
  await register(new CookieJar())
  const code = await codeSentTo(server, email)
  const row = await server.store.db
    .selectFrom('registration_attempt')
    .selectAll()
    .where('email_key', '=', email)
    .executeTakeFirstOrThrow()
  expect(JSON.stringify({ ...row, id: '' })).not.toContain(`"${code}"`)
  expect(row.password_hash).toMatch(/^\$argon2id\$/)
  expect(JSON.stringify(server.log)).not.toContain(password)
})
