import type { Exchange } from '#platform/server/http/route.ts'
import type { Store } from '#platform/server/store/store.ts'
import { deleteSession } from './session-store.ts'
import { clearSessionCookie, presentedSession } from './sessions.ts'

/** Ends the presented session. The browser forgets its cookie even when the store is away. */
export async function logOut(store: Store, exchange: Exchange): Promise<{ message: string }> {
  clearSessionCookie(exchange)
  // Not its storage: the theme and a guest's progress live there.
  exchange.header('clear-site-data', '"cache"')
  const tokenHash = presentedSession(exchange)
  const userId = tokenHash && (await deleteSession(store, tokenHash))
  if (userId) exchange.event('logout', { userId })
  return { message: 'Signed out.' }
}
