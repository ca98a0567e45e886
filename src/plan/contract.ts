import { z } from 'zod'
import { type EndpointsOf, endpoint } from '#platform/endpoint.ts'
import { localTimeQuery } from '#practice/contract.ts'

const date = z.iso.date()
const minutes = z.int()

const taskSchema = z.discriminatedUnion('kind', [
  /** The daily round. */
  z.object({ kind: z.literal('round'), minutes }),
  /** The rest of a lesson, from this step (0 to 8). */
  z.object({ kind: z.literal('lesson'), minutes, pattern: z.string(), step: z.int() }),
  /** So many problems, of a pattern or, when it is null, of any that was learned. */
  z.object({ kind: z.literal('problems'), minutes, pattern: z.string().nullable(), count: z.int() }),
  /** A round of what the chosen companies ask, or of all patterns. */
  z.object({ kind: z.literal('mix'), minutes }),
  /** A mock interview with a GoatMate. */
  z.object({ kind: z.literal('mock'), minutes }),
  /** The Sealed Five of the week. */
  z.object({ kind: z.literal('check'), minutes }),
])
export type Task = z.output<typeof taskSchema>

const legSchema = z.object({
  /** Slug. */
  pattern: z.string(),
  /** Why it comes here, in a few words. */
  reason: z.string(),
  /** Of all that the chosen companies ask, how much is solved by this pattern, 0 to 1. Null without companies. */
  asked: z.number().nullable(),
  /** 0 to 1; null while there is not enough to go by. */
  recall: z.number().nullable(),
  /** What is left to do. */
  minutes,
})
const plannedLegSchema = legSchema.extend({
  /** The first and the last of its days. */
  from: date,
  to: date,
})
export type Leg = z.output<typeof legSchema>

const daySchema = z.object({ date, tasks: z.array(taskSchema) })

export const planSchema = z.object({
  /** `undated`: no interview is known. `today`: it is today. `over`: it has passed; the plan goes on without a date. */
  kind: z.enum(['dated', 'undated', 'today', 'over']),
  /** Where the person is. */
  today: date,
  interviewOn: date.nullable(),
  /** From today to the interview. Negative when it has passed. */
  daysLeft: z.int().nullable(),
  hoursPerWeek: z.int(),
  companies: z.array(z.object({ slug: z.string(), name: z.string() })),
  /** Until the interview, or until the end of the days that are planned without a date. */
  minutes,
  minutesPerRound: minutes,
  /** Today and the days to come on which there is something to do. The others are free. */
  days: z.array(daySchema),
  /** Today's tasks that are done. */
  doneToday: z.array(taskSchema),
  /** What is to be learned, in order. */
  legs: z.array(plannedLegSchema),
  /** What will not fit before the interview; without a date, what comes after the planned days. */
  left: z.array(legSchema),
  /** Slugs of the patterns that need nothing more than rounds. */
  done: z.array(z.string()),
  /** When days were missed: since the last activity, the plan has moved by itself. */
  moved: z
    .object({
      lastActiveOn: date,
      missedDays: z.int(),
      /** Slugs of patterns that fitted before. */
      noLongerFit: z.array(z.string()),
    })
    .nullable(),
})
export type Plan = z.output<typeof planSchema>

export const planApi = {
  read: endpoint({
    method: 'GET',
    path: '/api/practice/plan',
    access: 'member',
    summary:
      'Your plan to the interview, made anew from today, what you have done, and your settings. To change or leave it, save `interviewOn`, `hoursPerWeek` and `companies` with `PUT /api/settings`.',
    query: localTimeQuery,
    reply: planSchema,
    cacheable: true,
  }),
  calendar: endpoint({
    method: 'GET',
    path: '/api/practice/plan.ics',
    access: 'member',
    summary:
      'Your plan as an iCalendar file of whole days. The same event keeps its UID, so that importing it again moves it.',
    query: localTimeQuery,
    reply: z.string(),
    mediaType: 'text/calendar',
  }),
}

declare module '#platform/endpoint.ts' {
  interface Endpoints extends EndpointsOf<typeof planApi> {}
}
