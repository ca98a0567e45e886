import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { NotFoundPage } from './http/error-reply.ts'
import { notFound } from './http/errors.ts'
import { cookiesOf } from './http/exchange.ts'
import { isApiPath } from './http/request-checks.ts'
import { pagePolicy, runnerPolicy } from './http/security-headers.ts'
import { findPage } from './page-paths.ts'

const page = z.object({
  file: z.string(),
  scriptHashes: z.array(z.string()),
  styleHashes: z.array(z.string()),
})
type Page = z.infer<typeof page>

/** Written by scripts/build/write-pages.mjs. */
const buildSchema = z.object({
  pages: z.record(z.string(), page),
  /** For people who are signed in or look around as guests, by path. */
  ownPages: z.record(z.enum(['guest', 'member']), z.record(z.string(), page)),
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

/** Content by property, for pages that have some of their own, such as what a link preview shows. */
export type PageMetadata = (path: string) => Readonly<Record<string, string>> | undefined

const pageHeaders = { 'cache-control': 'no-cache', vary: 'Cookie, Accept-Encoding' } as const

/**
 * Serves the output of `npm run build`. Visitors without a session get prerendered public pages, guests and members main pages
 * prerendered for them; all other routes get the app shell, which renders in the browser. Other spellings of an address
 * redirect to it. Pages that need a session or guest mode lead others to the sign-in page, whose address remembers them.
 *
 * @returns the 404 page.
 */
export async function servePages(
  app: FastifyInstance,
  distFolder: string,
  sessionCookie: string,
  metadataOf: PageMetadata = () => undefined,
): Promise<NotFoundPage> {
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
      const file = basename(path).replace(/\.(br|gz)$/, '')
      const isRunner = path.includes(join('client', 'runner'))
      const isHashed = isRunner || path.includes(join('client', 'assets'))
      void reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      const policy = file === 'sw.js' ? workerPolicy : isRunner && file.endsWith('.js') && runnerPolicy(file)
      if (policy) void reply.header('content-security-policy', policy)
    },
  })

  const routes = Object.keys(build.routes)
  const htmlOf = ({ file }: Page) => readFileSync(join(pagesFolder, file), 'utf8')
  const notFoundPages = new Map(
    [build.notFound, build.shell, build.signedOutShell].map((page) => [page, htmlOf(page)]),
  )

  const tags = new Map<string, string>()
  // By content, not by size and time: one address has several pages, written at the same moment.
  const tagOf = (page: Page) => {
    const tag = tags.get(page.file) ?? `W/"${hash('sha256', htmlOf(page), 'base64url').slice(0, 22)}"`
    tags.set(page.file, tag)
    return tag
  }

  const visitorOf = (request: Parameters<NotFoundPage>[0]) => {
    const cookies = cookiesOf(request)
    const hasSession = Boolean(cookies[sessionCookie])
    const kind = hasSession ? 'member' : cookies['capra.visitor'] === 'guest' ? 'guest' : 'none'
    return { kind, shell: hasSession ? build.shell : build.signedOutShell } as const
  }

  const notFoundPage: NotFoundPage = (request) => {
    const { kind, shell } = visitorOf(request)
    const page = kind === 'none' ? build.notFound : shell
    return {
      headers: { ...headersOf(page), 'content-type': 'text/html; charset=utf-8' },
      html: notFoundPages.get(page) ?? '',
    }
  }

  app.get('/*', (request, reply) => {
    const url = request.raw.url ?? '/'
    if (isApiPath(url)) throw notFound()
    const [path = '/'] = url.split('?', 1)
    const found = findPage(routes, path)
    const route = found && build.routes[found.route]
    if (!route) {
      const { headers, html } = notFoundPage(request.raw)
      return reply.code(404).headers(headers).send(html)
    }
    if (found.path !== path) return reply.redirect(found.path + url.slice(path.length), 301)
    const { kind, shell } = visitorOf(request.raw)
    if (!route.openTo.includes(kind))
      return reply.headers(pageHeaders).redirect(`/auth?${new URLSearchParams({ next: url })}`)
    // A query string changes the first render, so such a page must not be hydrated from the prerendered one.
    const own = kind !== 'none' && path === url ? build.ownPages[kind][path] : undefined
    const page = own ?? ((kind === 'none' && build.pages[found.route]) || shell)
    // The shell does not name the page's own scripts: fetched together with the others, they come two round trips earlier.
    if (page === shell)
      void reply.header('link', route.scripts.map((script) => `<${script}>; rel=modulepreload`).join(', '))
    void reply.headers(headersOf(page))
    const metadata = metadataOf(path)
    if (!metadata) {
      const etag = tagOf(page)
      void reply.header('etag', etag)
      if (request.headers['if-none-match'] === etag) return reply.code(304).send()
      return reply.sendFile(page.file, pagesFolder, { etag: false, lastModified: false })
    }
    return reply.type('text/html; charset=utf-8').send(withMetadata(htmlOf(page), metadata))
  })
  return notFoundPage
}

function headersOf({ scriptHashes, styleHashes }: Page): Readonly<Record<string, string>> {
  return {
    ...pageHeaders,
    'content-security-policy': pagePolicy(scriptHashes, styleHashes),
  }
}

function withMetadata(html: string, metadata: Readonly<Record<string, string>>): string {
  const tags = Object.entries(metadata).map(
    ([property, content]) => `<meta property="${property}" content="${escapeAttribute(content)}" />`,
  )
  return html.replace('</head>', () => `${tags.join('')}</head>`)
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
