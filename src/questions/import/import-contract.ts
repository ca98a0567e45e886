import { z } from 'zod'
import { type EndpointsOf, endpoint } from '#platform/endpoint.ts'

const skippedLinesSchema = z.object({
  reason: z.string(),
  count: z.int(),
  /** The first of them. */
  examples: z.array(z.object({ path: z.string(), line: z.int(), text: z.string() })).readonly(),
})
/** Lines that were skipped for the same reason. */
export type SkippedLines = Readonly<z.output<typeof skippedLinesSchema>>

const companyReportSchema = z.object({
  /** Empty for a file that names no company. */
  company: z.string(),
  slug: z.string(),
  /** Whether no list had this company before. */
  isNew: z.boolean(),
  paths: z.array(z.string()).readonly(),
  /** Questions that are new for the company. */
  added: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  /** Questions that the older list of the same period had. */
  removed: z.int(),
  /** Files that could not be read. */
  problems: z.array(z.object({ path: z.string(), problem: z.string() })).readonly(),
  skipped: z.array(skippedLinesSchema).readonly(),
})
/** What an import of the lists of one company did, or would do. */
export type CompanyReport = Readonly<z.output<typeof companyReportSchema>>

const importedCompanySchema = z.object({ slug: z.string(), name: z.string(), questions: z.int() })
export type ImportedCompany = Readonly<z.output<typeof importedCompanySchema>>

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
    summary:
      'Imports questions by company from CSV files, or reports what an import would change. Files of one company belong into one call.',
    body: z.object({
      /** Several small files per call: otherwise a folder of 700 files would exceed the limit of writes per minute. */
      files: z
        .array(z.object({ path: z.string().min(1).max(500), text: z.string() }))
        .min(1)
        .max(50),
      isDryRun: z.boolean(),
    }),
    reply: z.object({ reports: z.array(companyReportSchema) }),
    errors: [404],
    /** The largest file, 5 MB, and JSON escapes. */
    bodyLimit: 6_000_000,
  }),
  importedCompanies: endpoint({
    method: 'GET',
    path: '/api/operator/imported-companies',
    access: 'operator',
    summary: 'The companies that lists were imported for, by name.',
    reply: z.object({ companies: z.array(importedCompanySchema) }),
    errors: [404],
  }),
  removeImported: endpoint({
    method: 'DELETE',
    path: '/api/operator/imported-companies/:slug',
    access: 'operator',
    summary: 'Removes what was imported for a company. Questions, ticks, stars and notes stay.',
    params: z.object({ slug: z.string().max(200) }),
    reply: z.object({ removed: z.int() }),
    errors: [404],
  }),
}

declare module '#platform/endpoint.ts' {
  interface Endpoints extends EndpointsOf<typeof operatorApi> {}
}
