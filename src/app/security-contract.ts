import { z } from 'zod'
import { type EndpointsOf, endpoint } from '#platform/endpoint.ts'

export const securityApi = {
  contact: endpoint({
    method: 'GET',
    path: '/api/security-contact',
    access: 'anyone',
    summary: 'Where to report vulnerabilities of this site: a mailto or https URI, null when none is set.',
    reply: z.object({ contact: z.string().nullable() }),
    cacheable: true,
  }),
}

declare module '#platform/endpoint.ts' {
  interface Endpoints extends EndpointsOf<typeof securityApi> {}
}
