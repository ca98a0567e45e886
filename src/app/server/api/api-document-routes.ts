import type { FastifyInstance } from 'fastify'
import type { Route } from '#platform/server/http/route.ts'
import { type ApiDocument, apiDocument } from './api-document.ts'
import { apiPage, apiPageStyleHash } from './api-page.ts'

/** `/api/openapi.json` for programs and `/api/docs` for people. */
export function apiDocumentRoutes(app: FastifyInstance, routes: readonly Route[], publicUrl: string): void {
  // Built on the first request to keep startup fast.
  let made: ApiDocument | undefined
  const document = () => {
    made ??= apiDocument(
      routes.map(({ endpoint }) => endpoint),
      publicUrl,
    )
    return made
  }
  app.get('/api/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(JSON.stringify(document(), null, 2)),
  )
  app.get('/api/docs', async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header(
        'content-security-policy',
        `default-src 'none'; style-src '${apiPageStyleHash}'; frame-ancestors 'none'; base-uri 'none'`,
      )
      .send(apiPage(document())),
  )
}
