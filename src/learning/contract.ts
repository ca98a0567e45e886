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

/** What a pattern's lesson says about a problem. */
const patternHelpSchema = z.object({
  /** Slug. */
  pattern: z.string(),
  /** Where to start, the step that matters, the plan. */
  hints: z.tuple([z.string(), z.string(), z.string()]),
  /** What the problem adds to the ones before it. */
  adds: z.string(),
  /** As in `O(n log n)`. */
  time: z.string(),
  space: z.string(),
  /** Why it costs something else than the pattern usually does. */
  cost: z.string().optional(),
  /** The pattern's listing that solves the problem as it is, by its ID. */
  solvedBy: z.string().optional(),
})
export type PatternHelp = z.output<typeof patternHelpSchema>

const problemHelpSchema = z.object({
  number: z.int(),
  /** What the problem asks, in our own words. `Code` is marked. */
  asks: z.string(),
  /** Of each pattern that has it and is open to the caller. */
  patterns: z.array(patternHelpSchema).min(1),
})
export type ProblemHelpReply = z.output<typeof problemHelpSchema>

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
  problemHelp: endpoint({
    method: 'GET',
    path: '/api/problems/:number/help',
    access: 'anyone',
    summary:
      'What a practice problem asks, its three hints, and what solves it. Without a session only for problems of the open categories.',
    params: z.object({ number: z.string().max(20) }),
    reply: problemHelpSchema,
    errors: [401, 404],
    cacheable: true,
  }),
}

declare module '#platform/endpoint.ts' {
  interface Endpoints extends EndpointsOf<typeof learningApi> {}
}
