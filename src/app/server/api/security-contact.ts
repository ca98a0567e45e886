import type { FastifyInstance } from 'fastify'
import { dayMs } from '#platform/durations.ts'
import type { Config } from '#platform/server/config.ts'
import { notFound } from '#platform/server/http/errors.ts'
import { type Route, route } from '#platform/server/http/route.ts'
import { securityApi } from '../../security-contract.ts'

/** RFC 9116 wants a date within a year, so that nobody trusts a forgotten file. */
const validDays = 180

/** Where to report vulnerabilities, for the page `/security`. */
export function securityRoutes({ config }: { readonly config: Config }): readonly Route[] {
  return [route(securityApi.contact, async () => ({ contact: config.securityContact ?? null }))]
}

/** The same for programs. */
export function serveSecurityText(app: FastifyInstance, { securityContact, publicUrl }: Config): void {
  app.get('/.well-known/security.txt', async (_request, reply) => {
    if (!securityContact) throw notFound()
    const lines = [
      `Contact: ${securityContact}`,
      `Expires: ${new Date(Date.now() + validDays * dayMs).toISOString()}`,
      'Preferred-Languages: en',
      `Canonical: ${publicUrl}/.well-known/security.txt`,
      `Policy: ${publicUrl}/security`,
    ]
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`)
  })
}
