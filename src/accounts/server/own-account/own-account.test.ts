import { beforeEach, describe, expect, test } from 'vitest'
import { dayMs } from '#platform/durations.ts'
import { aMember, type TestMember } from '#testing/people.ts'
import { CookieJar } from '#testing/server/cookie-jar.ts'
import { sharedServer } from '#testing/server/shared-server.ts'

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
const notRight = 'Your current password is not right.'

const asMember = (method: string, path: string, body?: unknown, jar = member.jar) =>
  server.call(method, path, body, { jar, ip })
const isSignedIn = async (jar: CookieJar) =>
  (await server.call('GET', '/api/user', undefined, { jar })).status === 200
const sessions = async (jar = member.jar) =>
  (await asMember('GET', '/api/account/sessions', undefined, jar)).body

async function signInElsewhere(password = member.password, userAgent = 'Firefox/140.0 (X11; Linux)') {
  const jar = new CookieJar()
  const headers = { 'user-agent': userAgent }
  const { email } = member.user
  const answer = await server.call('POST', '/api/login', { email, password }, { jar, ip, headers })
  return { jar, status: answer.status }
}

describe('changing the name', () => {
  const change = (firstName: unknown, lastName: unknown = '') =>
    asMember('PUT', '/api/account/name', { firstName, lastName })

  test('shows the new one everywhere, and the username when it is empty', async () => {
    const answer = await change(' Grace ', 'Hopper')
    expect(answer).toMatchObject({ status: 200, body: { firstName: 'Grace', lastName: 'Hopper' } })
    expect((await asMember('GET', '/api/user')).body).toEqual(answer.body)
    expect((await change('', 5)).body).toMatchObject({ firstName: null, lastName: null })
  })

  test('has the rules of a registration', async () => {
    const before = (await asMember('GET', '/api/user')).body
    for (const name of ['https://evil.example', 'x'.repeat(51), 'Ada\u202E']) {
      const { status, body } = await change('Ada', name)
      expect(status).toBe(400)
      expect(body.fields.lastName).toMatch(/^Names /)
    }
    expect((await asMember('GET', '/api/user')).body).toEqual(before)
  })
})

describe('changing the password', () => {
  const change = (currentPassword: unknown, newPassword: unknown = fresh) =>
    asMember('PUT', '/api/account/password', { currentPassword, newPassword })

  test('renews this session, ends the others and tells the owner', async () => {
    const { jar: other } = await signInElsewhere()
    const before = member.jar.get('sid') ?? ''
    const old = new CookieJar()
    old.set('sid', before)
    const answer = await change(member.password)
    expect(answer.status).toBe(200)
    expect(member.jar.get('sid')).not.toBe(before)
    expect([await isSignedIn(member.jar), await isSignedIn(old), await isSignedIn(other)]).toEqual([
      true,
      false,
      false,
    ])
    expect((await signInElsewhere()).status).toBe(401)
    expect((await signInElsewhere(fresh)).status).toBe(200)
    const notice = (await server.mails()).filter(
      ({ to, kind }) => to === member.user.email && kind === 'password-changed',
    )
    expect(notice.map(({ subject }) => subject)).toEqual(['Your Capra password was changed'])
  })

  test('forgets the browsers that were known, all but this one, and ends mailed links', async () => {
    await signInElsewhere()
    await asMember('POST', '/api/auth/request-password-reset', { email: member.user.email })
    await change(member.password)
    const rowsOf = (table: 'known_device' | 'password_reset') =>
      server.store.db.selectFrom(table).selectAll().where('user_id', '=', member.user.id).execute()
    expect(await rowsOf('known_device')).toHaveLength(1)
    expect(await rowsOf('password_reset')).toHaveLength(0)
  })

  test('needs the present one; wrong ones are counted without locking the owner out elsewhere', async () => {
    const wrong = await change('not this one')
    expect(wrong.status).toBe(403)
    expect(wrong.body.message).toBe(notRight)
    expect(wrong.body.fields).toEqual({ currentPassword: notRight })
    for (let i = 0; i < 9; i++) expect((await change('not this one')).status).toBe(403)
    const limited = await change(member.password)
    expect(limited.status).toBe(429)
    expect(limited.body.message).toMatch(
      /^Too many wrong passwords\. Please wait \d+ seconds or reset your password\.$/,
    )
    expect((await signInElsewhere()).status).toBe(200)
    expect(await isSignedIn(member.jar)).toBe(true)
  })

  test('right ones count as none', async () => {
    let current = member.password
    for (let i = 0; i < 12; i++) {
      const next = `${fresh} ${i}`
      expect((await change(current, next)).status).toBe(200)
      current = next
    }
  })

  test.each([
    ['an empty present one', '', fresh, 'Enter your password.'],
    ['a present one that is no text', 7, fresh, 'Enter your password.'],
    ['a short new one', 'x', 'short', 'Passwords must have 8 to 128 characters.'],
    [
      'a common new one',
      'x',
      'password1',
      'This password is too common. Choose a longer or less common one.',
    ],
  ])('refuses %s', async (_, current, next, sentence) => {
    const answer = await change(current, next)
    expect(answer.status).toBe(400)
    expect(answer.body.message).toBe(sentence)
  })

  test('twice at once leaves the password of one of them, and one session', async () => {
    const other = `${fresh} too`
    const answers = await Promise.all([change(member.password), change(member.password, other)])
    const won = answers.findIndex(({ status }) => status === 200)
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
    expect((await signInElsewhere(won === 0 ? fresh : other)).status).toBe(200)
    expect((await signInElsewhere(won === 0 ? other : fresh)).status).toBe(401)
  })
})

