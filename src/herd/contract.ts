import { z } from 'zod'
import { type EndpointsOf, endpoint } from '#platform/endpoint.ts'
import { interviewApi } from './interview-api.ts'
import { person } from './interview-schemas.ts'

export type {
  Interview,
  InterviewPack,
  InterviewRequests,
  ReceivedInterviewRequest,
  Scores,
  SentInterviewRequest,
} from './interview-schemas.ts'

/** Part of the stored feedback, so neither keys nor order may change. */
export const criterionKeys = [
  'problemUnderstanding',
  'approach',
  'complexity',
  'codeQuality',
  'testing',
  'communication',
  'optimization',
] as const
export type CriterionKey = (typeof criterionKeys)[number]

/** Longest comment on an interview, and longest stored feedback. */
export const feedbackLimits = { comment: 5000, stored: 8000 } as const

const goatMateSchema = z.object({
  ...person,
  email: z.string(),
  /** Completed interviews between the two. Given: they interviewed you. Taken: you interviewed them. */
  interviewsGiven: z.int(),
  interviewsTaken: z.int(),
  /** Their average as candidate in those, 0 when there is none. */
  averageScore: z.number(),
})
export type GoatMate = z.output<typeof goatMateSchema>

const sentRequestSchema = z.object({
  id: z.string(),
  toEmail: z.string(),
  status: z.literal('pending'),
  sentAt: z.string(),
  expiresAt: z.string(),
})
export type SentRequest = z.output<typeof sentRequestSchema>

const receivedRequestSchema = z.object({
  id: z.string(),
  from: z.object({ ...person, email: z.string() }),
  sentAt: z.string(),
  expiresAt: z.string(),
})
export type ReceivedRequest = z.output<typeof receivedRequestSchema>

const ok = z.object({ ok: z.literal(true) })
const byId = z.object({ id: z.string().max(100) })
const byUser = z.object({ userId: z.string().max(100) })

export const herdApi = {
  goatMates: endpoint({
    method: 'GET',
    path: '/api/buddies',
    access: 'member',
    summary: 'GoatMates of the signed-in person, newest first.',
    reply: z.array(goatMateSchema),
  }),
  invite: endpoint({
    method: 'POST',
    path: '/api/buddy/request',
    access: 'member',
    summary: 'Invites someone by email. The reply is the same whether the address has an account or not.',
    body: z.object({ toEmail: z.string() }),
    reply: z.object({
      id: z.string(),
      toEmail: z.string(),
      status: z.enum(['pending', 'accepted']),
      message: z.string(),
    }),
    creates: true,
    errors: [409, 429],
  }),
  autoAccept: endpoint({
    method: 'POST',
    path: '/api/buddy/auto-accept',
    access: 'member',
    summary: 'Accepts all open invitations to your verified address. Safe to repeat.',
    reply: z.object({ accepted: z.array(z.object(person)), count: z.int() }),
  }),
  requests: endpoint({
    method: 'GET',
    path: '/api/buddy/requests',
    access: 'member',
    summary: 'Open invitations, sent and received.',
    reply: z.object({
      sent: z.array(sentRequestSchema),
      received: z.array(receivedRequestSchema),
      autoAcceptInvites: z.boolean(),
    }),
  }),
  accept: endpoint({
    method: 'POST',
    path: '/api/buddy/requests/:id/accept',
    access: 'member',
    summary: 'Accepts a received invitation.',
    params: byId,
    reply: ok,
    errors: [404, 409],
  }),
  decline: endpoint({
    method: 'POST',
    path: '/api/buddy/requests/:id/decline',
    access: 'member',
    summary: 'Declines a received invitation. The sender is not notified.',
    params: byId,
    reply: ok,
    errors: [404, 409],
  }),
  cancel: endpoint({
    method: 'DELETE',
    path: '/api/buddy/requests/:id',
    access: 'member',
    summary: 'Cancels an invitation you sent.',
    params: byId,
    reply: ok,
    errors: [404, 409],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/buddies/:userId',
    access: 'member',
    summary: 'Ends a friendship for both sides. The other person is not notified.',
    params: byUser,
    reply: ok,
    errors: [404],
  }),
  block: endpoint({
    method: 'POST',
    path: '/api/buddies/:userId/block',
    access: 'member',
    summary: 'Ends the friendship and hides everything from that person.',
    params: byUser,
    reply: ok,
    errors: [404],
  }),
  unblock: endpoint({
    method: 'DELETE',
    path: '/api/buddies/:userId/block',
    access: 'member',
    summary: 'Removes a block; the friendship stays ended.',
    params: byUser,
    reply: ok,
    errors: [404],
  }),
  blocked: endpoint({
    method: 'GET',
    path: '/api/buddy/blocked',
    access: 'member',
    summary: 'People the signed-in person has blocked.',
    reply: z.array(z.object(person)),
  }),
  settings: endpoint({
    method: 'PUT',
    path: '/api/account/settings',
    access: 'member',
    summary: 'Whether invitations are accepted automatically after sign-in.',
    body: z.object({ autoAcceptInvites: z.boolean() }),
    reply: z.object({ autoAcceptInvites: z.boolean() }),
  }),
  stopInvitations: endpoint({
    method: 'POST',
    path: '/api/buddy/stop-invitations',
    access: 'anyone',
    summary: 'Stops invitation mails to the address of a signed link. Needs no account.',
    body: z.object({ token: z.string().max(500) }),
    reply: ok,
  }),
  ...interviewApi,
}

declare module '#platform/endpoint.ts' {
  interface Endpoints extends EndpointsOf<typeof herdApi> {}
}
