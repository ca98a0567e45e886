import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { BuiltFile } from './built-file.ts'
import { encodingFor } from './http/compression.ts'
import { notFound } from './http/error-reply.ts'
import { cookiesOf } from './http/exchange.ts'
import { isExactPath } from './http/request-checks.ts'
import { pagePolicy } from './http/security-headers.ts'

const builtPage = z.object({
  file: z.string(),
  scriptHashes: z.array(z.string()),
  styleHashes: z.array(z.string()),
})
const buildSchema = z.object({
  pages: z.record(z.string(), z.record(z.string(), builtPage)),
  notFound: z.record(z.string(), builtPage),
})

interface Page {
  readonly file: BuiltFile
  readonly etag: string
  readonly policy: string
}

/** The readable cookie by which a browser says that its person looks around as a guest. */
const hintCookie = 'capra.visitor'

/** Which first view fits. Someone with a session cookie is taken for a member, whatever the readable cookie says. */
function hintOf(request: FastifyRequest, sessionCookie: string): 'none' | 'guest' | 'member' {
  const cookies = cookiesOf(request)
  if (cookies[sessionCookie]) return 'member'
  return cookies[hintCookie] === 'guest' ? 'guest' : 'none'
}

/**
 * Serves the prerendered pages from memory, in the variant that fits the visitor hint, and the not-found page for
 * any other path. The hint decides only what is painted first: what a person may see is decided by each call.
 */
export function mountPages(app: FastifyInstance, distFolder: string, sessionCookie: string): void {
  const build = buildSchema.parse(JSON.parse(readFileSync(join(distFolder, 'build.json'), 'utf8')))
  const load = (page: z.output<typeof builtPage>) => loadPage(distFolder, page)
  const pages = mapValues(build.pages, (byPath) => mapValues(byPath, load))
  const notFoundPages = mapValues(build.notFound, load)
  const { none: plainNotFound } = notFoundPages
  if (!plainNotFound) throw new Error('The build has no page for unknown addresses: run npm run build.')

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const path = (request.raw.url ?? '/').split('?', 1)[0] ?? '/'
    if (path === '/api' || path.startsWith('/api/')) throw notFound()
    const hint = hintOf(request, sessionCookie)
    const page = isExactPath(path) ? pages[hint]?.[shellOf(path, pages[hint])] : undefined
    return page
      ? send(request, reply, page, 200)
      : send(request, reply, notFoundPages[hint] ?? plainNotFound, 404)
  }
  app.get('/*', answer)
}

/** Paths with a parameter share one page, built under its pattern, e.g. `/category/:categoryId`. */
function shellOf(path: string, byPath: Readonly<Record<string, Page>> | undefined): string {
  if (!byPath || path in byPath) return path
  const parts = path.split('/')
  const fits = (pattern: string) => {
    const wanted = pattern.split('/')
    return (
      wanted.length === parts.length && wanted.every((part, i) => part.startsWith(':') || part === parts[i])
    )
  }
  return Object.keys(byPath).find((pattern) => pattern.includes(':') && fits(pattern)) ?? path
}

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Page,
  status: 200 | 404,
): Promise<FastifyReply> {
  void reply.code(status).headers({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': page.policy,
    'cache-control': 'no-cache',
    vary: 'Cookie, Accept-Encoding',
    etag: page.etag,
  })
  if (status === 200 && request.headers['if-none-match'] === page.etag) return reply.code(304).send()
  const { body, encoding } = await page.file.form(encodingFor(request.headers['accept-encoding']))
  if (encoding !== 'identity') void reply.header('content-encoding', encoding)
  return reply.send(body)
}

function loadPage(distFolder: string, page: z.output<typeof builtPage>): Page {
  const file = new BuiltFile(join(distFolder, page.file))
  return {
    file,
    etag: `"${createHash('sha256').update(file.identifying).digest('base64url').slice(0, 22)}"`,
    policy: pagePolicy(page.scriptHashes, page.styleHashes),
  }
}

function mapValues<From, To>(
  record: Readonly<Record<string, From>>,
  change: (value: From) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))
}
