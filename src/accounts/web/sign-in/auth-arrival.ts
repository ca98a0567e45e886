/** History state that links to the auth page can pass. */
export interface AuthArrival {
  readonly tab?: 'sign-in' | 'register'
  /** The email address typed on the previous page. */
  readonly email?: string
}

/** History entries outlive releases, so their state is validated. */
export function readAuthArrival(state: unknown): AuthArrival {
  const { tab, email } = typeof state === 'object' && state !== null ? (state as Record<string, unknown>) : {}
  return {
    ...(tab === 'register' ? { tab } : {}),
    ...(typeof email === 'string' ? { email } : {}),
  }
}
