import { z } from 'zod'
import { catalogueTotals } from '#curriculum/index.ts'
import { dayMs } from '#platform/durations.ts'
import { type EndpointsOf, endpoint } from '#platform/endpoint.ts'
import { promptSchema } from './prompt-contract.ts'
import { chosenSizes } from './rounds/round-rules.ts'
import { checkResultSchema, patternStandingSchema, standingSchema } from './standing-contract.ts'

export type { RoundPrompt } from './prompt-contract.ts'
export type {
  CheckResult,
  Confusion,
  EndedConfusion,
  Improvement,
  PatternStanding,
  PracticeDay,
  Standing,
} from './standing-contract.ts'

const patternName = z.string().max(60)
const mark = z.object({
  /** Which prompt of a duel; 0 for a single one. */
  prompt: z.union([z.literal(0), z.literal(1)]),
  /** Indices of words, inclusive. The words of a text are what is between its spaces. */
  from: z.int().min(0).max(200),
  to: z.int().min(0).max(200),
})
export type Mark = z.output<typeof mark>

/** From UTC-14 to UTC+14. What is impossible is left out: it must not keep an answer away. */
const utcOffset = z.coerce.number().int().min(-840).max(840).optional().catch(undefined)

const answerFields = {
  /** Made by the browser, so that sending an answer again changes nothing. */
  id: z.uuid(),
  roundId: z.uuid().optional(),
  marks: z.array(mark).max(3),
  /** 1 a guess, 2 likely, 3 sure. */
  sure: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  /** Time taken, in milliseconds. */
  ms: z.int().min(0).max(dayMs),
  at: z.iso.datetime(),
  /** Minutes by which the clock of the browser was ahead of UTC. UTC if it is left out or impossible. */
  offset: utcOffset,
  /** Ids of other prompts that the feedback showed. */
  shown: z.array(z.string().max(80)).max(4).optional(),
  /** What was asked after the name, and what was chosen. It says nothing about recall. */
  property: z
    .object({ asked: z.enum(['words', 'property']), named: z.string().max(200), isRight: z.boolean() })
    .optional(),
}
export const answerSchema = z.discriminatedUnion('kind', [
  z.object({
    ...answerFields,
    kind: z.literal('spot'),
    promptId: z.string().max(80),
    /** Null is 'I don't know'. */
    named: patternName.nullable(),
  }),
  z.object({
    ...answerFields,
    kind: z.literal('flip'),
    /** Id of the minimal pair. */
    promptId: z.string().max(80),
    named: z.tuple([patternName.nullable(), patternName.nullable()]),
  }),
])
export type Answer = z.output<typeof answerSchema>

const spotSchema = z.object({
  kind: z.literal('spot'),
  prompt: promptSchema,
  /** It was answered before: it counts for the schedule, but not for recall. */
  isSeen: z.boolean(),
  /** First of two in a row that introduce a pattern. */
  isNew: z.boolean(),
  /** Its round and its place in it allow the answer to count for recall. The prompt or the day may not. */
  isRated: z.boolean().optional(),
  /** How high the prompt stands, on the scale of altitudes, once that was measured. Not of what comes back. */
  meters: z.int().optional(),
  /** What comes back a few items later if this one was missed. It is answered as an item of the round. */
  comeback: promptSchema.optional(),
})
const flipSchema = z.object({
  kind: z.literal('flip'),
  pairId: z.string(),
  prompts: z.tuple([promptSchema, promptSchema]),
  clauses: z.tuple([z.string(), z.string()]),
  changes: z.string(),
  breaks: z.string(),
  counterexample: z.object({
    prompt: z.union([z.literal(0), z.literal(1)]),
    /** Name and value of each argument, as JSON. */
    input: z.array(z.object({ name: z.string(), value: z.string() })),
    right: z.string(),
    wrong: z.string(),
    explains: z.string(),
  }),
  /** How often the person took one for the other, if this duel comes from that. */
  confusion: z.object({ pattern: z.string(), takenFor: z.string(), count: z.int(), of: z.int() }).optional(),
})
export const itemSchema = z.discriminatedUnion('kind', [spotSchema, flipSchema])
export type Item = z.output<typeof itemSchema>
export type SpotItem = z.output<typeof spotSchema>
export type FlipItem = z.output<typeof flipSchema>

/** In the demo of the pattern, the last on the page where it is built. */
export const doingKinds = ['drive', 'slip', 'order'] as const
/** Something to do with one's own hands. Its result is in `GET /api/learning`, and says nothing about recall. */
const doingItemSchema = z.object({ kind: z.enum(doingKinds), pattern: z.string() })
export type DoingItem = z.output<typeof doingItemSchema>

const roundKinds = ['daily', 'free', 'worst', 'streak', 'storm'] as const
/** To play with, outside of the rating. */
export type PlayKind = Extract<(typeof roundKinds)[number], 'streak' | 'storm'>
export const roundSchema = z.object({
  id: z.uuid(),
  kind: z.enum(roundKinds),
  createdAt: z.iso.datetime(),
  /** Null while items are open. */
  endedAt: z.iso.datetime().nullable(),
  items: z.array(itemSchema),
  /** Of a streak or a storm: how many the person's best was, before this one. */
  best: z.int().min(0).optional(),
  /** Comes after the items. A round ends without it. */
  doing: doingItemSchema.optional(),
  answers: z.array(answerSchema),
})
export type Round = z.output<typeof roundSchema>

