import argon2 from '@node-rs/argon2'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { aMember, codeSentTo } from '#testing/people.ts'
import { CookieJar } from '#testing/server/cookie-jar.ts'
import { sharedServer } from '#testing/server/shared-server.ts'
import { recordStatements } from '#testing/statements.ts'

/**
 * Anyone may start to register anyone's address and keep the cookie of that registration. The cookie must not reveal
 * whether the address has an account, and a browser without it must not disturb the one that has it.
 */

beforeEach(() => {
  vi.spyOn(argon2, 'hash')
  vi.spyOn(argon2, 'verify')
})

const password = 'mountain goats climb well'
const attackersPassword = 'a password of an attacker'

let turn = 0
const server = await sharedServer({ limits: { verifyWrongPerHourIp: 1e6, codePerHourIp: 1e6 } })

const anAddress = () => `cookie-${String(++turn).padStart(4, '0')}@example.com`
const post = (path: string, body: object, jar = new CookieJar(), ip = `198.18.0.${turn % 250}`) =>
  server.call('POST', path, body, { jar, ip })
const register = (email: string, jar: CookieJar, userData = { password }) =>
  post('/api/auth/request-otp', { email, userData }, jar, '192.0.2.8')
const verify = (email: string, otp: string, jar = new CookieJar(), ip?: string) =>
  post('/api/auth/verify-otp', { email, otp }, jar, ip)
const wrong = (code: string) => (code === '111111' ? '222222' : '111111')

describe('signing in with the cookie of a registration', () => {
  async function attack(email: string, typed: string) {
    const jar = new CookieJar()
    await register(email, jar, { password: attackersPassword })
    const [hashes, verifies] = [
      vi.mocked(argon2.hash).mock.calls.length,
      vi.mocked(argon2.verify).mock.calls.length,
    ]
    const statements = recordStatements()
    const { status, body } = await post('/api/login', { email, password: typed }, jar)
    return {
      status,
      body: { ...body, requestId: undefined },
      statements: statements.stop(),
      hashes: vi.mocked(argon2.hash).mock.calls.length - hashes,
      verifies: vi.mocked(argon2.verify).mock.calls.length - verifies,
    }
  }

  test.each([
    ['the password of that registration', attackersPassword, 403],
    ['another password', 'not the password', 401],
  ])('gets the same answer with and without an account: %s', async (_, typed, status) => {
    const { user } = await aMember(server, anAddress())
    server.wait(61_000)
    const unknown = await attack(anAddress(), typed)
    expect(unknown).toMatchObject({ status, hashes: 0, verifies: 2 })
    expect(await attack(user.email, typed)).toEqual(unknown)
  })

  test('is still possible for the owner of the account', async () => {
    const { user, password: owners } = await aMember(server, anAddress())
    server.wait(61_000)
    const jar = new CookieJar()
    await register(user.email, jar)
    expect((await post('/api/login', { email: user.email, password: owners }, jar)).status).toBe(200)
  })

  test('does not reveal that the address has got an account since', async () => {
    const email = anAddress()
    const [attacker, owner] = [new CookieJar(), new CookieJar()]
    await register(email, attacker, { password: attackersPassword })
    server.wait(61_000)
    await register(email, owner)
    const code = await codeSentTo(server, email)
    const look = async () => [
      (await post('/api/login', { email, password: attackersPassword }, attacker)).status,
      (await verify(email, wrong(code), attacker)).body.message.replace(/\d/, 'n'),
    ]
    const before = await look()
    expect((await verify(email, code, owner)).status).toBe(200)
    expect(await look()).toEqual(before)
  })
})

describe('wrong codes from browsers that did not start the registration', () => {
  test('do not use up the tries of the one that did', async () => {
    const email = anAddress()
    const jar = new CookieJar()
    await register(email, jar)
    const code = await codeSentTo(server, email)
    for (let guess = 0; guess < 40; guess += 1)
      await verify(email, wrong(code), new CookieJar(), `192.0.2.${100 + guess}`)
    expect((await verify(email, wrong(code), jar)).body.message).toBe(
      'That code is not right. You have 4 tries left.',
    )
    expect((await verify(email, code, jar)).status).toBe(200)
  })

  test('are 15 a day for one address, from however many networks', async () => {
    const email = anAddress()
    await register(email, new CookieJar())
    const code = await codeSentTo(server, email)
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, i) => verify(email, wrong(code), new CookieJar(), `192.0.2.${i}`)),
    )
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(15)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(25)
    const late = await verify(email, code)
    expect(late.body.message).toBe(
      'Too many attempts. Enter the code in the browser where you created the account.',
    )
  })

  test('are answered and counted alike for every address', async () => {
    const [pending, unknown] = [anAddress(), anAddress()]
    const { user } = await aMember(server, anAddress())
    await register(pending, new CookieJar())
    const guesses = async (email: string) => {
      const seen = []
      for (let guess = 0; guess < 17; guess += 1) {
        const { status, body } = await verify(email, wrong(await codeSentTo(server, pending)))
        seen.push([status, body.message])
      }
      return seen
    }
    const first = await guesses(unknown)
    expect(first.map(([status]) => status)).toEqual([...Array(15).fill(400), 429, 429])
    expect(await guesses(pending)).toEqual(first)
    expect(await guesses(user.email)).toEqual(first)
  })
})

test('the log shows which sign-ins failed for the same account, without naming it', async () => {
  const emails = [anAddress(), anAddress()]
  const start = server.log.length
  for (const email of [emails[0], emails[0]?.toUpperCase(), emails[1]])
    await post('/api/login', { email, password: 'not the password' })
  const lines = server.log.slice(start)
  const accounts = lines.filter(({ event }) => event === 'login_failed').map(({ account }) => account)
  expect(accounts).toEqual([accounts[0], accounts[0], expect.stringMatching(/^[\w-]{12}$/)])
  expect(accounts[2]).not.toBe(accounts[0])
  for (const email of emails) expect(JSON.stringify(lines).toLowerCase()).not.toContain(email)
})
