import { z } from 'zod'
import { type EndpointsOf, endpoint } from '#platform/endpoint.ts'
import { codeLanguages } from './languages.ts'
import { experiences, fewestHours, mostCompanies, mostHours } from './rules.ts'

const settingsSchema = z.object({
  userId: z.string(),
  /** The day of the interview where the person is. Null: not known yet. */
  interviewOn: z.iso.date().nullable(),
  hoursPerWeek: z.int().min(fewestHours).max(mostHours).nullable(),
  experience: z.enum(experiences).nullable(),
  /** Of all code in the product. Null: not chosen. */
  codeLanguage: z.enum(codeLanguages).nullable(),
  /** Slugs. */
  companies: z.array(z.string()),
  /** Whether the person answered or skipped the questions of the first hour, or changed an answer. */
  isAnswered: z.boolean(),
})
export type StoredSettings = z.output<typeof settingsSchema>

export const settingsApi = {
  read: endpoint({
    method: 'GET',
    path: '/api/settings',
    access: 'member',
    summary:
      'What you chose for your preparation: interview date, hours, experience, language and companies.',
    reply: settingsSchema,
    cacheable: true,
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/settings',
    access: 'member',
    summary: 'Changes the settings that are sent, and no others. Safe to repeat.',
    body: z.object({
      ...settingsSchema.omit({ userId: true }).partial().shape,
      companies: z.array(z.string().min(1).max(100)).max(mostCompanies).optional(),
      isAnswered: z.literal(true).optional(),
      /** Chosen before signing in: adds only what the account has not chosen. What is outdated is skipped. */
      isFromGuest: z.boolean().optional(),
    }),
    reply: settingsSchema,
  }),
}

declare module '#platform/endpoint.ts' {
  interface Endpoints extends EndpointsOf<typeof settingsApi> {}
}
