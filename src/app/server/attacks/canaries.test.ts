import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { codeSentTo } from '#testing/people.ts'
import { CookieJar } from '#testing/server/cookie-jar.ts'
import { startMailServer, type TestMailServer } from '#testing/server/smtp-server.ts'
import { startTestServer, type TestServer } from '#testing/server/test-server.ts'

/**
 * Sends recognizable secrets of users and of the operator through the real product and records everything it prints.
 * None may appear in its output or in a response.
 */

const ofOperator = {
  smtpPassword: 'canary-smtp-4f1c9a',
  apiKey: 'sk-canary-77b0de',
}
const password = 'canary password of a goat'
const otherPassword = 'canary password number two'
const email = 'canary-corvin@example.com'
const note = 'canary note about two pointers'
const question = 'canary question to the tutor'

/** Uses the same store as the product, to read the mails that it queues. */
let server: TestServer
let mailServer: TestMailServer
/** Refuses every request with an error that contains the API key. */
let provider: Server
let product: ChildProcess
let origin = ''
let printed = ''
const answers: string[] = []
const secrets = new Map<string, string>()

beforeAll(async () => {
  server = await startTestServer()
  mailServer = await startMailServer({
    authOptional: false,
    disabledCommands: ['STARTTLS'],
    onAuth: (_auth, _session, done) => done(new Error('Invalid username or password')),
  })
  provider = createServer((request, response) => {
    request.resume()
    response.writeHead(401, { 'content-type': 'application/json' })
    response.end(
      JSON.stringify({ error: { message: `Incorrect API key: ${request.headers.authorization}` } }),
    )
  }).listen(0, '127.0.0.1')
  await once(provider, 'listening')
  const mailPort = new URL(mailServer.url).port
  await start({
    ...server.productSettings,
    LOG_LEVEL: 'debug',
    SMTP_URL: `smtp://capra:${ofOperator.smtpPassword}@127.0.0.1:${mailPort}`,
    AI_BASE_URL: `http://127.0.0.1:${(provider.address() as AddressInfo).port}/v1`,
    AI_MODEL: 'm',
    AI_API_KEY: ofOperator.apiKey,
  })
})
afterAll(async () => {
  product.kill('SIGKILL')
  provider.closeAllConnections()
  provider.close()
  await mailServer.close()
  await server.close()
})

async function start(settings: Readonly<Record<string, string>>): Promise<void> {
  product = spawn(process.execPath, ['main.ts'], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    env: { PORT: '0', DATABASE_URL: '', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [product.stdout, product.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      printed += text
    })
  // The log is flushed later, so either line may be first.
  await vi.waitFor(() => {
    expect(printed).toContain('Capra is ready')
    origin = /Server listening at (http:\/\/127\.0\.0\.1:\d+)/.exec(printed)?.[1] ?? expect.fail(printed)
  }, 60_000)
}

async function call(method: string, path: string, body: object | undefined, jar: CookieJar, query = '') {
  const response = await fetch(`${origin}${path}${query}`, {
    method,
    headers: { cookie: jar.header(), ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  jar.keep(response.headers.getSetCookie())
  for (const name of ['pre', 'sid', 'dev'])
    if (jar.get(name)) secrets.set(`${name} ${secrets.size}`, jar.get(name) ?? '')
  const text = await response.text()
  answers.push(text)
  return { status: response.status, text }
}

test('no secret is printed or returned from sign-up to deletion, errors included', async () => {
  const jar = new CookieJar()
  const register = { email, userData: { password, firstName: 'Corvin' } }
  expect((await call('POST', '/api/auth/request-otp', register, jar)).status).toBe(200)
  const code = await codeSentTo(server, email)
  secrets.set('code', code)
  await call('POST', '/api/auth/verify-otp', { email, otp: code === '000000' ? '111111' : '000000' }, jar)
  expect((await call('POST', '/api/auth/verify-otp', { email, otp: code }, jar)).status).toBe(200)
  await call('PUT', '/api/company-questions/1/mark', { note }, jar)

  const session = JSON.parse(
    (await call('POST', '/api/ai-tutor/session/new', { topicId: 'arrays' }, jar)).text,
  )
  const asked = { topicId: 'arrays', sessionId: session.sessionId, message: question }
  expect((await call('POST', '/api/ai-tutor/chat', asked, jar)).status).toBe(502)

  expect((await call('POST', '/api/auth/request-password-reset', { email }, jar)).status).toBe(200)
  const mail = (await server.mails()).findLast(({ kind }) => kind === 'password-reset')
  const token = /#([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? expect.fail('There is no link.')
  secrets.set('reset token', token)
  await call('POST', '/api/auth/reset-password', { token, newPassword: 'short' }, jar)
  expect(
    (await call('POST', '/api/auth/reset-password', { token, newPassword: otherPassword }, jar)).status,
  ).toBe(200)
  await call('POST', '/api/login', { email, password }, jar)
  expect((await call('POST', '/api/login', { email, password: otherPassword }, jar)).status).toBe(200)
  await call('POST', '/api/account/export', { password }, jar)
  expect((await call('POST', '/api/account/export', { password: otherPassword }, jar)).status).toBe(200)

  await call('POST', '/api/buddy/request', { toEmail: 'canary-goatmate@example.org' }, jar)
  const invitation = (await server.mails()).findLast(({ kind }) => kind === 'buddy-invitation')
  secrets.set(
    'token to stop invitations',
    /stop-invitations#(\S+)/.exec(invitation?.text ?? '')?.[1] ?? expect.fail(),
  )
  // Invalid requests, whose errors might be reported in full.
  await call('POST', '/api/login', { email, password: { [password]: otherPassword } }, jar)
  await call(
    'POST',
    `/api/nothing/${token}`,
    { token },
    jar,
    `?token=${token}&password=${encodeURIComponent(password)}`,
  )
  await call('GET', '/api/user', undefined, jar, `?password=${encodeURIComponent(password)}`)
  await call('POST', '/api/account/delete', { password: otherPassword, confirm: 'DELETE' }, jar)
  // The mail server refuses the mails, which is logged as well.
  await vi.waitFor(() => expect(printed).toContain('mail postponed'), 60_000)

  expect(secrets.size).toBeGreaterThan(6)
  const ofPeople = { password, otherPassword, ...Object.fromEntries(secrets) }
  const appSecret = server.productSettings.APP_SECRET ?? expect.fail()
  const never = { ...ofOperator, appSecret, ...ofPeople }
  for (const [what, secret] of Object.entries(never))
    expect(printed.includes(secret), `${what} is printed`).toBe(false)
  for (const [what, text] of Object.entries({ note, question, email, ip: '127.0.0.1"' }))
    expect(printed.includes(text), `${what} is printed`).toBe(false)
  const answered = answers.join('\n')
  for (const [what, secret] of Object.entries(never))
    expect(answered.includes(secret), `${what} is answered`).toBe(false)
  // Proves that the search works: these secrets are in the mails and replies where they belong.
  expect(printed).toContain('password_reset')
  expect(answered).toContain(note)
})

test('invalid settings are refused without printing the secret ones', async () => {
  const env = {
    APP_SECRET: 'canary-too-short',
    SMTP_URL: 'canary-no-address',
    DATABASE_URL: 'mysql://u:canary-db@x/y',
  }
  const refused = spawn(process.execPath, ['main.ts'], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [refused.stdout, refused.stderr])
    stream.setEncoding('utf8').on('data', (text) => (output += text))
  const [exitCode] = await once(refused, 'close')
  expect(exitCode).toBe(1)
  expect(output).toContain('APP_SECRET')
  expect(output).not.toContain('canary')
})
