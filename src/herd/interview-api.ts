import { z } from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import {
  interviewSchema,
  packSchema,
  requestsSchema,
  scoresSchema,
  sentRequestSchema,
} from './interview-schemas.ts'

const ok = z.object({ ok: z.literal(true) })
const byId = z.object({ id: z.string().max(100) })

/** Where and when an interview takes place. */
const meeting = {
  googleMeetLink: z.string().nullish(),
  codepadLink: z.string().nullish(),
  /** ISO 8601 with its offset from UTC. */
  startsAt: z.string().nullish(),
}

export const interviewApi = {
  interviews: endpoint({
    method: 'GET',
    path: '/api/interviews',
    access: 'member',
    summary:
      'Your interviews in both roles, newest first. Candidates get the question once the interview has started.',
    reply: z.array(interviewSchema),
  }),
  stats: endpoint({
    method: 'GET',
    path: '/api/interviews/stats',
    access: 'member',
    summary:
      'Completed interviews counted, scores averaged to two decimals. Scores you received count once you opened the feedback.',
    reply: z.object({
      interviewsGiven: z.int(),
      interviewsTaken: z.int(),
      averageScoreReceived: z.number(),
      averageScoreGiven: z.number(),
    }),
  }),
  start: endpoint({
    method: 'POST',
    path: '/api/interviews',
    access: 'member',
    summary:
      'Creates an interview with a GoatMate as candidate, and mails them. With `requestId` it accepts their request.',
    body: z.object({
      intervieweeId: z.string(),
      // Any other type gets the same error message as a missing number.
      leetcodeQuestionNumber: z.union([z.number(), z.string()]).catch(''),
      ...meeting,
      /** The interview request that this accepts. */
      requestId: z.string().max(100).nullish(),
    }),
    reply: interviewSchema,
    creates: true,
    errors: [404, 409, 429],
  }),
  begin: endpoint({
    method: 'POST',
    path: '/api/interviews/:id/begin',
    access: 'member',
    summary:
      'The interviewer starts the interview. From then on the candidate sees the question. Safe to repeat.',
    params: byId,
    reply: interviewSchema,
    errors: [403, 404],
  }),
  move: endpoint({
    method: 'PUT',
    path: '/api/interviews/:id/time',
    access: 'member',
    summary:
      'Sets or changes the time of an interview that has not started, and mails the other person. Either of the two. Safe to repeat.',
    params: byId,
    body: z.object({
      /** ISO 8601 with its offset from UTC. */
      startsAt: z.string(),
    }),
    reply: interviewSchema,
    errors: [404, 409, 429],
  }),
  cancelInterview: endpoint({
    method: 'DELETE',
    path: '/api/interviews/:id',
    access: 'member',
    summary:
      'Cancels an interview that has not started, and mails the other person unless its time has passed. Either of the two.',
    params: byId,
    reply: ok,
    errors: [404, 409],
  }),
  complete: endpoint({
    method: 'PUT',
    path: '/api/interviews/:id',
    access: 'member',
    summary: 'The interviewer gives score and feedback, once.',
    params: byId,
    body: z.object({ status: z.string(), score: z.unknown().optional(), feedback: z.string().nullish() }),
    reply: interviewSchema,
    errors: [403, 404, 409],
  }),
  selfScore: endpoint({
    method: 'PUT',
    path: '/api/interviews/:id/self-score',
    access: 'member',
    summary: 'The candidate scores themselves. It can be changed until the feedback is opened.',
    params: byId,
    body: z.object({ scores: scoresSchema }),
    reply: interviewSchema,
    errors: [403, 404, 409],
  }),
  openFeedback: endpoint({
    method: 'POST',
    path: '/api/interviews/:id/open-feedback',
    access: 'member',
    summary: 'Records that the candidate has opened the feedback, which makes the self-scores final.',
    params: byId,
    reply: ok,
    errors: [403, 404, 409],
  }),
  pack: endpoint({
    method: 'GET',
    path: '/api/interviews/:id/pack',
    access: 'member',
    summary: 'Notes for running this interview. The candidate gets them only when it is completed.',
    params: byId,
    reply: z.object({ pack: packSchema.nullable() }),
    errors: [403, 404],
  }),
  interviewRequests: endpoint({
    method: 'GET',
    path: '/api/interviews/requests',
    access: 'member',
    summary: 'Requests to be interviewed that wait for an answer or were declined, newest first.',
    reply: requestsSchema,
  }),
  requestInterview: endpoint({
    method: 'POST',
    path: '/api/interviews/requests',
    access: 'member',
    summary: 'Asks a GoatMate to interview you, and mails them. They choose the question when they accept.',
    body: z.object({ interviewerId: z.string(), ...meeting }),
    reply: sentRequestSchema,
    creates: true,
    errors: [404, 409, 429],
  }),
  declineInterviewRequest: endpoint({
    method: 'POST',
    path: '/api/interviews/requests/:id/decline',
    access: 'member',
    summary: 'Declines a request to interview someone, and mails them. Safe to repeat.',
    params: byId,
    reply: ok,
    errors: [404],
  }),
  cancelInterviewRequest: endpoint({
    method: 'DELETE',
    path: '/api/interviews/requests/:id',
    access: 'member',
    summary: 'Cancels a request you sent, or removes it after it was declined.',
    params: byId,
    reply: ok,
    errors: [404],
  }),
}
