import { z } from 'zod'
import { difficulties, stages } from './question.ts'

const companySchema = z.object({ name: z.string(), slug: z.string(), frequency: z.int() })

const sightingCountSchema = z.object({ name: z.string(), slug: z.string(), count: z.int() })

/** A question as one person sees it. The fields are explained at `Question`. */
export const companyQuestionSchema = z.object({
  id: z.int(),
  title: z.string(),
  difficulty: z.enum(difficulties),
  isPremium: z.boolean(),
  isSql: z.boolean(),
  isCompleted: z.boolean(),
  patterns: z.array(z.string()),
  companies: z.array(companySchema),
  sightings: z.array(sightingCountSchema),
  leetcodeUrl: z.string(),
})

export const sightingSchema = z.object({
  questionId: z.int(),
  companySlug: z.string(),
  companyName: z.string(),
  month: z.string().nullable(),
  stage: z.enum(stages).nullable(),
  /** The company is in no list: only its reporter sees it until an operator approves its name. */
  isPending: z.boolean(),
})

export const starAndNoteSchema = z.object({ id: z.int(), isStarred: z.boolean(), note: z.string() })

/** All questions at once; `encodeQuestions` and `decodeQuestions` translate. */
export const listSchema = z.object({
  companies: z.array(z.object({ name: z.string(), slug: z.string() })),
  patterns: z.array(z.string()),
  questions: z.array(
    z.object({
      id: z.int(),
      title: z.string(),
      /** The last part of the problem's URL. */
      slug: z.string(),
      difficulty: z.enum(difficulties),
      isPremium: z.boolean(),
      isSql: z.boolean(),
      /** Indexes of `patterns`. */
      patterns: z.array(z.int()),
      /** Index of a company and frequency in turn. */
      companies: z.array(z.int()),
      sightings: z.array(sightingCountSchema).optional(),
    }),
  ),
  /** When the built-in reports were collected. */
  builtInDate: z.string(),
  importedReportCount: z.int(),
})
