import { beforeEach, describe, expect, test } from 'vitest'
import { minuteMs } from '#platform/durations.ts'
import { aMember, type TestMember } from '#testing/people.ts'
import { CookieJar } from '#testing/server/cookie-jar.ts'
import { sharedServer } from '#testing/server/shared-server.ts'
import { startTestServer } from '#testing/server/test-server.ts'
import { recordStatements } from '#testing/statements.ts'

let member: TestMember
let turn = 0
let ip: string

const server = await sharedServer()
beforeEach(async () => {
  turn += 1
  ip = `203.0.113.${turn}`
  member = await aMember(server)
})

const fresh = 'a rope and a good pair of boots'
const sameAnswer = { message: 'If an account uses this address, we sent it a reset link.' }
const ended = 'This link has expired or was already used.'

const ask = (email: string = member.user.email, from = ip, headers = {}) =>
  server.call('POST', '/api/auth/request-password-reset', { email }, { ip: from, headers })
const reset = (token: string, newPassword = fresh, jar = new CookieJar()) =>
  server.call('POST', '/api/auth/reset-password', { token, newPassword }, { ip, jar })
const logIn = (password: string, jar = new CookieJar(), from = ip, at = server) =>
  at.call('POST', '/api/login', { email: member.user.email, password }, { ip: from, jar })
const mailsOf = async (kind: string, to = member.user.email, at = server) =>
  (await at.mails()).filter((mail) => mail.to === to && mail.kind === kind)

async function aLink(): Promise<string> {
  const answer = await ask()
  expect(answer.body).toEqual(sameAnswer)
  server.wait(61_000)
  const mail = (await mailsOf('password-reset')).at(-1)
  return /\/auth\/reset#([\w-]{43})\n/.exec(mail?.text ?? '')?.[1] ?? expect.fail('There is no link.')
}

describe('a reset link', () => {
  test('sets the password, ends every session, tells the owner and signs nobody in', async () => {
    const other = new CookieJar()
    await logIn(member.password, other)
    const token = await aLink()
    const jar = new CookieJar()
    const answer = await reset(token, fresh, jar)
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({ message: 'Your password is changed. Please sign in.' })
    expect(jar.get('sid')).toBeUndefined()
    for (const old of [member.jar, other])
      expect((await server.call('GET', '/api/user', undefined, { jar: old })).status).toBe(401)
    expect((await logIn(member.password)).status).toBe(401)
    expect((await logIn(fresh)).status).toBe(200)
    const [notice, ...more] = await mailsOf('password-changed')
    expect(more).toHaveLength(0)
    expect(notice?.text).toContain('You were signed out everywhere.')
    expect(notice?.text).toContain('http://localhost:3000/auth/forgot')
  })

  test('works once, however many use it at the same moment', async () => {
    const token = await aLink()
    // At most eight hashes are under way at once; the rest are told to come back.
    const answers = await Promise.all(Array.from({ length: 8 }, () => reset(token)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(400)])
    expect((await reset(token)).body.message).toBe(ended)
    expect(await mailsOf('password-changed')).toHaveLength(1)
  })

  test('works for 30 minutes', async () => {
    const token = await aLink()
    server.wait(29 * minuteMs)
    expect((await reset(token)).status).toBe(400)
    const later = await aLink()
    server.wait(28 * minuteMs)
    expect((await reset(later)).status).toBe(200)
  })

  test('ends the other links of that account and no one else’s', async () => {
    const older = await aLink()
    const newer = await aLink()
    const other = await aMember(server)
    await ask(other.user.email, '198.51.100.200')
    expect((await reset(newer)).status).toBe(200)
    expect((await reset(older)).body.message).toBe(ended)
    const left = await server.store.db.selectFrom('password_reset').select('user_id').execute()
    expect(left.map((row) => row.user_id)).toContain(other.user.id)
    expect(left.map((row) => row.user_id)).not.toContain(member.user.id)
  })

  test.each([
    ['a short one', 'short', 'Passwords must have 8 to 128 characters.'],
    ['a common one', 'password1', 'This password is too common. Choose a longer or less common one.'],
  ])('is not used up by a refused password: %s', async (_, password, sentence) => {
    const token = await aLink()
    const refused = await reset(token, password)
    expect(refused.status).toBe(400)
    expect(refused.body.fields).toEqual({ newPassword: sentence })
    expect((await reset(token)).status).toBe(200)
  })

  test.each([
    ['made up', 'A'.repeat(43)],
    ['empty', ''],
    ['no text', 7],
    ['very long', 'A'.repeat(20_000)],
  ])('that is %s is refused', async (_, token) => {
    const answer = await server.call('POST', '/api/auth/reset-password', { token, newPassword: fresh })
    expect(answer.status).toBe(400)
    expect(answer.body.message).toBe(ended)
  })

  test('lets its owner in past a flood of wrong passwords from elsewhere', async () => {
    const guarded = await startTestServer({ limits: { loginFailsPerHourAddress: 3 } })
    try {
      member = await aMember(guarded)
      const guess = (from: string, jar?: CookieJar) => logIn('wrong password', jar, from, guarded)
      for (const from of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) await guess(from)
      expect((await logIn(member.password, new CookieJar(), ip, guarded)).status).toBe(429)
      await guarded.call('POST', '/api/auth/request-password-reset', { email: member.user.email }, { ip })
      const [mail] = await mailsOf('password-reset', member.user.email, guarded)
      const token = /#([\w-]{43})/.exec(mail?.text ?? '')?.[1]
      const jar = new CookieJar()
      await guarded.call('POST', '/api/auth/reset-password', { token, newPassword: fresh }, { ip, jar })
      expect((await logIn(fresh, jar, ip, guarded)).status).toBe(200)
    } finally {
      await guarded.close()
    }
  })

  test('is kept only as a hash and stands in no line of the log', async () => {
    const token = await aLink()
    await reset(token)
    const written = JSON.stringify(server.log)
    expect(written).toContain('password_reset')
    for (const secret of [token, fresh, member.password]) expect(written).not.toContain(secret)
    await aLink()
    const rows = await server.store.db.selectFrom('password_reset').selectAll().execute()
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain(token)
  })
})