const roundSummarySchema = z.object({
  id: z.uuid(),
  kind: z.enum(roundKinds),
  createdAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
  /** One for each item, in order. */
  results: z.array(
    z.object({ kind: z.enum(['spot', 'flip']), result: z.enum(['right', 'wrong', 'unknown', 'open']) }),
  ),
  /** Time taken, in milliseconds. */
  ms: z.int(),
})
export type RoundSummary = z.output<typeof roundSummarySchema>

const checkPromptSchema = promptSchema.pick({ id: true, text: true, form: true, asks: true })

/** The Sealed Five of a local week. */
export const checkSchema = z.object({
  id: z.uuid(),
  /** The Monday of its week. */
  week: z.iso.date(),
  closesAt: z.iso.datetime(),
  /** Without keys. */
  prompts: z.array(checkPromptSchema),
  /** Ids of the prompts that have an answer. */
  answered: z.array(z.string()),
  /** Once all have one. */
  result: z
    .object({
      prompts: z.array(promptSchema),
      answers: z.array(answerSchema),
      ...checkResultSchema.pick({ credit: true, expected: true }).shape,
    })
    .nullable(),
})
export type Check = z.output<typeof checkSchema>

/** Where the person is, for what is due today. That of the newest answer when left out. */
export const localTimeQuery = z.object({ offset: utcOffset })

const answers = z.array(answerSchema).min(1).max(100)

const playCount = z.int().min(0).max(1000).optional().catch(undefined)

/** A guest's rounds are not stored, so their answers say what the round would. */
const guestAnswer = answerSchema.and(z.object({ isRated: z.boolean().optional() }))
export type GuestAnswer = z.output<typeof guestAnswer>

export const practiceApi = {
  startRound: endpoint({
    method: 'POST',
    path: '/api/practice/rounds',
    access: 'member',
    summary: 'The round of this kind that is open, or a new one, with prompts and keys.',
    query: localTimeQuery,
    body: z.object({
      kind: z.enum(roundKinds),
      /** For a free round: the patterns to choose from. */
      patterns: z.array(patternName).min(1).max(catalogueTotals.patterns).optional(),
      /** For a free round: the mix of this company, by its slug, or of several with commas between. */
      company: z.string().max(1000).optional(),
      size: z.union(chosenSizes.map((size) => z.literal(size))).optional(),
      /** For a daily round: only what is due of it. */
      dueOnly: z.boolean().optional(),
    }),
    reply: roundSchema,
  }),
  rounds: endpoint({
    method: 'GET',
    path: '/api/practice/rounds',
    access: 'member',
    summary: 'Your rounds, newest first, 20 to a page.',
    query: z.object({ before: z.iso.datetime().optional() }),
    reply: z.object({ rounds: z.array(roundSummarySchema), total: z.int(), hasMore: z.boolean() }),
  }),
  round: endpoint({
    method: 'GET',
    path: '/api/practice/rounds/:id',
    access: 'member',
    summary: 'One of your rounds with its answers.',
    params: z.object({ id: z.string() }),
    reply: roundSchema,
    errors: [404],
  }),
  saveAnswers: endpoint({
    method: 'POST',
    path: '/api/practice/answers',
    access: 'member',
    summary:
      'Adds answers. Sending one again changes nothing. An answer to an unknown round is kept, but not counted.',
    body: z.object({
      answers,
      /** Who gave them. Refused with 409 when someone else is signed in by now. */
      userId: z.string().max(60).optional(),
    }),
    reply: z.object({ patterns: z.array(patternStandingSchema) }),
    errors: [409],
    bodyLimit: 128 * 1024,
  }),
  standing: endpoint({
    method: 'GET',
    path: '/api/practice/standing',
    access: 'member',
    summary: 'What you recognize: recall, schedule and confusions by pattern.',
    query: localTimeQuery,
    reply: standingSchema,
  }),
  startCheck: endpoint({
    method: 'POST',
    path: '/api/practice/checks',
    access: 'member',
    summary: 'The Sealed Five of this week: five prompts without keys, once a week.',
    query: localTimeQuery,
    reply: checkSchema,
  }),
  answerCheck: endpoint({
    method: 'POST',
    path: '/api/practice/checks/:id/answers',
    access: 'member',
    summary:
      'Answers prompts of a check, one try each. The keys come with the fifth answer. The server decides the time.',
    params: z.object({ id: z.string() }),
    body: z.object({ answers: z.array(answerSchema).min(1).max(5) }),
    reply: checkSchema,
    errors: [404, 409],
  }),
  importAnswers: endpoint({
    method: 'POST',
    path: '/api/practice/import',
    access: 'member',
    summary: 'Adds the answers that were given as a guest. Safe to repeat.',
    /** One that an older release stored in another form is null: it must not keep the others out. */
    body: z.object({
      answers: z.array(guestAnswer.nullable().catch(null)).max(1500),
      /** The longest streak, and the most of a storm. */
      best: z.object({ streak: playCount, storm: playCount }).optional(),
    }),
    reply: z.object({ addedCount: z.int(), standing: standingSchema }),
    bodyLimit: 512 * 1024,
  }),
  trial: endpoint({
    method: 'GET',
    path: '/api/practice/trial',
    access: 'anyone',
    summary: 'The two prompts of the landing page, with their keys.',
    reply: z.object({ items: z.tuple([spotSchema, spotSchema]) }),
    cacheable: true,
  }),
}

declare module '#platform/endpoint.ts' {
  interface Endpoints extends EndpointsOf<typeof practiceApi> {}
}
