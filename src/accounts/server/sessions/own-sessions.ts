import { AppError } from '#platform/server/http/errors.ts'
import type { Exchange, SessionExchange } from '#platform/server/http/exchange.ts'
import type { Caller } from '#platform/server/http/route.ts'
import { isoTime } from '#platform/server/personal-data.ts'
import type { Store } from '#platform/server/store/store.ts'
import type { OwnSession } from '../../account-contract.ts'
import { writeAudit } from '../audit-store.ts'
import { deleteOwnSession, deleteSessionsOf, readSessions } from './session-store.ts'
import { clearSessionCookie } from './sessions.ts'

export async function listSessions(store: Store, { userId, sessionId }: Caller): Promise<OwnSession[]> {
  const sessions = await readSessions(store, userId)
  return sessions.map(({ id, userAgent, signedInAt, lastSeenAt }) => ({
    id,
    device: deviceName(userAgent),
    isCurrent: id === sessionId,
    signedInAt: isoTime(signedInAt),
    lastSeenAt: isoTime(lastSeenAt),
  }))
}

export async function endSession(
  store: Store,
  { userId, sessionId }: Caller,
  id: string,
  exchange: SessionExchange,
): Promise<{ message: string }> {
  await store.transaction(async (tx) => {
    if (!(await deleteOwnSession(tx, userId, id)))
      throw new AppError('not_found', 'That session has already ended.')
    await writeAudit(tx, userId, 'session_revoked')
  })
  if (id === sessionId) clearSessionCookie(exchange)
  exchange.event('session_revoked', { userId })
  return { message: 'That browser is signed out.' }
}

export async function endOtherSessions(
  store: Store,
  { userId, sessionId }: Caller,
  exchange: Exchange,
): Promise<{ endedCount: number }> {
  const endedCount = await store.transaction(async (tx) => {
    const count = await deleteSessionsOf(tx, userId, { keep: sessionId })
    if (count > 0) await writeAudit(tx, userId, 'session_revoked')
    return count
  })
  if (endedCount > 0) exchange.event('session_revoked', { userId, count: endedCount })
  return { endedCount }
}

/** The first match decides: many browsers also name their ancestors. */
const browsers = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\/|\bOpera\b/],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|Chromium)\//],
  ['Safari', /\bSafari\//],
] as const
const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b|\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
] as const

/** Browser and system from the user agent, enough to recognize one's own devices. */
export function deviceName(userAgent: string): string {
  const browser = browsers.find(([, pattern]) => pattern.test(userAgent))?.[0]
  const system = systems.find(([, pattern]) => pattern.test(userAgent))?.[0]
  if (browser && system) return `${browser} on ${system}`
  return browser ?? (system ? `A browser on ${system}` : 'Another program')
}
