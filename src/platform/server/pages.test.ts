import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { rawRequest, sendRaw } from '#testing/server/raw-request.ts'
import { sharedServer } from '#testing/server/shared-server.ts'
import { servePages } from './pages.ts'

const routes = ['/', '/landing', '/category/:categoryId?', '/ai-tutor/chat/:topicId']

/** A built product of four routes, of which the landing page is prerendered. */
const dist = mkdtempSync(join(tmpdir(), 'capra-dist-'))
afterAll(() => rmSync(dist, { recursive: true }))
for (const folder of ['client', 'pages']) mkdirSync(join(dist, folder))
const page = (name: string) => {
  writeFileSync(join(dist, 'pages', `${name}.html`), `<title>${name}</title>`)
  return { file: `${name}.html`, scriptHashes: [], styleHashes: [] }
}
const build = {
  pages: { '/landing': page('landing') },
  ownPages: { guest: { '/landing': page('landing of a guest') }, member: {} },
  notFound: page('404 Page Not Found'),
  shell: page('shell of a member'),
  signedOutShell: page('shell'),
  routes: Object.fromEntries(
    routes.map((route) => [route, { scripts: [], openTo: ['none', 'guest', 'member'] }]),
  ),
}
writeFileSync(join(dist, 'build.json'), JSON.stringify(build))

const server = await sharedServer({ mountPages: (app) => servePages(app, dist, 'sid') })
const port = await server.listen()
const send = (method: string, path: string, lines: readonly string[] = []) =>
  sendRaw(port, rawRequest(method, path, lines))

describe('a page has one address, and other spellings lead to it', () => {
  test.each([
    ['/landing/', '/landing'],
    ['/landing///', '/landing'],
    ['//landing', '/landing'],
    ['/Landing', '/landing'],
    ['/LANDING/?next=%2Fauth&x', '/landing?next=%2Fauth&x'],
    ['/%6canding', '/landing'],
    ['/Category/1', '/category/1'],
    ['/category/', '/category'],
    ['/category//1/', '/category/1'],
    ['/category/%31', '/category/1'],
    ['/AI-Tutor/Chat/Graphs/', '/ai-tutor/chat/Graphs'],
    ['//', '/'],
    ['///?//evil.example', '/?//evil.example'],
  ])('%s leads to %s', async (path, address) => {
    for (const method of ['GET', 'HEAD']) {
      const reply = await send(method, path)
      expect([reply.status, reply.headers.location], method).toEqual([301, address])
    }
    expect((await send('GET', address)).status).toBe(200)
    const post = await send('POST', path)
    expect([post.status, post.headers.location]).toEqual([404, undefined])
  })

  test.each([
    '//evil.example',
    '//evil.example/landing',
    '/\\evil.example',
    '//evil.example/%2e%2e/landing',
    '/landing/..',
    '/category/%2e%2e/landing',
    '/landing%2f',
    '/landing%20',
    'http://evil.example/landing/',
  ])('%s leads nowhere', async (path) => {
    const reply = await send('GET', path)
    expect([reply.status, reply.headers.location]).toEqual([404, undefined])
  })
})

test('a guest gets the page prepared for guests, or the shell when it has a query string', async () => {
  const guest = ['Cookie: capra.visitor=guest']
  expect((await send('GET', '/landing')).body).toBe('<title>landing</title>')
  expect((await send('GET', '/landing', guest)).body).toBe('<title>landing of a guest</title>')
  for (const path of ['/landing?q', '/category/1'])
    expect((await send('GET', path, guest)).body).toBe('<title>shell</title>')
  const session = await send('GET', '/landing', ['Cookie: capra.visitor=guest; sid=made-up'])
  expect(session.body).toBe('<title>shell of a member</title>')
})

describe('an address without a page', () => {
  const long = 'a'.repeat(9000)
  const longer = 'a'.repeat(40_000)

  test.each([
    ['that nothing has', '/nowhere'],
    ['that cannot be decoded', '/category/1%'],
    ['with half an encoded character', '/%E0%A4%A'],
    ['that is not Unicode', '/landing%ff'],
    ['that is long', `/category/1/${long}`],
    ['that is too long for the parser', `/category/${longer}`],
    ['whose query is too long for the parser', `/landing?q=${longer}`],
    ['that only begins like one of the API', '/apiary/1%'],
  ])('%s shows the 404 page', async (_, path) => {
    const reply = await send('GET', path)
    expect([reply.status, reply.headers['content-type'], reply.body]).toEqual([
      404,
      'text/html; charset=utf-8',
      '<title>404 Page Not Found</title>',
    ])
    expect(reply.headers['content-security-policy']).toContain("default-src 'self'")
    expect(reply.headers['x-content-type-options']).toBe('nosniff')
    const head = await send('HEAD', path)
    expect([head.status, head.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
  })

  test('shows a member the 404 page in the shell', async () => {
    for (const path of ['/nowhere', '/category/1%']) {
      const reply = await send('GET', path, ['Cookie: sid=made-up'])
      expect([reply.status, reply.body]).toEqual([404, '<title>shell of a member</title>'])
    }
  })

  test.each([
    ['GET', '/api'],
    ['GET', '/api/nowhere'],
    ['GET', '/api/user/1%'],
    ['GET', '/api/%ff'],
    ['GET', '/api?q=1'],
    ['GET', `/api/${longer}`],
    ['POST', '/nowhere'],
    ['POST', '/category/1%'],
  ])('is answered in JSON to a program: %s %.20s', async (method, path) => {
    const reply = await send(method, path)
    expect([404, 431]).toContain(reply.status)
    expect(reply.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(JSON.parse(reply.body)).toMatchObject({
      message: expect.any(String),
      requestId: expect.any(String),
    })
  })
})

test('a page that the browser has is not sent again, and the page of someone else is', async () => {
  // Equally long, and written at the same time.
  for (const file of ['shell', 'shell of a member']) {
    const path = join(dist, 'pages', `${file}.html`)
    writeFileSync(path, `<title>${file.padEnd(20)}</title>`)
    utimesSync(path, 1, 1)
  }
  const member = 'Cookie: sid=made-up'
  const { headers, body } = await send('GET', '/ai-tutor/chat/graphs')
  expect(body).toContain('<title>shell ')
  const known = `If-None-Match: ${headers.etag}`
  expect((await send('GET', '/ai-tutor/chat/graphs', [known])).status).toBe(304)
  expect((await send('GET', '/ai-tutor/chat/graphs', [known, member])).body).toContain('shell of a member')
})
