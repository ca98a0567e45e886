import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'
import { type RawAnswer, rawRequest, sendForHead, sendRaw } from '#testing/server/raw-request.ts'
import { safeHeaders } from '#testing/server/safe-headers.ts'
import { test } from '../support/test.ts'

const dist = fileURLToPath(new URL('../../dist', import.meta.url))
const client = join(dist, 'client')
/** Built files must not contain the path of the machine that built them. */
const project = fileURLToPath(new URL('../..', import.meta.url))

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(folder, name)).isFile(),
  )
}

const get = (url: string, path: string, lines: readonly string[] = []) =>
  sendRaw(Number(new URL(url).port), rawRequest('GET', path, lines))

function expectSafe({ headers }: RawAnswer, of: string): void {
  expect(headers, of).toMatchObject(safeHeaders)
  // A worker that runs learners' code is WebAssembly, and may do nothing else.
  const allowed = of.startsWith('runner/') ? "script-src 'wasm-unsafe-eval'" : undefined
  const policy = (headers['content-security-policy'] ?? '').replace(allowed ?? '', '')
  expect(policy, of).toContain('default-src')
  expect(policy, of).not.toMatch(/unsafe|\*|https?:(?!\/\/www\.youtube-nocookie\.com(;|$))/)
  const unwanted = /^(server|x-powered-by|via|access-control-.*|location|refresh|set-cookie)$/
  // One by one, expecting would take most of the time of the test.
  expect(
    Object.keys(headers).filter((name) => unwanted.test(name)),
    of,
  ).toEqual([])
}

test('every page and built file has the security headers', async ({ site }) => {
  const files = filesIn(client).filter((name) => !/\.(br|gz)$/.test(name))
  expect(files.length).toBeGreaterThan(20)
  for (const name of files) {
    const request = rawRequest('GET', `/${name.replaceAll('\\', '/')}`)
    const answer = await sendForHead(Number(new URL(site.url).port), request)
    expectSafe(answer, name)
    if (answer.status === 200)
      expect(answer.headers['content-type'], name).toMatch(/^(text\/(?!html)|(application|image|font)\/)/)
  }
  for (const path of [
    '/',
    '/landing',
    '/auth',
    '/category/1',
    '/my-herd',
    '/account',
    '/nowhere',
    '/api',
    '/healthz',
    '/readyz',
    '/robots.txt',
    '/sw.js',
  ])
    for (const cookie of [
      '',
      'Cookie: sid=made-up; capra.visitor=member',
      'Cookie: capra.visitor=__proto__',
    ]) {
      const answer = await get(site.url, path, cookie ? [cookie] : [])
      const { location, ...headers } = answer.headers
      // Visitors are sent to sign in, and nowhere else.
      if (answer.status === 302) expect(location).toBe(`/auth?next=${encodeURIComponent(path)}`)
      expectSafe(answer.status === 302 ? { ...answer, headers } : answer, `${path} ${cookie}`)
    }
})

test('no path traversal reaches files outside the built client', async ({ site }) => {
  const targets = [
    'build.json',
    'server/index.js',
    '../package.json',
    '../.env',
    'etc/passwd',
    'secret',
    'capra.db',
    'client/landing.html',
    'package.json',
  ]
  const ways = [
    '/',
    '//',
    '/../',
    '/../../../../../../',
    '/assets/../',
    '/assets/../../',
    '/%2e%2e/',
    '/..%2f',
    '/..%5c',
    '/assets/%2e%2e/%2e%2e/',
    '/.%00/',
    '/\\..\\',
    '/assets\\..\\..\\',
    '/....//',
    '/file:///',
    '/%c0%ae%c0%ae/',
    '/@fs/',
    '/src/',
    '/dist/',
    '/node_modules/',
  ]
  for (const way of ways)
    for (const target of targets) {
      const { status, body, headers } = await get(site.url, way + target)
      expect([400, 404], `${way}${target}`).toContain(status)
      expect(body, `${way}${target}`).not.toMatch(
        /"dependencies"|notFoundPages|root:x|SQLite format|"pages":/,
      )
      expect(headers.location).toBeUndefined()
    }
})

test('files sent to browsers contain no settings, server code or secrets', async ({ site }) => {
  const names = filesIn(client)
  const texts = names.filter((name) => /\.(js|css|html|json|webmanifest|txt)$/.test(name))
  const secrets = [
    site.settings.APP_SECRET ?? '',
    site.dataDir,
    ...Object.entries(process.env)
      .filter(([name, value]) => /SECRET|TOKEN|PASSWORD|API_KEY/.test(name) && (value ?? '').length > 7)
      .map(([, value]) => value ?? ''),
  ]
  for (const name of texts) {
    const text = readFileSync(join(client, name), 'utf8')
    expect(
      secrets.some((secret) => text.includes(secret)),
      name,
    ).toBe(false)
    expect(text, name).not.toMatch(
      /\b(APP_SECRET|SMTP_URL|DATABASE_URL|AI_API_KEY|OPERATOR_EMAILS|TRUSTED_PROXIES)\b/,
    )
    expect(text, name).not.toMatch(/argon2|nodemailer|kysely|sourceMappingURL|-----BEGIN/)
    // The compilers that run learners' code run in Node.js, too.
    if (!name.startsWith('runner')) expect(text, name).not.toMatch(/node:(fs|net|http|crypto)/)
    expect(text.includes(project), name).toBe(false)
  }
  expect(names.filter((name) => name.endsWith('.map'))).toEqual([])
})
