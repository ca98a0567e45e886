import { afterEach, beforeEach, expect, test } from 'vitest'
import { deleteExpired } from '#accounts/server/delete-expired.ts'
import { dayMs, minuteMs } from '#platform/durations.ts'
import { aMember, codeSentTo } from '#testing/people.ts'
import { CookieJar } from '#testing/server/cookie-jar.ts'
import { startTestServer, type TestServer } from '#testing/server/test-server.ts'

/** The clock was 400 days ahead for a while. What was stored then must neither lock people out nor let them in. */

const ahead = 400 * dayMs
const password = 'mountain goats climb well'

let server: TestServer
beforeEach(async () => {
  server = await startTestServer()
  server.wait(ahead)
})
afterEach(() => server.close())

const correctTheClock = () => server.wait(-ahead)
const post = (call: string, body: object, jar = new CookieJar()) => server.call('POST', call, body, { jar })
const readUser = async (jar: CookieJar) => (await server.call('GET', '/api/user', undefined, { jar })).status

test('a refusal lasts no longer than its limit allows', async () => {
  const email = 'ada@example.com'
  const guess = () => post('/api/login', { email, password: 'not the password' })
  for (let time = 0; time < 10; time += 1) await guess()
  expect((await guess()).status).toBe(429)
  correctTheClock()
  server.wait(15 * minuteMs)
  expect((await guess()).status).toBe(401)
})

test('a small correction of the clock opens no full limit early', async () => {
  const guess = () => post('/api/login', { email: 'ada@example.com', password: 'not the password' })
  for (let time = 0; time < 10; time += 1) await guess()
  server.wait(-minuteMs)
  expect((await guess()).status).toBe(429)
})

test('a session ends within 30 days, whether or not it is used', async () => {
  const { jar } = await aMember(server)
  expect(await readUser(jar)).toBe(200)
  correctTheClock()
  server.wait(30 * dayMs)
  expect(await readUser(jar)).toBe(401)
})

test('a session that was used during that time stays, and ends two weeks after its last use', async () => {
  correctTheClock()
  const { jar } = await aMember(server)
  server.wait(10 * dayMs)
  expect(await readUser(jar)).toBe(200)
  server.wait(-10 * dayMs)
  expect(await readUser(jar)).toBe(200)
  server.wait(14 * dayMs + minuteMs)
  expect(await readUser(jar)).toBe(401)
})

test('a registration can be repeated and finished at once', async () => {
  const email = 'ada@example.com'
  const jar = new CookieJar()
  const register = () => post('/api/auth/request-otp', { email, userData: { password } }, jar)
  expect((await register()).status).toBe(200)
  const oldCode = await codeSentTo(server, email)
  correctTheClock()
  expect((await post('/api/auth/verify-otp', { email, otp: oldCode }, jar)).status).toBe(400)
  expect((await register()).status).toBe(200)
  const otp = await codeSentTo(server, email)
  expect((await post('/api/auth/verify-otp', { email, otp }, jar)).status).toBe(200)
})

test('a reset link and a known device expire', async () => {
  const { user } = await aMember(server)
  await post('/api/auth/request-password-reset', { email: user.email })
  const mail = (await server.mails()).findLast(({ kind }) => kind === 'password-reset')
  const token = /#([\w-]{43})/.exec(mail?.text ?? '')?.[1]
  correctTheClock()
  server.wait(180 * dayMs)
  const reset = await post('/api/auth/reset-password', { token, newPassword: 'goats never look back' })
  expect(reset.status).toBe(400)
  await deleteExpired(server.store)
  for (const table of ['known_device', 'sessions', 'password_reset', 'limit_window'] as const)
    expect(await server.store.db.selectFrom(table).selectAll().execute(), table).toEqual([])
})
