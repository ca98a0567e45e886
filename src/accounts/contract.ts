import { z } from 'zod'
import { type EndpointsOf, endpoint } from '#platform/endpoint.ts'

export const userSchema = z.object({
  id: z.string(),
  username: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  email: z.string(),
})
export type User = z.output<typeof userSchema>

/** Limits are checked in `server/`, with their error messages. */
const text = z.string()
/** Anything but a string counts as empty, so that it gets the same message. */
const typed = text.catch('')

export const accountsApi = {
  currentUser: endpoint({
    method: 'GET',
    path: '/api/user',
    access: 'member',
    summary: 'The person this session belongs to.',
    reply: userSchema,
  }),
  logIn: endpoint({
    method: 'POST',
    path: '/api/login',
    access: 'anyone',
    summary:
      'Signs in with email and password. With an authenticator app turned on, 403 `second_factor_needed` asks for its code.',
    body: z.object({ email: text, password: text }),
    reply: userSchema,
    errors: [401, 403],
    changesSession: true,
  }),
  logOut: endpoint({
    method: 'POST',
    path: '/api/logout',
    access: 'anyone',
    summary: 'Ends this session. Safe to repeat.',
    readsOwnSession: true,
    reply: z.object({ message: z.string() }),
    changesSession: true,
  }),
  requestCode: endpoint({
    method: 'POST',
    path: '/api/auth/request-otp',
    access: 'anyone',
    summary: 'Registers an address (with userData) or sends a new code (without).',
    body: z.object({
      email: typed,
      userData: z.object({ password: text, firstName: text.nullish(), lastName: text.nullish() }).optional(),
    }),
    reply: z.object({ message: z.string(), expiresInSeconds: z.int(), resendAfterSeconds: z.int() }),
  }),
  verifyCode: endpoint({
    method: 'POST',
    path: '/api/auth/verify-otp',
    access: 'anyone',
    summary: 'Turns a verified registration into an account and signs in.',
    body: z.object({ email: typed, otp: typed }),
    reply: userSchema,
    errors: [409],
    changesSession: true,
  }),
}

declare module '#platform/endpoint.ts' {
  interface Endpoints extends EndpointsOf<typeof accountsApi> {}
}
