import { z } from 'zod'
import { type EndpointsOf, endpoint } from '#platform/endpoint.ts'
import { userSchema } from './contract.ts'

/** Limits are checked in `server/`, with their error messages. */
const typed = z.string().catch('')
const messageReply = z.object({ message: z.string() })

const ownSessionSchema = z.object({
  id: z.string(),
  /** Browser and system as the browser named them, e.g. 'Firefox on Linux'. */
  device: z.string(),
  isCurrent: z.boolean(),
  signedInAt: z.string(),
  /** At most five minutes behind. */
  lastSeenAt: z.string(),
})
export type OwnSession = z.output<typeof ownSessionSchema>

export const accountApi = {
  requestPasswordReset: endpoint({
    method: 'POST',
    path: '/api/auth/request-password-reset',
    access: 'anyone',
    summary: 'Mails a link that sets a new password. The answer is the same for every address.',
    body: z.object({ email: typed }),
    reply: messageReply,
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/api/auth/reset-password',
    access: 'anyone',
    summary: 'Sets a new password by the token of such a link, once, and ends all sessions.',
    body: z.object({ token: typed, newPassword: typed }),
    reply: messageReply,
    changesSession: true,
  }),
  changeName: endpoint({
    method: 'PUT',
    path: '/api/account/name',
    access: 'member',
    summary: 'Changes the name that others see. An empty one is removed; without any, the username is shown.',
    body: z.object({ firstName: typed, lastName: typed }),
    reply: userSchema,
  }),
  changePassword: endpoint({
    method: 'PUT',
    path: '/api/account/password',
    access: 'member',
    summary: 'Changes the password, renews this session and ends all others.',
    body: z.object({ currentPassword: typed, newPassword: typed }),
    reply: messageReply,
    changesSession: true,
  }),
  sessions: endpoint({
    method: 'GET',
    path: '/api/account/sessions',
    access: 'member',
    summary: 'Where this account is signed in, the most recently used first.',
    reply: z.array(ownSessionSchema),
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/api/account/sessions/:id',
    access: 'member',
    summary: 'Ends one session of this account.',
    params: z.object({ id: z.string().max(100) }),
    reply: messageReply,
    errors: [404],
    changesSession: true,
  }),
  endOtherSessions: endpoint({
    method: 'DELETE',
    path: '/api/account/sessions',
    access: 'member',
    summary: 'Ends every session of this account but the calling one. Safe to repeat.',
    reply: z.object({ endedCount: z.int() }),
  }),
  exportData: endpoint({
    method: 'POST',
    path: '/api/account/export',
    access: 'member',
    summary: 'Everything stored about this person, as one JSON document. Needs the password.',
    body: z.object({ password: typed }),
    reply: z.looseObject({ schemaVersion: z.literal(1), exportedAt: z.string(), site: z.string() }),
  }),
  deleteAccount: endpoint({
    method: 'POST',
    path: '/api/account/delete',
    access: 'member',
    summary: 'Deletes this account and everything that belongs to it, permanently. Needs the password.',
    body: z.object({ password: typed, confirm: typed }),
    reply: messageReply,
    changesSession: true,
  }),
}

declare module '#platform/endpoint.ts' {
  interface Endpoints extends EndpointsOf<typeof accountApi> {}
}