describe('sessions', () => {
  test('are listed with the browser, this one marked, and nothing that opens one', async () => {
    await signInElsewhere()
    const listed = await sessions()
    expect(listed).toHaveLength(2)
    expect(listed.filter((one: { isCurrent: boolean }) => one.isCurrent)).toHaveLength(1)
    expect(listed).toContainEqual({
      id: expect.any(String),
      device: 'Firefox on Linux',
      isCurrent: false,
      signedInAt: expect.stringMatching(/^\d{4}-.*\.\d{3}Z$/),
      lastSeenAt: expect.stringMatching(/Z$/),
    })
    expect(JSON.stringify(listed)).not.toContain(member.jar.get('sid'))
  })

  test('that ended by themselves are not listed', async () => {
    await signInElsewhere()
    server.wait(13 * dayMs)
    await isSignedIn(member.jar)
    server.wait(2 * dayMs)
    expect(await sessions()).toHaveLength(1)
  })

  test('can be ended one by one, at once and on every process', async () => {
    const { jar: other } = await signInElsewhere()
    const second = await server.second()
    const listed = await sessions()
    const { id } = listed.find((one: { isCurrent: boolean }) => !one.isCurrent)
    const answer = await asMember('DELETE', `/api/account/sessions/${id}`)
    expect(answer.body).toEqual({ message: 'That browser is signed out.' })
    expect((await second.call('GET', '/api/user', undefined, { jar: other })).status).toBe(401)
    expect(await isSignedIn(member.jar)).toBe(true)
    const again = await asMember('DELETE', `/api/account/sessions/${id}`)
    expect(again.status).toBe(404)
    expect(again.body.message).toBe('That session has already ended.')
  })

  test('of somebody else cannot be ended, nor told from ones that never were', async () => {
    const stranger = await aMember(server)
    const [{ id }] = await sessions(stranger.jar)
    const foreign = await asMember('DELETE', `/api/account/sessions/${id}`)
    const unknown = await asMember('DELETE', '/api/account/sessions/0190-nobody')
    expect([foreign.status, foreign.body.message]).toEqual([unknown.status, unknown.body.message])
    expect(foreign.status).toBe(404)
    expect(await isSignedIn(stranger.jar)).toBe(true)
  })

  test('can be ended all but this one, twice', async () => {
    const others = [await signInElsewhere(), await signInElsewhere()]
    const end = () => asMember('DELETE', '/api/account/sessions')
    expect((await end()).body).toEqual({ endedCount: 2 })
    expect((await end()).body).toEqual({ endedCount: 0 })
    for (const { jar } of others) expect(await isSignedIn(jar)).toBe(false)
    expect(await isSignedIn(member.jar)).toBe(true)
  })

  test('ending the present one takes its cookie', async () => {
    const [{ id }] = await sessions()
    await asMember('DELETE', `/api/account/sessions/${id}`)
    expect(member.jar.get('sid')).toBeUndefined()
  })
})

test('no password stands in the log', async () => {
  await asMember('PUT', '/api/account/password', { currentPassword: 'canary wrong', newPassword: fresh })
  await asMember('POST', '/api/account/export', { password: 'canary wrong' })
  await asMember('POST', '/api/account/delete', { password: 'canary wrong', confirm: 'DELETE' })
  const written = JSON.stringify(server.log)
  expect(written).toContain('password_refused')
  for (const secret of ['canary wrong', fresh, member.password]) expect(written).not.toContain(secret)
})
