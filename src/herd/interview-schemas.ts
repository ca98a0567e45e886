import { z } from 'zod'

/** What members see of each other. */
export const person = {
  id: z.string(),
  username: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
}

/** A participant; `id` is null and the username "Deleted user" once an account is gone. */
const participantSchema = z.object({ ...person, id: z.string().nullable() })

export const scoresSchema = z.object({
  problemUnderstanding: z.int().min(1).max(5),
  approach: z.int().min(1).max(5),
  complexity: z.int().min(1).max(5),
  codeQuality: z.int().min(1).max(5),
  testing: z.int().min(1).max(5),
  communication: z.int().min(1).max(5),
  optimization: z.int().min(1).max(5),
})

export const interviewSchema = z.object({
  id: z.string(),
  interviewerId: z.string().nullable(),
  intervieweeId: z.string().nullable(),
  interviewer: participantSchema,
  interviewee: participantSchema,
  /** Null for the candidate until the interview has started. */
  leetcodeQuestionNumber: z.int().nullable(),
  /** Null without its number, and for a question that is in none of our lists. */
  questionTitle: z.string().nullable(),
  googleMeetLink: z.string().nullable(),
  codepadLink: z.string().nullable(),
  /** The agreed time, if any. */
  startsAt: z.string().nullable(),
  /** When the interviewer started it. */
  startedAt: z.string().nullable(),
  status: z.enum(['feedback_pending', 'completed']),
  score: z.number().nullable(),
  /** Stored feedback: JSON text with `scores` and `comment`, or plain text. */
  feedback: z.string().nullable(),
  /** How candidates score themselves; hidden from the interviewer until the interview is completed. */
  selfScores: scoresSchema.nullable(),
  /** The candidate has opened the feedback, so the self-scores are final; always false for the interviewer. */
  feedbackOpened: z.boolean(),
  createdAt: z.string(),
  completedAt: z.string().nullable(),
})

export const packSchema = z.object({
  number: z.int(),
  title: z.string(),
  clarify: z.array(z.string()).readonly(),
  sketch: z.string(),
  target: z.object({ time: z.string(), space: z.string() }).readonly(),
  hints: z.tuple([z.string(), z.string(), z.string()]).readonly(),
  followUps: z.array(z.string()).readonly(),
  edgeCases: z.array(z.string()).readonly(),
  strongAnswer: z.string(),
  weakAnswer: z.string(),
})

const interviewRequest = {
  id: z.string(),
  googleMeetLink: z.string().nullable(),
  codepadLink: z.string().nullable(),
  /** The proposed time, if any. */
  startsAt: z.string().nullable(),
  createdAt: z.string(),
}

export const sentRequestSchema = z.object({
  ...interviewRequest,
  interviewer: z.object(person),
  status: z.enum(['pending', 'declined']),
})

export const requestsSchema = z.object({
  sent: z.array(sentRequestSchema),
  received: z.array(z.object({ ...interviewRequest, candidate: z.object(person) })),
})

export type Scores = z.output<typeof scoresSchema>
export type Interview = z.output<typeof interviewSchema>
export type InterviewPack = z.output<typeof packSchema>
export type SentInterviewRequest = z.output<typeof sentRequestSchema>
export type InterviewRequests = z.output<typeof requestsSchema>
export type ReceivedInterviewRequest = InterviewRequests['received'][number]
