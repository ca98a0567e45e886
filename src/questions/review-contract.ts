import { z } from 'zod'
import { type EndpointsOf, endpoint } from '#platform/endpoint.ts'
import { sightingSchema } from './question-schemas.ts'

const slug = z.string().max(100)

const pendingCompanySchema = z.object({
  name: z.string(),
  slug: z.string(),
  reportCount: z.int(),
})
export type PendingCompany = Readonly<z.output<typeof pendingCompanySchema>>

const reviewedSightingSchema = sightingSchema.extend({
  questionTitle: z.string(),
  member: z.object({ id: z.string(), email: z.string(), isSuspended: z.boolean() }),
})
export type ReviewedSighting = Readonly<z.output<typeof reviewedSightingSchema>>

const done = z.object({ ok: z.literal(true) })

/** For the people in OPERATOR_EMAILS. Everyone else gets a 404. */
export const reviewApi = {
  pendingCompanies: endpoint({
    method: 'GET',
    path: '/api/operator/companies',
    access: 'operator',
    summary:
      'Company names that members reported and that await approval, most reports first. For operators.',
    reply: z.object({
      companies: z.array(pendingCompanySchema),
      /** Whether there are more than these. */
      hasMore: z.boolean(),
    }),
    errors: [404],
  }),
  approveCompany: endpoint({
    method: 'PUT',
    path: '/api/operator/companies/:slug',
    access: 'operator',
    summary: 'Shows a reported company to everyone under this name, with its reports. For operators.',
    params: z.object({ slug }),
    body: z.object({ name: z.string().max(200) }),
    reply: done,
    errors: [404, 409],
  }),
  rejectCompany: endpoint({
    method: 'DELETE',
    path: '/api/operator/companies/:slug',
    access: 'operator',
    summary: 'Removes a company that members reported, approved or not, with all its reports. For operators.',
    params: z.object({ slug }),
    reply: done,
    errors: [404, 409],
  }),
  sightings: endpoint({
    method: 'GET',
    path: '/api/operator/sightings',
    access: 'operator',
    summary: 'Reports of one company (name or slug) or of one member (email address). For operators.',
    query: z.object({ of: z.string().max(300).catch('') }),
    reply: z.object({
      sightings: z.array(reviewedSightingSchema),
      hasMore: z.boolean(),
    }),
    errors: [404],
  }),
  removeSighting: endpoint({
    method: 'DELETE',
    path: '/api/operator/sightings/:userId/:questionId/:company',
    access: 'operator',
    summary: 'Removes one report of a member. For operators.',
    params: z.object({ userId: z.string().max(100), questionId: z.string().max(20), company: slug }),
    reply: done,
    errors: [404],
  }),
}

declare module '#platform/endpoint.ts' {
  interface Endpoints extends EndpointsOf<typeof reviewApi> {}
}
