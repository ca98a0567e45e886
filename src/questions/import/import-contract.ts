import { z } from 'zod'
import { type EndpointsOf, endpoint } from '#platform/endpoint.ts'

const fileReportSchema = z.object({
  path: z.string(),
  company: z.string(),
  added: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  refused: z.array(z.object({ line: z.int(), reason: z.string() })).readonly(),
  /** Why the file could not be read at all. */
  problem: z.string().optional(),
})
/** What an import of one file did, or would do. */
export type FileReport = Readonly<z.output<typeof fileReportSchema>>

/** For the people in OPERATOR_EMAILS. Everyone else gets a 404. */
export const operatorApi = {
  operator: endpoint({
    method: 'GET',
    path: '/api/operator',
    access: 'operator',
    summary: 'Confirms that you operate this instance; 404 for everyone else.',
    reply: z.object({ isOperator: z.literal(true) }),
    errors: [404],
  }),
  import: endpoint({
    method: 'POST',
    path: '/api/operator/import',
    access: 'operator',
    summary: 'Imports questions by company from CSV files, or reports what an import would change.',
    body: z.object({
      /** Several small files per call: otherwise a folder of 700 files would exceed the limit of writes per minute. */
      files: z
        .array(z.object({ path: z.string().min(1).max(500), text: z.string() }))
        .min(1)
        .max(50),
      isDryRun: z.boolean(),
    }),
    reply: z.object({ reports: z.array(fileReportSchema) }),
    errors: [404],
    /** The largest file, 5 MB, and JSON escapes. */
    bodyLimit: 6_000_000,
  }),
}

declare module '#platform/endpoint.ts' {
  interface Endpoints extends EndpointsOf<typeof operatorApi> {}
}
