import argon2 from '@node-rs/argon2'
import { beforeEach, describe, expect, test } from 'vitest'
import { aMember, codeSentTo, type TestMember } from '#testing/people.ts'
import { CookieJar } from '#testing/server/cookie-jar.ts'
import { sharedServer } from '#testing/server/shared-server.ts'

/** One password as different devices send it. */
const composed = 'crème brûlée à Ångström'.normalize('NFC')
const decomposed = composed.normalize('NFD')
/** As an input method for full-width letters sends it. */
const wide = composed.replace('c', 'ｃ')
const other = 'où sont les chèvres'.normalize('NFC')

const server = await sharedServer()
let turn = 0
let ip: string
let member: TestMember

beforeEach(async () => {
  turn += 1
  ip = `203.0.113.${turn}`
  member = await aMember(server)
})

const asMember = (method: string, path: string, body: unknown) =>
  server.call(method, path, body, { jar: member.jar, ip })
const logIn = async (password: string, email = member.user.email, jar = new CookieJar()) =>
  (await server.call('POST', '/api/login', { email, password }, { ip, jar })).status

async function setPassword(newPassword: string, currentPassword = member.password): Promise<void> {
  const { status } = await asMember('PUT', '/api/account/password', { currentPassword, newPassword })
  expect(status).toBe(200)
}

async function storedHash(): Promise<string> {
  const { password_hash: hash } = await server.store.db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', member.user.id)
    .executeTakeFirstOrThrow()
  return hash
}

describe.each([
  ['composed', composed],
  ['decomposed', decomposed],
  ['with full-width letters', wide],
])('a password with accents, set %s', (_, set) => {
  const forms = [composed, decomposed, wide]

  test('signs in from every device, and not with another accent', async () => {
    await setPassword(set)
    for (const form of forms) expect(await logIn(form)).toBe(200)
    expect(await logIn(composed.replace('à', 'a'))).toBe(401)
  })

  test('is the same one at a registration', async () => {
    const email = `accents${turn}@example.com`
    const jar = new CookieJar()
    await server.call('POST', '/api/auth/request-otp', { email, userData: { password: set } }, { ip, jar })
    for (const form of forms) expect(await logIn(form, email, jar)).toBe(403)
    const otp = await codeSentTo(server, email)
    expect((await server.call('POST', '/api/auth/verify-otp', { email, otp }, { ip, jar })).status).toBe(200)
    for (const form of forms) expect(await logIn(form, email)).toBe(200)
  })

  test('is the same one after a reset', async () => {
    await server.call('POST', '/api/auth/request-password-reset', { email: member.user.email }, { ip })
    const mail = (await server.mails()).findLast(({ to }) => to === member.user.email)
    const token = /\/auth\/reset#([\w-]{43})\n/.exec(mail?.text ?? '')?.[1]
    const answer = await server.call(
      'POST',
      '/api/auth/reset-password',
      { token, newPassword: set },
      { ip, jar: new CookieJar() },
    )
    expect(answer.status).toBe(200)
    for (const form of forms) expect(await logIn(form)).toBe(200)
  })

  test('confirms what needs the password', async () => {
    await setPassword(set)
    for (const password of forms) {
      for (const path of ['/api/account/export', '/api/account/passkeys/options'])
        expect((await asMember('POST', path, { password })).status).toBe(200)
      await setPassword(other, password)
      await setPassword(set, other)
    }
    const answer = await asMember('POST', '/api/account/delete', { password: decomposed, confirm: 'DELETE' })
    expect(answer.status).toBe(200)
  })
})

test.each([decomposed, wide])(
  'an older hash, of the password as typed, is renewed at a sign-in',
  async (old) => {
    const cost = { memoryCost: 8, timeCost: 1, parallelism: 1 }
    const hash = await argon2.hash(old, cost)
    const row = server.store.db.updateTable('users').where('id', '=', member.user.id)
    await row.set({ password_hash: hash }).execute()
    expect((await asMember('POST', '/api/account/export', { password: old })).status).toBe(200)
    expect(await logIn(other)).toBe(401)
    expect(await storedHash()).toBe(hash)
    expect(await logIn(old)).toBe(200)
    expect(await storedHash()).not.toBe(hash)
    for (const form of [old, composed]) expect(await logIn(form)).toBe(200)
  },
)
