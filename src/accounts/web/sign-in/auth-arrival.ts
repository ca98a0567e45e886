import type { RouteAccess } from '../../access.ts'

/** History state that links to the auth page can pass. */
export interface AuthArrival {
  readonly tab?: 'sign-in' | 'register'
  /** The access that the previous page requires. */
  readonly access?: RouteAccess
  /** The email address typed on the previous page. */
  readonly email?: string
}

/** History entries outlive releases, so their state is validated. */
export function readAuthArrival(state: unknown): AuthArrival {
  const { tab, access, email } =
    typeof state === 'object' && state !== null ? (state as Record<string, unknown>) : {}
  return {
    ...(tab === 'register' ? { tab } : {}),
    ...(access === 'member' ? { access } : {}),
    ...(typeof email === 'string' ? { email } : {}),
  }
}
