import { z } from 'zod'
import { commaList } from '#platform/comma-list.ts'
import { type EndpointsOf, endpoint } from '#platform/endpoint.ts'

/** 0 to 1, with its 80% interval, and whether there is enough to go by. If not, it is only about right. */
const recallFields = {
  value: z.number(),
  interval: z.tuple([z.number(), z.number()]),
  isShown: z.boolean(),
}

export const fingerprintSchema = z.object({
  /** Those that were asked for; none stands for all. */
  companies: z.array(z.object({ slug: z.string(), name: z.string() })),
  /** Most asked first. Shares sum up to 1. */
  patterns: z.array(
    z.object({
      pattern: z.string(),
      share: z.number(),
      /** Null without a session. A pattern without answers is inferred from the level. */
      recall: z.object(recallFields).nullable(),
    }),
  ),
  /** Null without a session. */
  own: z
    .object({
      /** Over the whole mix; null before the first counted answer. `known` is the share of patterns with a number. */
      recall: z.object({ ...recallFields, known: z.number() }).nullable(),
      /** At this altitude one names half of what is asked. */
      meters: z.int(),
      /** Where five more right answers add most to recall over the mix, most first, with what they add. */
      nextHour: z.array(z.object({ pattern: z.string(), gain: z.number() })),
    })
    .nullable(),
  /** How many questions the mix comes from: those that a pattern solves. */
  questionCount: z.int(),
  /** When the built-in reports were collected. */
  builtInDate: z.string(),
  /** Reports that were added to them. */
  importedReportCount: z.int(),
})
export type Fingerprint = z.output<typeof fingerprintSchema>

export const fingerprintApi = {
  read: endpoint({
    method: 'GET',
    path: '/api/practice/fingerprint',
    access: 'anyone',
    summary:
      'Which patterns companies ask, as shares; with a session also your recall over that mix, and where it can grow most.',
    /** Slugs; all companies when left out. */
    query: z.object({ companies: commaList }),
    reply: fingerprintSchema,
    cacheable: true,
  }),
}

declare module '#platform/endpoint.ts' {
  interface Endpoints extends EndpointsOf<typeof fingerprintApi> {}
}
