import { z } from 'zod'
import { endpoint } from '#platform/endpoint.ts'

const fileReportSchema = z.object({
  path: z.string(),
  company: z.string(),
  added: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  refused: z.array(z.object({ line: z.int(), reason: z.string() })).readonly(),
  /** Why nothing of the file could be read. */
  fault: z.string().optional(),
})
/** What an import of one file did, or would do. */
export type FileReport = Readonly<z.output<typeof fileReportSchema>>

/** For those whom OPERATOR_EMAILS names; to all others these addresses are not there. */
export const operatorApi = {
  operator: endpoint({
    method: 'GET',
    path: '/api/operator',
    access: 'anyone',
    summary: 'Whether you run this instance; 404 for everybody else.',
    reply: z.object({ isOperator: z.literal(true) }),
    errors: [404],
  }),
  import: endpoint({
    method: 'POST',
    path: '/api/operator/import',
    access: 'anyone',
    summary: 'Imports questions by company from CSV files, or says what that would change.',
    body: z.object({
      /** Several small ones in a call: a folder of 700 would else meet the limit of writes per minute. */
      files: z
        .array(z.object({ path: z.string().min(1).max(500), text: z.string() }))
        .min(1)
        .max(50),
      isDryRun: z.boolean(),
    }),
    reply: z.object({ reports: z.array(fileReportSchema) }),
    errors: [404],
    /** A file of 5 MB, the largest that is read, and what JSON adds to it. */
    bodyLimit: 6_000_000,
  }),
}
