import { z } from 'zod'
import { commaList } from '#platform/comma-list.ts'
import { type EndpointsOf, endpoint } from '#platform/endpoint.ts'
import { maxNoteLength, sortings, stages } from './question.ts'
import { companyQuestionSchema, listSchema, sightingSchema, starAndNoteSchema } from './question-schemas.ts'

export type CompanyQuestion = z.output<typeof companyQuestionSchema>
export type Sighting = z.output<typeof sightingSchema>
export type StarAndNote = z.output<typeof starAndNoteSchema>

const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,6}$/, 'a whole number')
    .transform(Number)
    .refine((value) => value >= least && value <= most, `from ${least} to ${most}`)

const flag = z.enum(['true', 'false']).transform((text) => text === 'true')

const questionId = z.object({ id: z.string() })
const marked = z.object({ id: z.int(), isCompleted: z.boolean() })

export const questionsApi = {
  companyQuestions: endpoint({
    method: 'GET',
    path: '/api/company-questions',
    access: 'anyone',
    summary: 'Questions by company, pattern and difficulty; X-Total-Count says how many match.',
    query: z.object({
      companies: commaList,
      patterns: commaList,
      difficulty: commaList,
      q: z.string().max(100).optional(),
      sql: flag.optional(),
      solved: flag.optional(),
      starred: flag.optional(),
      sort: z.enum(sortings).optional(),
      /** Picks one of the orders of `sort=shuffle`. */
      seed: wholeNumber(0, 999_999).optional(),
      limit: wholeNumber(1, 500).optional(),
      offset: wholeNumber(0, 100_000).optional(),
    }),
    reply: z.array(companyQuestionSchema),
    /** Without a session there are no solved or starred questions to filter by. */
    errors: [401],
    cacheable: true,
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/company-questions/list',
    access: 'anyone',
    summary: 'All questions in a compact form, for a client that filters them itself.',
    reply: listSchema,
    cacheable: true,
  }),
  companies: endpoint({
    method: 'GET',
    path: '/api/company-questions/companies',
    access: 'anyone',
    summary: 'Companies with the number of their questions, most first.',
    reply: z.array(z.object({ name: z.string(), slug: z.string(), count: z.int() })),
    cacheable: true,
  }),
  patterns: endpoint({
    method: 'GET',
    path: '/api/company-questions/patterns',
    access: 'anyone',
    summary: 'Display names of the patterns that solve these questions, most used first.',
    reply: z.array(z.string()),
    cacheable: true,
  }),
  complete: endpoint({
    method: 'POST',
    path: '/api/company-questions/:id/complete',
    access: 'member',
    summary: 'Marks a company question as solved.',
    params: questionId,
    reply: marked,
    errors: [404],
  }),
  uncomplete: endpoint({
    method: 'DELETE',
    path: '/api/company-questions/:id/complete',
    access: 'member',
    summary: 'Marks a company question as unsolved.',
    params: questionId,
    reply: marked,
    errors: [404],
  }),
  starsAndNotes: endpoint({
    method: 'GET',
    path: '/api/company-questions/marks',
    access: 'member',
    summary: 'Your own stars, notes and sightings, and which questions you have solved.',
    reply: z.object({
      marks: z.array(starAndNoteSchema),
      sightings: z.array(sightingSchema),
      solved: z.array(z.int()),
    }),
  }),
  saveStarAndNote: endpoint({
    method: 'PUT',
    path: '/api/company-questions/:id/mark',
    access: 'member',
    summary:
      'Stars a problem of any list or saves a private note about it. Fields that are not sent keep their values.',
    params: questionId,
    body: z.object({
      isStarred: z.boolean().optional(),
      note: z.string().max(maxNoteLength).optional(),
    }),
    reply: starAndNoteSchema,
    errors: [404],
  }),
  reportSighting: endpoint({
    method: 'PUT',
    path: '/api/company-questions/:id/sighting',
    access: 'member',
    summary:
      'Reports that a company asked you this question, once per person, question and company. A company that is in no list is visible to you only, until an operator approves its name.',
    params: questionId,
    body: z.object({
      company: z.string().trim().min(1).max(60),
      month: z
        .string()
        .regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'a month as 2026-05')
        .nullable(),
      stage: z.enum(stages).nullable(),
    }),
    reply: z.object({ sighting: sightingSchema, question: companyQuestionSchema }),
    errors: [404, 409],
  }),
  withdrawSighting: endpoint({
    method: 'DELETE',
    path: '/api/company-questions/:id/sighting/:company',
    access: 'member',
    summary: 'Withdraws your own sighting.',
    params: z.object({ id: z.string(), company: z.string().max(100) }),
    reply: z.object({ question: companyQuestionSchema }),
    errors: [404],
  }),
  interviewSolved: endpoint({
    method: 'GET',
    path: '/api/interview-questions/solved',
    access: 'member',
    summary: 'Which of the 25 essential questions you have solved.',
    reply: z.object({ solved: z.array(z.int()) }),
  }),
  solveInterview: endpoint({
    method: 'POST',
    path: '/api/interview-questions/:id/complete',
    access: 'member',
    summary: 'Marks one of the 25 as solved.',
    params: questionId,
    reply: z.object({ solved: z.array(z.int()) }),
    errors: [404],
  }),
  unsolveInterview: endpoint({
    method: 'DELETE',
    path: '/api/interview-questions/:id/complete',
    access: 'member',
    summary: 'Marks one of the 25 as unsolved.',
    params: questionId,
    reply: z.object({ solved: z.array(z.int()) }),
    errors: [404],
  }),
}

declare module '#platform/endpoint.ts' {
  interface Endpoints extends EndpointsOf<typeof questionsApi> {}
}
