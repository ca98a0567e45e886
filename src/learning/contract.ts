import { z } from 'zod'
import { type EndpointsOf, endpoint } from '#platform/endpoint.ts'
import { buildLanguages, mostResults, rungs } from './results.ts'
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

const id = z.string().regex(/^[a-z0-9][a-z0-9-]{0,59}$/)
const resultSchema = z.discriminatedUnion('kind', [
  z
    .object({
      kind: z.literal('drive'),
      at: time,
      input: id,
      acts: z.int().min(1).max(999),
      right: z.int().min(0).max(999),
    })
    .refine(({ acts, right }) => right <= acts, 'No more acts can be right than there were.'),
  z.object({ kind: z.literal('slip'), at: time, slip: id, isRight: z.boolean() }),
  z.object({ kind: z.literal('build'), at: time, rung: z.enum(rungs), language: z.enum(buildLanguages) }),
])
/** Of each pattern the newest of each kind, and the first of each thing reached. */
const results = z.record(z.string().max(60), z.array(resultSchema).max(mostResults).readonly())

const learningSchema = z.object({
  userId: z.string(),
  /** By the slug of the pattern. */
  lessons,
  /** By the number of the problem. */
  hints,
  /** What was driven, found and built, by the slug of the pattern. */
  results,
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
  /** Whether code for that listing can be written and judged in the browser. */
  isJudged: z.boolean(),
})
export type PatternHelp = z.output<typeof patternHelpSchema>

const problemHelpSchema = z.object({
  number: z.int(),
  /** What the problem asks, in our own words. `Code` is marked. */
  asks: z.string(),
  /** Of each pattern that has it and is open to the caller. */
  patterns: z.array(patternHelpSchema).min(1),
  /** What learners ask about it, with answers. Both have marked `code`. */
  questions: z.array(z.object({ question: z.string(), answer: z.string() })),
})
export type ProblemHelpReply = z.output<typeof problemHelpSchema>

export const learningApi = {
  read: endpoint({
    method: 'GET',
    path: '/api/learning',
    access: 'member',
    summary:
      'How far you are in the lessons, which hints you have opened, and how you did in Drive, Find the slip and Build.',
    reply: learningSchema,
    cacheable: true,
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/learning',
    access: 'member',
    summary:
      'Adds steps of lessons, opened hints and results of Drive, Find the slip and Build. Takes nothing back. Safe to repeat. Results are stored as the browser tells them: they count in your own standing only, and nobody else sees them.',
    /** What no pattern or problem of the product has is left out: another release may have it. */
    body: z.object({ lessons: lessons.optional(), hints: hints.optional(), results: results.optional() }),
    reply: learningSchema,
    bodyLimit: 256 * 1024,
  }),
  problemHelp: endpoint({
    method: 'GET',
    path: '/api/problems/:number/help',
    access: 'anyone',
    summary:
      'What a practice problem asks, its three hints, what solves it, and what learners ask about it. Without a session only for problems of the open categories.',
    params: z.object({ number: z.string().max(20) }),
    reply: problemHelpSchema,
    errors: [401, 404],
    cacheable: true,
  }),
}

declare module '#platform/endpoint.ts' {
  interface Endpoints extends EndpointsOf<typeof learningApi> {}
}
