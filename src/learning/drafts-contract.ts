import { z } from 'zod'
import { type EndpointsOf, endpoint } from '#platform/endpoint.ts'
import { isTooLong, longestDraft } from './draft-rules.ts'

const draftSchema = z.object({
  text: z.string(),
  /** As browsers write it: times of this form can be compared as text. */
  at: z.iso.datetime({ precision: 3 }),
  sitting: z.string().regex(/^[a-z0-9]{1,20}$/),
})

const keptSchema = z.object({
  userId: z.string(),
  id: z.string(),
  draft: draftSchema.nullable(),
  /** The one that it replaced, for a day. */
  earlier: draftSchema.extend({ until: z.string() }).nullable(),
})

/** Names what is written, as in `write-two-pointers-python`, `problem-15-cpp`, `pad-typescript`. */
const id = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+){1,12}$/)
  .max(80)

export const draftsApi = {
  read: endpoint({
    method: 'GET',
    path: '/api/drafts/:id',
    access: 'member',
    summary: 'Your draft of code, and for a day the one that it replaced.',
    params: z.object({ id }),
    reply: keptSchema,
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/drafts',
    access: 'member',
    summary:
      'Saves a draft of code. The last change wins; what was written in another sitting is kept for a day. Safe to repeat.',
    body: draftSchema.extend({
      id,
      text: z
        .string()
        .refine((text) => !isTooLong(text), `A draft can have ${longestDraft / 1024} KB. Make it shorter.`),
    }),
    reply: keptSchema,
    errors: [409],
    // Text in JSON is longer than the text.
    bodyLimit: 128 * 1024,
  }),
}

declare module '#platform/endpoint.ts' {
  interface Endpoints extends EndpointsOf<typeof draftsApi> {}
}
