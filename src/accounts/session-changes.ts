import type { Address } from '#platform/endpoint.ts'

/** The endpoints with `changesSession`. The service worker needs them without the schemas of the contracts. */
export const sessionChanges: readonly Address[] = [
  'POST /api/login',
  'POST /api/logout',
  'POST /api/auth/verify-otp',
  'POST /api/auth/second-factor',
  'POST /api/auth/passkey',
  'POST /api/auth/reset-password',
  'PUT /api/account/password',
  'DELETE /api/account/sessions/:id',
  'POST /api/account/delete',
]
