import type { RouteAccess } from '../access.ts'

/** What a link to the auth page may say about why one comes, in the history entry's state. */
export interface AuthArrival {
  readonly tab?: 'sign-in' | 'register'
  /** The access that the page one was sent from asks for. */
  readonly access?: RouteAccess
  /** The address that was typed on the page before. */
  readonly email?: string
}

/** History entries outlive releases, so nothing about their state is taken for granted. */
export function readAuthArrival(state: unknown): AuthArrival {
  const { tab, access, email } =
    typeof state === 'object' && state !== null ? (state as Record<string, unknown>) : {}
  return {
    ...(tab === 'register' ? { tab } : {}),
    ...(access === 'member' ? { access } : {}),
    ...(typeof email === 'string' ? { email } : {}),
  }
}
