import { z } from 'zod'
import { type EndpointsOf, endpoint } from '#platform/endpoint.ts'

const suspendedSchema = z.object({ email: z.string(), suspendedAt: z.string() })

/** For the people in OPERATOR_EMAILS. Everyone else gets a 404. */
export const memberReviewApi = {
  suspended: endpoint({
    method: 'GET',
    path: '/api/operator/suspended-members',
    access: 'operator',
    summary: 'Suspended members, the latest first. For operators.',
    reply: z.object({ members: z.array(suspendedSchema) }),
    errors: [404],
  }),
  setSuspended: endpoint({
    method: 'PUT',
    path: '/api/operator/suspension',
    access: 'operator',
    summary:
      'Suspends a member, who is signed out and cannot sign in, or ends the suspension. For operators.',
    body: z.object({ email: z.string().max(300), isSuspended: z.boolean() }),
    reply: z.object({ email: z.string(), isSuspended: z.boolean() }),
    errors: [404, 409],
  }),
}

declare module '#platform/endpoint.ts' {
  interface Endpoints extends EndpointsOf<typeof memberReviewApi> {}
}
