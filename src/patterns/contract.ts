import { z } from 'zod'
import { type EndpointsOf, endpoint } from '#platform/endpoint.ts'
import { progressSchema } from '#progress/contract.ts'

const practiceQuestionSchema = z.object({
  id: z.int(),
  /** The problem's number on LeetCode, by which it is known in every list. */
  number: z.int(),
  title: z.string(),
  leetcodeUrl: z.string(),
  difficulty: z.enum(['Easy', 'Medium', 'Hard']),
  isPremium: z.boolean(),
  /** One sentence: what the problem adds to the ones before it. */
  adds: z.string().optional(),
})
export type PracticeQuestion = z.output<typeof practiceQuestionSchema>

const rivalSchema = z.object({
  name: z.string(),
  displayName: z.string(),
  categoryId: z.int(),
  clue: z.string(),
  stay: z.string(),
  leave: z.string(),
  /** A small problem that one of the two solves, named by its slug, and why. `` `code` `` is marked. */
  contrast: z.object({ problem: z.string(), is: z.string(), because: z.string() }),
})
export type PatternRival = z.output<typeof rivalSchema>

const complexitySchema = z.object({
  time: z.string(),
  timeReason: z.string(),
  space: z.string(),
  spaceReason: z.string(),
})

const listingSchema = z.object({
  id: z.string(),
  label: z.string(),
  note: z.string(),
  /** Names of the common variations whose code it is. */
  shows: z.array(z.string()),
  /** Whether a learner's own code for it can be judged. */
  isJudged: z.boolean(),
})
export type PatternListing = z.output<typeof listingSchema>

const openPatternSchema = z.object({
  id: z.int(),
  name: z.string(),
  displayName: z.string(),
  description: z.string(),
  /** One sentence: how the pattern works. */
  idea: z.string(),
  formula: z.string().optional(),
  /** Found by the search, not shown. */
  scenarios: z.array(z.string()),
  /** Names of the steps of its lesson, if it has one to play. */
  lessonSteps: z.array(z.string()).optional(),
  identificationClues: z.string(),
  patternRecognitionGuide: z
    .object({ keyPhrases: z.array(z.string()), commonVariations: z.array(z.string()) })
    .optional(),
  commonMistakes: z.array(z.string()).optional(),
  complexity: complexitySchema.optional(),
  /** The code of the demo, then one listing for each variation worth reading. */
  listings: z.array(listingSchema),
  /** The patterns most easily mistaken for this one. `clue` is the deciding question, `stay` the answer that means this one. */
  rivals: z.array(rivalSchema),
  practiceQuestionCount: z.int(),
  practiceQuestions: z.array(practiceQuestionSchema),
  progress: progressSchema.optional(),
  locked: z.literal(false),
})
export type OpenPattern = z.output<typeof openPatternSchema>

const askedQuestionSchema = z.object({
  /** Fragment of its URL. */
  id: z.string(),
  question: z.string(),
  /** The same in other words, for a search. */
  asks: z.array(z.string()),
  answer: z.string(),
})
export type AskedQuestion = z.output<typeof askedQuestionSchema>

/** Everything that guests get of a pattern that needs an account. */
const lockedPatternSchema = z.object({
  id: z.int(),
  name: z.string(),
  displayName: z.string(),
  practiceQuestionCount: z.int(),
  practiceQuestions: z.array(z.never()),
  locked: z.literal(true),
})
export type LockedPattern = z.output<typeof lockedPatternSchema>

const patternSchema = z.discriminatedUnion('locked', [openPatternSchema, lockedPatternSchema])
export type Pattern = z.output<typeof patternSchema>

export const categorySchema = z.object({
  id: z.int(),
  displayName: z.string(),
  description: z.string(),
  /** Names of the drawing and the hue. `arrays` is the design token `--cat-arrays`. */
  icon: z.string(),
  colorClass: z.string(),
  totalCount: z.int(),
  completedCount: z.int(),
  problemCount: z.int(),
  locked: z.boolean(),
  patterns: z.array(patternSchema),
})
export type Category = z.output<typeof categorySchema>

export const patternsApi = {
  categories: endpoint({
    method: 'GET',
    path: '/api/categories',
    access: 'anyone',
    summary:
      'All categories with their patterns. Includes progress if signed in; otherwise only the open categories have lessons.',
    reply: z.array(categorySchema),
    cacheable: true,
  }),
  questions: endpoint({
    method: 'GET',
    path: '/api/patterns/:name/questions',
    access: 'anyone',
    summary:
      'What learners ask about a pattern, with answers. Without a session only for patterns of the open categories.',
    params: z.object({ name: z.string() }),
    reply: z.array(askedQuestionSchema),
    errors: [401, 404],
    cacheable: true,
  }),
}

declare module '#platform/endpoint.ts' {
  interface Endpoints extends EndpointsOf<typeof patternsApi> {}
}
