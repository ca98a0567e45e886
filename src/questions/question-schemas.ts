import { z } from 'zod'

export const difficulties = ['Easy', 'Medium', 'Hard'] as const
/** Where in a process somebody was asked. */
export const stages = ['Online assessment', 'Phone screen', 'Onsite', 'Other'] as const

const companySchema = z.object({ name: z.string(), slug: z.string(), frequency: z.int() })

export const companyQuestionSchema = z.object({
  id: z.int(),
  title: z.string(),
  difficulty: z.enum(difficulties),
  isPremium: z.boolean(),
  /** SQL questions stand apart: none of our patterns applies to them. */
  isSql: z.boolean(),
  isCompleted: z.boolean(),
  /** Display names, the primary one first. */
  patterns: z.array(z.string()),
  /** Most frequent first; 100 is the company's most reported question. */
  companies: z.array(companySchema),
  /** What people of this instance report; never mixed with the frequencies. */
  sightings: z.array(z.object({ name: z.string(), slug: z.string(), count: z.int() })),
  leetcodeUrl: z.string(),
})

export const sightingSchema = z.object({
  questionId: z.int(),
  companySlug: z.string(),
  companyName: z.string(),
  month: z.string().nullable(),
  stage: z.enum(stages).nullable(),
})

export const markSchema = z.object({ id: z.int(), isStarred: z.boolean(), note: z.string() })

/** `QuestionColumns` says what is in them. */
export const columnsSchema = z.object({
  ids: z.array(z.int()),
  titles: z.string(),
  slugs: z.string(),
  difficulties: z.string(),
  kinds: z.string(),
  patternNames: z.array(z.string()),
  patternCounts: z.array(z.int()),
  patterns: z.array(z.int()),
  companyNames: z.array(z.string()),
  companySlugs: z.array(z.string()),
  companyCounts: z.array(z.int()),
  companies: z.array(z.int()),
  frequencies: z.array(z.int()),
  sightings: z.array(z.object({ id: z.int(), name: z.string(), slug: z.string(), count: z.int() })),
})
