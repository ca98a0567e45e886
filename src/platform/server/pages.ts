import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { notFound } from './http/errors.ts'
import { cookiesOf } from './http/exchange.ts'
import { isExactPath } from './http/request-checks.ts'
import { pagePolicy } from './http/security-headers.ts'

const page = z.object({
  file: z.string(),
  scriptHashes: z.array(z.string()),
  styleHashes: z.array(z.string()),
})
/** Written by scripts/build/write-pages.mjs. */
const buildSchema = z.object({
  pages: z.record(z.string(), page),
  /** For signed-in people, by path. */
  memberPages: z.record(z.string(), page),
  notFound: page,
  shell: page,
  signedOutShell: page,
  /** By route pattern, e.g. `/category/:categoryId?`: whom the page is for, and its scripts. */
  routes: z.record(
    z.string(),
    z.object({ openTo: z.array(z.enum(['none', 'guest', 'member'])), scripts: z.array(z.string()) }),
  ),
})

/** A service worker has the policy of its own script: it may only fetch from this site. */
const workerPolicy = "default-src 'none'; connect-src 'self'"

const pageHeaders = { 'cache-control': 'no-cache', vary: 'Cookie, Accept-Encoding' } as const

/**
 * Serves the output of `npm run build`. Visitors without a session get prerendered public pages, members prerendered main
 * pages; guests and all other routes get the app shell, which renders in the browser. Pages that need a session or guest
 * mode lead others to the sign-in page, whose address remembers them.
 */
export async function servePages(
  app: FastifyInstance,
  distFolder: string,
  sessionCookie: string,
): Promise<void> {
  const build = buildSchema.parse(JSON.parse(readFileSync(join(distFolder, 'build.json'), 'utf8')))
  const pagesFolder = join(distFolder, 'pages')

  await app.register(fastifyStatic, {
    root: join(distFolder, 'client'),
    preCompressed: true,
    // One route per file, so that no path can escape the folder.
    wildcard: false,
    globIgnore: ['**/*.br', '**/*.gz'],
    cacheControl: false,
    setHeaders(reply, path) {
      const isHashed = path.includes(`${join('client', 'assets')}`)
      void reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      if (/[\\/]sw\.js(\.br|\.gz)?$/.test(path)) void reply.header('content-security-policy', workerPolicy)
    },
  })

  const routes = Object.entries(build.routes)

  app.get('/*', (request, reply) => {
    const path = (request.raw.url ?? '/').split('?', 1)[0] ?? '/'
    if (path === '/api' || path.startsWith('/api/')) throw notFound()
    const cookies = cookiesOf(request.raw)
    const hasSession = Boolean(cookies[sessionCookie])
    const kind = hasSession ? 'member' : cookies['capra.visitor'] === 'guest' ? 'guest' : 'none'
    const [pattern = '', route] = (isExactPath(path) && routes.find(([each]) => matches(each, path))) || []
    if (route && !route.openTo.includes(kind))
      return reply
        .headers(pageHeaders)
        .redirect(`/auth?${new URLSearchParams({ next: request.raw.url ?? path })}`)
    const prerendered = route ? build.pages[pattern] : build.notFound
    // A query string changes the first render, so such a page must not be hydrated from the prerendered one.
    const ofMember = hasSession && !request.raw.url?.includes('?') ? build.memberPages[path] : undefined
    const page =
      ofMember ?? ((kind === 'none' && prerendered) || (hasSession ? build.shell : build.signedOutShell))
    // The shell does not name the page's own scripts: fetched together with the others, they come two round trips earlier.
    if (route && (page === build.shell || page === build.signedOutShell))
      void reply.header('link', route.scripts.map((script) => `<${script}>; rel=modulepreload`).join(', '))
    return reply
      .code(route ? 200 : 404)
      .headers({
        ...pageHeaders,
        'content-security-policy': pagePolicy(page.scriptHashes, page.styleHashes),
      })
      .sendFile(page.file, pagesFolder)
  })
}

function matches(route: string, path: string): boolean {
  const parts = path.split('/')
  const pattern = route.split('/')
  const required = pattern.filter((part) => !part.endsWith('?'))
  return (
    parts.length >= required.length &&
    parts.length <= pattern.length &&
    parts.every((part, index) => pattern[index] === part || (pattern[index]?.startsWith(':') && part !== ''))
  )
}
