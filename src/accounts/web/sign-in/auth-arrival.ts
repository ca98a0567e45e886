import { useEffect, useLayoutEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { rememberDestination, resolveDestination, takeDestination } from '../intended-destination.ts'
import type { Visitor } from '../visitor.ts'

/** What links to the auth page can pass: in the address, or the email address in the state of the history entry. */
export interface AuthArrival {
  readonly tab?: 'register'
  /** The page that was asked for before. */
  readonly next?: string
  /** The email address typed on the previous page. */
  readonly email?: string
}

/** History entries outlive releases, so their state is validated. */
export function readAuthArrival(state: unknown, search = '', hash = ''): AuthArrival {
  const passed = typeof state === 'object' && state !== null ? (state as Record<string, unknown>) : {}
  const address = new URLSearchParams(search)
  const next = address.get('next')
  return {
    ...(passed.tab === 'register' || address.get('tab') === 'register' ? { tab: 'register' } : {}),
    // A redirect of the server cannot see the hash; the browser adds it to the address it leads to.
    ...(next ? { next: next + hash } : {}),
    ...(typeof passed.email === 'string' ? { email: passed.email } : {}),
  }
}

/**
 * Remembers the page that the address names, and removes it from the address. A guest whom the server took for a visitor,
 * because the browser has no cookie that says so, goes on to that page, which decides by itself.
 */
export function useAuthArrival({ kind }: Visitor): void {
  const { search, hash, state } = useLocation()
  const navigate = useNavigate()
  const { next, tab, email } = readAuthArrival(state, search, hash)
  // Before the effect that leads a member on.
  useLayoutEffect(() => {
    if (next !== undefined) rememberDestination(next)
  }, [next])
  useEffect(() => {
    // A member is led on by the page.
    if (search === '' || kind === 'loading' || kind === 'member') return
    const isSentByServer = next !== undefined && tab === undefined
    if (kind === 'guest' && isSentByServer) {
      takeDestination()
      void navigate(resolveDestination(next), { replace: true })
    } else {
      void navigate('/auth', { replace: true, state: { tab, email } })
    }
  }, [search, next, tab, email, kind, navigate])
}
