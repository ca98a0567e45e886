import { z } from 'zod'
import { type EndpointsOf, endpoint } from '#platform/endpoint.ts'
import { mostAnswers } from './rules.ts'

/** As browsers write it: times of this form can be compared as text. */
const time = z.iso.datetime({ precision: 3 })

const lessonProgressSchema = z.object({
  startedAt: time,
  step: z.int().min(0).max(8),
  answers: z
    .record(z.string().regex(/^[a-z0-9][\w.-]{0,39}$/i), z.int().min(0).max(20))
    .refine((answers) => Object.keys(answers).length <= mostAnswers, `At most ${mostAnswers} answers.`),
  finishedAt: time.optional(),
})

const lessons = z.record(z.string().max(60), lessonProgressSchema)
/** How many hints of a problem were opened: hint 1 to 3, then the whole idea. */
const hints = z.record(z.string().regex(/^\d{1,9}$/), z.int().min(0).max(4))

const learningSchema = z.object({
  userId: z.string(),
  /** By the slug of the pattern. */
  lessons,
  /** By the number of the problem. */
  hints,
})

export const learningApi = {
  read: endpoint({
    method: 'GET',
    path: '/api/learning',
    access: 'member',
    summary: 'How far you are in the lessons, and which hints you have opened.',
    reply: learningSchema,
    cacheable: true,
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/learning',
    access: 'member',
    summary: 'Adds steps of lessons and opened hints. Takes nothing back. Safe to repeat.',
    /** What no pattern or problem of the product has is left out: another release may have it. */
    body: z.object({ lessons: lessons.optional(), hints: hints.optional() }),
    reply: learningSchema,
    bodyLimit: 256 * 1024,
  }),
}

declare module '#platform/endpoint.ts' {
  interface Endpoints extends EndpointsOf<typeof learningApi> {}
}
