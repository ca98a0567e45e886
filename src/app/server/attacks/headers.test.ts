import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apiPolicy } from '#platform/server/http/security-headers.ts'
import { aMember, type TestMember } from '#testing/people.ts'
import { CookieJar } from '#testing/server/cookie-jar.ts'
import { mountedRoutes } from '#testing/server/mounted-routes.ts'
import { rawRequest, sendRaw } from '#testing/server/raw-request.ts'
import { safeHeaders } from '#testing/server/safe-headers.ts'
import { type Answer, startTestServer, type TestServer } from '#testing/server/test-server.ts'

let server: TestServer
let secure: TestServer
let member: TestMember

beforeAll(async () => {
  server = await startTestServer()
  secure = await startTestServer({ config: { publicUrl: 'https://capra.example', isHttps: true } })
  member = await aMember(server)
})
afterAll(() => Promise.all([server.close(), secure.close()]))

const routes = mountedRoutes().map(({ endpoint }) => endpoint)
const writes = routes.filter(({ method }) => method !== 'GET')

/** Headers of every response by section 1.15 of the specification. */
function expectSafe(
  { headers }: Pick<Answer, 'headers'>,
  of: string,
  policy: string | RegExp = apiPolicy,
): void {
  expect(headers, of).toMatchObject({
    ...safeHeaders,
    'content-security-policy': typeof policy === 'string' ? policy : expect.stringMatching(policy),
  })
  for (const name of Object.keys(headers))
    expect(name, of).not.toMatch(/^(server|x-powered-by|via|x-.*version|access-control-.*|location|refresh)$/)
}

test('every endpoint has the headers, on success and on errors', async () => {
  for (const { method, path, mediaType } of routes)
    for (const jar of [new CookieJar(), member.jar]) {
      // The member's session must last until the end of this loop.
      if (jar === member.jar && path === '/api/logout') continue
      const answer = await server.call(method, path, method === 'GET' ? undefined : {}, { jar })
      expectSafe(answer, `${method} ${path}`)
      // Errors are JSON, also where a file is asked for.
      const type = answer.status < 400 && mediaType ? mediaType : 'application/json'
      expect(answer.headers['content-type'], path).toBe(`${type}; charset=utf-8`)
      if (answer.status >= 400) expect(answer.headers['cache-control'], path).toBe('no-store')
      else expect(answer.headers['cache-control'], path).toMatch(/^(no-store|private, no-cache)$/)
      expect(answer.headers['strict-transport-security'], path).toBeUndefined()
    }
})

test.each([
  ['an unknown endpoint', 'GET', '/api/nothing', 404],
  ['a method that the endpoint does not support', 'PATCH', '/api/login', 405],
  ['a method without any endpoint', 'OPTIONS', '/api/login', 405],
  ['a path with an encoded slash', 'GET', '/api%2Fuser', 404],
  ['a path with an invalid encoding', 'GET', '/api/buddies/%zz', 404],
  ['a parameter that is too long', 'DELETE', `/api/buddies/${'x'.repeat(500)}`, 404],
  ['the health check', 'GET', '/healthz', 200],
  ['the readiness check', 'GET', '/readyz', 200],
  ['the API document', 'GET', '/api/openapi.json', 200],
])('%s carries them too', async (_, method, path, status) => {
  const answer = await server.call(method, path)
  expect(answer.status).toBe(status)
  expectSafe(answer, path)
})

test('the API page has the headers and runs no script', async () => {
  const answer = await server.call('GET', '/api/docs')
  expectSafe(
    answer,
    '/api/docs',
    /^default-src 'none'; style-src 'sha256-[^']+'; frame-ancestors 'none'; base-uri 'none'$/,
  )
})

test('errors of the HTTP parser do not reveal the software', async () => {
  const port = await server.listen()
  for (const [what, request, statuses] of [
    ['no HTTP', 'hello\r\n\r\n', [400]],
    ['no host', 'GET /api/user HTTP/1.1\r\nConnection: close\r\n\r\n', [400, 401]],
    ['an endless header', rawRequest('GET', '/api/user', [`X: ${'x'.repeat(40_000)}`]), [431]],
    ['an endless path', rawRequest('GET', `/${'x'.repeat(40_000)}`), [414, 431]],
    ['two lengths', rawRequest('POST', '/api/logout', ['Content-Length: 0', 'Content-Length: 5']), [400]],
    [
      'a length and chunks',
      rawRequest('POST', '/api/logout', ['Content-Length: 2', 'Transfer-Encoding: chunked']),
      [400],
    ],
    ['an unknown method', rawRequest('BREW', '/api/user'), [400]],
    ['TRACE', rawRequest('TRACE', '/api/user', ['Cookie: sid=secret']), [404, 405]],
    ['CONNECT', rawRequest('CONNECT', 'localhost:80'), [0, 400, 404, 405]],
  ] as const) {
    const answer = await sendRaw(port, request)
    expect(statuses, `${what}: ${answer.body}`).toContain(answer.status)
    for (const name of ['server', 'x-powered-by', 'location'])
      expect(answer.headers[name], what).toBeUndefined()
    expect(answer.body, what).not.toMatch(/fastify|node|HPE_|stack|secret|llhttp|FST_/i)
  }
})

