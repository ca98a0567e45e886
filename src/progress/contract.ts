import { z } from 'zod'
import { type EndpointsOf, endpoint } from '#platform/endpoint.ts'

/** Bit i set means practice problem i of the pattern is solved; a pattern has at most 31 problems. */
const mask = z.int().min(0).max(0x7fffffff)

export const progressSchema = z.object({
  id: z.string(),
  userId: z.string(),
  patternId: z.int(),
  completed: z.boolean(),
  problemsSolved: mask,
  totalProblems: z.int(),
  version: z.int(),
})
export type Progress = z.output<typeof progressSchema>

export const statsSchema = z.object({
  completedPatterns: z.int(),
  totalPatterns: z.int(),
  completionPercentage: z.int(),
  totalProblems: z.int(),
  solvedProblems: z.int(),
  completedCompanyQuestions: z.int(),
})
export type Stats = z.output<typeof statsSchema>

const problems = z.array(z.int().min(0).max(999_999_999)).max(500)

const solvedSchema = z.object({
  userId: z.string(),
  /** Incremented by every change. */
  version: z.int(),
  /** Problem numbers in the order in which they were ticked. */
  solved: z.array(z.int()),
})
export type Solved = z.output<typeof solvedSchema>

export const progressApi = {
  readSolved: endpoint({
    method: 'GET',
    path: '/api/solved',
    access: 'member',
    summary: 'The numbers of all problems you have solved, in every list.',
    reply: solvedSchema,
    cacheable: true,
  }),
  saveSolved: endpoint({
    method: 'PUT',
    path: '/api/solved',
    access: 'member',
    summary: 'Marks problems as solved or unsolved, in every list. Safe to repeat.',
    body: z.object({ solved: problems, unsolved: problems }),
    unauthenticated: 'User not authenticated',
    reply: solvedSchema.extend({ stats: statsSchema }),
  }),
  stats: endpoint({
    method: 'GET',
    path: '/api/progress/stats',
    access: 'member',
    summary: 'Overall figures of the signed-in person. A problem of several patterns counts once.',
    query: z.object({ userId: z.string().max(100).optional() }),
    reply: statsSchema,
    errors: [403],
  }),
  save: endpoint({
    method: 'POST',
    path: '/api/progress',
    access: 'member',
    summary: 'Records which problems of a pattern are solved. Completion is decided by the server.',
    body: z.object({
      patternId: z.int(),
      problemsSolved: z.int().optional(),
      completed: z.boolean().optional(),
      baseProblemsSolved: z.int().optional(),
    }),
    unauthenticated: 'User not authenticated',
    /** `merged`: the stored mask differs from the one sent, so the screen must update. */
    reply: progressSchema.extend({ merged: z.boolean(), stats: statsSchema }),
    errors: [404],
  }),
  import: endpoint({
    method: 'POST',
    path: '/api/progress/import',
    access: 'member',
    summary: 'Adds ticks made as a guest or kept in a file. Never clears one.',
    body: z.object({
      progress: z.record(
        z.string().max(20),
        z.object({ problemsSolved: z.number(), completed: z.boolean().optional() }),
      ),
    }),
    reply: z.object({
      merged: z.record(
        z.string(),
        z.object({ problemsSolved: mask, completed: z.boolean(), addedMask: mask }),
      ),
      ignored: z.array(z.string()),
      addedCount: z.int(),
      stats: statsSchema,
    }),
    bodyLimit: 512 * 1024,
  }),
}

declare module '#platform/endpoint.ts' {
  interface Endpoints extends EndpointsOf<typeof progressApi> {}
}
