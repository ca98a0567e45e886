import { beforeAll, expect, test, vi } from 'vitest'
import { aMember, type TestMember } from '#testing/people.ts'
import { sharedServer } from '#testing/server/shared-server.ts'

let member: TestMember

const server = await sharedServer()
beforeAll(async () => {
  member = await aMember(server)
})

const tick = { patternId: 1, problemsSolved: 1 }

test('an unknown endpoint gets the usual error body', async () => {
  const answer = await server.call('GET', '/api/nothing')
  expect([answer.status, answer.body.message]).toEqual([404, 'There is nothing at this address.'])
})

test.each([
  ['GET', '/api/login', 'POST'],
  ['POST', '/api/user', 'GET, HEAD'],
  ['DELETE', '/api/progress', 'POST'],
])('%s %s is answered with the methods that exist', async (method, path, allow) => {
  const answer = await server.call(method, path)
  expect(answer.status).toBe(405)
  expect(answer.headers.allow).toBe(allow)
})

test('HEAD replies like GET, without a body', async () => {
  const answer = await server.call('HEAD', '/api/categories')
  expect(answer.status).toBe(200)
  expect(answer.text).toBe('')
})

test.each([
  ['our page', { 'sec-fetch-site': 'same-origin' }],
  ['the address bar', { 'sec-fetch-site': 'none' }],
  ['our origin', { origin: 'http://localhost:3000' }],
  ['a client without such headers', {}],
])('a write from %s passes', async (_, headers) => {
  expect((await server.call('POST', '/api/progress', tick, { jar: member.jar, headers })).status).toBe(200)
})

test('a body over the limit is refused before it is read', async () => {
  const answer = await server.call('POST', '/api/login', {
    email: 'a@b.example',
    password: 'x'.repeat(1024 * 1024),
  })
  expect(answer.status).toBe(413)
  expect(answer.body.message).toBe('Request too large.')
})

test('invalid JSON and text that cannot be saved get a clear error', async () => {
  const broken = await server.call('POST', '/api/login', undefined, { rawBody: '{"email":' })
  expect([broken.status, broken.body.message]).toEqual([400, 'The request is not valid JSON.'])
  const zero = await server.call('POST', '/api/login', { email: 'a\0@b.example', password: 'x' })
  expect([zero.status, zero.body.message]).toEqual([400, 'Text contains characters that cannot be saved.'])
})

test('the order of checks: cross-site before session, session before shape', async () => {
  const crossSite = await server.call(
    'POST',
    '/api/progress',
    { nonsense: 1 },
    { headers: { 'sec-fetch-site': 'cross-site' } },
  )
  expect(crossSite.status).toBe(403)
  expect((await server.call('POST', '/api/progress', { nonsense: 1 })).status).toBe(401)
  expect((await server.call('POST', '/api/progress', { nonsense: 1 }, { jar: member.jar })).status).toBe(400)
})

test('an error has the request id that is in the log', async () => {
  const answer = await server.call('GET', '/api/user')
  expect(answer.body).toMatchObject({
    code: 'unauthenticated',
    message: 'Authentication required. Please sign in.',
  })
  const line = expect.objectContaining({ requestId: answer.body.requestId, status: 401 })
  await vi.waitFor(() => expect(server.log).toContainEqual(line), 60_000)
})

test('a repeated query parameter is refused', async () => {
  const answer = await server.call('GET', '/api/progress/stats?userId=a&userId=b', undefined, {
    jar: member.jar,
  })
  expect(answer.status).toBe(400)
})

test('the question list has an ETag and is not sent twice', async () => {
  const first = await server.call('GET', '/api/categories')
  expect(first.headers['cache-control']).toBe('private, no-cache')
  expect(first.headers.vary).toContain('Cookie')
  const again = await server.call('GET', '/api/categories', undefined, {
    headers: { 'if-none-match': String(first.headers.etag) },
  })
  expect([again.status, again.text]).toEqual([304, ''])
})

test('personal data is never cached by a browser', async () => {
  expect(
    (await server.call('GET', '/api/user', undefined, { jar: member.jar })).headers['cache-control'],
  ).toBe('no-store')
})