test('HSTS is sent only by a site on https', async () => {
  for (const path of ['/api/user', '/api/nothing', '/healthz'])
    expect((await secure.call('GET', path)).headers['strict-transport-security'], path).toBe(
      'max-age=31536000; includeSubDomains',
    )
})

describe('cookies', () => {
  /** Every cookie set between the sign-up and the deletion of an account. */
  async function cookiesOf(on: TestServer): Promise<readonly string[]> {
    const { user, jar, password } = await aMember(on, 'cookies@example.com')
    const answers = [
      await on.call('POST', '/api/auth/request-otp', { email: 'a@example.org', userData: { password } }),
      await on.call('POST', '/api/login', { email: user.email, password }, { jar }),
      await on.call(
        'PUT',
        '/api/account/password',
        { currentPassword: password, newPassword: 'goats rest well' },
        { jar },
      ),
      await on.call('POST', '/api/logout', undefined, { jar }),
      await on.call('POST', '/api/login', { email: user.email, password: 'goats rest well' }, { jar }),
      await on.call(
        'POST',
        '/api/account/delete',
        { password: 'goats rest well', confirm: 'DELETE' },
        { jar },
      ),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
    return answers.flatMap(({ headers }) => headers['set-cookie'] ?? [])
  }

  test('cannot be read by scripts or sent by other sites, on http and on https', async () => {
    const onHttp = await cookiesOf(server)
    const names = (cookies: readonly string[]) => new Set(cookies.map((cookie) => cookie.split('=')[0]))
    expect(names(onHttp)).toEqual(new Set(['pre', 'sid', 'dev']))
    for (const cookie of onHttp)
      expect(cookie).toMatch(/^\w+=[\w-]*; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/)
    const tight = await cookiesOf(secure)
    expect(names(tight)).toEqual(new Set(['__Host-pre', '__Host-sid', '__Host-dev']))
    for (const cookie of tight)
      expect(cookie).toMatch(/^__Host-\w+=[\w-]*; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  })

  test('without the __Host- prefix are ignored on https', async () => {
    const { jar } = await aMember(secure)
    const planted = new CookieJar()
    planted.set('sid', jar.get('__Host-sid') ?? '')
    expect((await secure.call('GET', '/api/user', undefined, { jar: planted })).status).toBe(401)
  })
})

describe('cross-site writes', () => {
  const crossSite: readonly Readonly<Record<string, string>>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'CROSS-SITE', origin: 'http://localhost:3000' },
    { origin: 'null' },
    { origin: 'https://evil.example' },
    { origin: 'http://localhost:3000.evil.example' },
    { origin: 'http://localhost:30000' },
    { origin: 'https://localhost:3000' },
  ]

  test.each(writes.map(({ method, path }) => ({ call: `${method} ${path}`, method, path })))(
    '$call refuses them',
    async ({ method, path }) => {
      for (const headers of crossSite) {
        const answer = await server.call(method, path, {}, { jar: member.jar, headers })
        expect([answer.status, answer.body.message], JSON.stringify(headers)).toEqual([
          403,
          'Request blocked: it did not come from this site.',
        ])
        expect(answer.headers['set-cookie']).toBeUndefined()
      }
    },
  )

  test('cannot be sent by a form, which sends no JSON', async () => {
    // Mail programs send a form to the one that ignores its body. Its token, not a session, says whose mails stop.
    for (const { method, path } of writes.filter(({ ignoresBody }) => !ignoresBody))
      for (const type of [
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
      ]) {
        const answer = await server.call(method, path, undefined, {
          jar: member.jar,
          rawBody: '{}',
          headers: { 'content-type': type },
        })
        expect(answer.status, `${method} ${path} as ${type}`).toBe(415)
      }
  })

  test('cannot override the method', async () => {
    const { jar } = await aMember(server)
    for (const [path, headers] of [
      ['/api/logout?_method=POST', {}],
      ['/api/logout', { 'x-http-method-override': 'POST' }],
      ['/api/logout', { 'x-method-override': 'POST' }],
    ] as const)
      expect((await server.call('GET', path, undefined, { jar, headers })).status).toBe(405)
    expect((await server.call('GET', '/api/user', undefined, { jar })).status).toBe(200)
  })
})

test('no query parameter causes a redirect to another site', async () => {
  const elsewhere = 'https://evil.example'
  for (const { method, path } of routes) {
    const query = `?next=${elsewhere}&redirect=//evil.example&url=${elsewhere}&returnTo=${elsewhere}`
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-original-url': elsewhere }
    const answer = await server.call(method, path + query, method === 'GET' ? undefined : {}, { headers })
    expect(Math.floor(answer.status / 100), path).not.toBe(3)
    expect(answer.headers.location, path).toBeUndefined()
    expect(answer.text, path).not.toContain('evil.example')
  }
})
