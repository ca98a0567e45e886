import { z } from 'zod'
import { type EndpointsOf, endpoint } from '#platform/endpoint.ts'

const wishes = {
  /** A practice mail on the chosen days. */
  practice: z.boolean(),
  /** A summary on Sundays. */
  weekly: z.boolean(),
  /** Invitations to interviews, requests for them, answers to these, and changes. */
  interviews: z.boolean(),
  /** Feedback on an interview has come. */
  feedback: z.boolean(),
  /** Invitations of GoatMates and answers to these. */
  goatMates: z.boolean(),
}
const choices = {
  ...wishes,
  /** An IANA name. Null until the member has chosen one; mails then come by UTC. */
  timeZone: z.string().min(1).max(60).nullable(),
  /** Of the practice mail, where the member is. */
  hour: z.int().min(0).max(23),
  /** Of the practice mail: 1 is Monday, 7 is Sunday. */
  days: z.array(z.int().min(1).max(7)).max(7),
}
export type MailChoices = z.output<z.ZodObject<typeof choices>>

const mailPreviewSchema = z.object({
  at: z.iso.datetime(),
  subject: z.string(),
  paragraphs: z.array(z.string()),
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
  /** Of its button. */
  action: z.string(),
})
export type MailPreview = z.output<typeof mailPreviewSchema>

const remindersSchema = z.object({
  ...choices,
  /** Whether the offer of a practice mail was made at the end of a round. */
  isAsked: z.boolean(),
  /** As it would be if the member did nothing until then. Null: none is planned. */
  next: mailPreviewSchema.nullable(),
})
export type Reminders = z.output<typeof remindersSchema>

export const remindersApi = {
  read: endpoint({
    method: 'GET',
    path: '/api/reminders',
    access: 'member',
    summary: 'Which mails you get, when, and the next one as it will be.',
    reply: remindersSchema,
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/reminders',
    access: 'member',
    summary: 'Changes what is sent, and nothing else. Safe to repeat.',
    body: z.object({ ...z.object(choices).partial().shape, isAsked: z.literal(true).optional() }),
    reply: remindersSchema,
  }),
  calendar: endpoint({
    method: 'GET',
    path: '/api/reminders/practice.ics',
    access: 'member',
    summary: 'A calendar file with a weekly entry on the days and at the hour of your practice mail.',
    reply: z.string(),
    mediaType: 'text/calendar',
    errors: [409],
  }),
  unsubscribe: endpoint({
    method: 'POST',
    path: '/api/unsubscribe',
    access: 'anyone',
    summary:
      'Stops all mails that can be stopped. The token is in the links of every such mail. Safe to repeat.',
    query: z.object({ token: z.string().max(200) }),
    ignoresBody: true,
    reply: z.object({ ok: z.literal(true) }),
  }),
}

declare module '#platform/endpoint.ts' {
  interface Endpoints extends EndpointsOf<typeof remindersApi> {}
}