describe('asking for a link', () => {
  // T-OTP-2, for this call.
  test('looks and works alike for an address with an account and one without', async () => {
    const seen = async (email: string) => {
      const statements = recordStatements()
      const first = await ask(email)
      const work = statements.stop()
      const second = await ask(email)
      return {
        work,
        answers: [first, second].map(({ status, body, headers }) => ({
          status,
          body: { ...body, requestId: '' },
          headers: Object.keys(headers),
        })),
      }
    }
    const [known, unknown] = [await seen(member.user.email), await seen(`not.${member.user.email}`)]
    expect(known).toEqual(unknown)
    expect(known.work.length).toBeGreaterThan(5)
    expect(known.answers.map(({ status }) => status)).toEqual([200, 429])
    expect(known.answers[1]?.body.message).toMatch(
      /^Please wait \d+ seconds before you request another link\.$/,
    )
  })

  test('mails nobody who has no account', async () => {
    const address = `nobody${turn}@example.com`
    expect((await ask(address)).body).toEqual(sameAnswer)
    expect((await server.mails()).filter(({ to }) => to === address)).toEqual([])
  })

  test('is counted apart from codes', async () => {
    const code = () => server.call('POST', '/api/auth/request-otp', { email: member.user.email }, { ip })
    for (let i = 0; i < 6; i++) {
      expect((await code()).status).toBe(200)
      server.wait(61_000)
    }
    expect((await code()).status).toBe(429)
    expect((await ask()).status).toBe(200)
    expect(await mailsOf('password-reset')).toHaveLength(1)
  })

  test('for many addresses from one network ends after 60 an hour', async () => {
    for (let i = 0; i < 60; i++) expect((await ask(`person${i}@example.net`)).status).toBe(200)
    const refused = await ask('person60@example.net')
    expect(refused.status).toBe(429)
    expect(refused.body.message).toMatch(
      /^Too many emails were requested\. Please try again in \d+ minutes\.$/,
    )
  })

  // T-OTP-6
  test('gives links to this site, whatever host was asked', async () => {
    await ask(member.user.email, ip, { host: 'evil.example', 'x-forwarded-host': 'evil.example' })
    const [mail] = await mailsOf('password-reset')
    expect(mail?.text).toContain('http://localhost:3000/auth/reset#')
    expect(JSON.stringify(mail)).not.toContain('evil.example')
  })

  test('needs an address that can exist', async () => {
    const answer = await ask('no address')
    expect(answer.status).toBe(400)
    expect(answer.body.fields).toEqual({ email: 'Enter a valid email address.' })
  })
})
