import { describe, expect, test } from 'vitest'
import { readConfig } from '#platform/server/config.ts'
import { rawRequest, sendRaw } from '#testing/server/raw-request.ts'
import { sharedServer } from '#testing/server/shared-server.ts'
import { startTestServer, type TestServer } from '#testing/server/test-server.ts'

/** Sections 1.5 and 1.14 of the specification: paths have one spelling, and a client has one address. */

const own = '198.51.100.9'
const standard = readConfig({}).limits

const server = await sharedServer()

describe('a path in another spelling', () => {
  const odd = [
    '//api/user',
    '///api/user',
    '/api//user',
    '/api/user/',
    '/api/user//',
    '/api/user/.',
    '/api/user/..',
    '/./api/user',
    '/api/./user',
    '/api/x/../user',
    '/api/../api/user',
    '/%2e/api/user',
    '/api/%2e%2e/api/user',
    '/api/.%2e/api/user',
    '/api%2fuser',
    '/api%2Fuser',
    '/api%5cuser',
    '/api\\user',
    '\\api\\user',
    '/api%252fuser',
    '/%61pi/user',
    '/api/%75ser',
    '/api/user%00',
    '/api/user%00.json',
    '/api/user%20',
    '/api/user.',
    '/api/user.json',
    '/api/user;x=1',
    '/api;x/user',
    '/api/user%3f',
    '/api/user%23',
    '/API/user',
    '/api/USER',
    '/api/user%0d%0aX-Injected:%20yes',
    '/api/us%C0%AFer',
    '/api/user%ff',
    '/api/us\u00ffer',
    '/api/%E2%80%AEuser',
    '*',
  ]

  test.each(odd.map((path) => ({ path })))('is not found: $path', async ({ path }) => {
    const port = await portOf(server)
    const answer = await sendRaw(port, rawRequest('GET', path))
    // 401 would mean that the endpoint was reached.
    expect([400, 404], answer.body).toContain(answer.status)
    expect(answer.headers['x-injected']).toBeUndefined()
  })

  test('does not bypass the limit of the real path', async () => {
    const strict = await startTestServer({ limits: { anonymousBurst: 3, anonymousPerMinute: 1 } })
    const port = await portOf(strict)
    const ask = async (path: string) => (await sendRaw(port, rawRequest('GET', path))).status
    const spellings = ['/api/user', '/api/user?x', '/api/user?x=1&x=2', '/api/user#x', '/api/user']
    const statuses = []
    for (const path of spellings) statuses.push(await ask(path))
    expect(statuses.at(-1)).toBe(429)
    expect(statuses.filter((status) => status === 401)).toHaveLength(3)
    await strict.close()
  })

  test('the absolute URL of another site is not found', async () => {
    const port = await portOf(server)
    for (const target of [
      'http://evil.example/api/user',
      'https://localhost:3000/api/user',
      'evil.example:80',
    ]) {
      const answer = await sendRaw(port, rawRequest('GET', target, ['Host: evil.example']))
      expect([400, 404], target).toContain(answer.status)
      expect(answer.body).not.toContain('evil.example')
    }
  })

  test('a request smuggled in the body of another is not answered', async () => {
    const port = await portOf(server)
    const hidden = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n'
    const smuggled = `POST /api/logout HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`
    const answer = await sendRaw(port, smuggled)
    expect(answer.status).toBe(400)
    expect(answer.body).not.toContain('ok')
  })
})

describe('the client address that limits count by', () => {
  /** How many of 5 requests pass a limit of 3, each with its own forwarding headers. */
  async function passed(
    trustedProxies: readonly string[],
    calls: readonly { readonly peer: string; readonly forwarded?: string; readonly more?: object }[],
  ): Promise<number> {
    const strict = await startTestServer({
      limits: { ...standard, anonymousBurst: 3, anonymousPerMinute: 1 },
      config: { trustedProxies },
    })
    let count = 0
    for (const { peer, forwarded, more } of calls) {
      const headers = { ...(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }), ...more }
      const { status } = await strict.call('GET', '/api/user', undefined, { ip: peer, headers })
      if (status === 401) count += 1
      else expect(status).toBe(429)
    }
    await strict.close()
    return count
  }
  const five = [1, 2, 3, 4, 5]

  test('is the peer’s, whatever headers a client sends, when no proxy is trusted', async () => {
    const calls = five.map((i) => ({ peer: own, forwarded: `10.0.0.${i}` }))
    expect(await passed([], calls)).toBe(3)
    const otherNames = five.map((i) => ({
      peer: own,
      more: {
        forwarded: `for=10.0.0.${i}`,
        'x-real-ip': `10.0.0.${i}`,
        'cf-connecting-ip': `10.0.0.${i}`,
        'true-client-ip': `10.0.0.${i}`,
        'x-client-ip': `10.0.0.${i}`,
      },
    }))
    expect(await passed([], otherNames)).toBe(3)
  })

  test('is the rightmost hop that is not a proxy, whatever a client adds to the left of it', async () => {
    const calls = five.map((i) => ({ peer: '10.0.0.1', forwarded: `203.0.113.${i}, ${own}` }))
    expect(await passed(['10.0.0.0/8'], calls)).toBe(3)
    const chain = five.map((i) => ({
      peer: '10.0.0.1',
      forwarded: `203.0.113.${i}, ${own}, 10.1.1.${i}, 10.2.2.2`,
    }))
    expect(await passed(['10.0.0.0/8'], chain)).toBe(3)
    const long = five.map((i) => ({ peer: '10.0.0.1', forwarded: `${`203.0.113.${i}, `.repeat(400)}${own}` }))
    expect(await passed(['10.0.0.0/8'], long)).toBe(3)
  })
})

const ports = new WeakMap<TestServer, Promise<number>>()
/** Starts listening on first use. */
function portOf(on: TestServer): Promise<number> {
  const port = ports.get(on) ?? on.listen()
  ports.set(on, port)
  return port
}
