import { AppError } from '#platform/server/http/errors.ts'
import type { Caller, Exchange } from '#platform/server/http/route.ts'
import { isoTime } from '#platform/server/personal-data.ts'
import type { Store } from '#platform/server/store/store.ts'
import type { OwnSession } from '../../account-contract.ts'
import { writeAudit } from '../audit-store.ts'
import { clearSessionCookie } from '../sessions.ts'
import { deviceName } from './device-name.ts'
import { deleteOwnSession, deleteSessionsOf, readSessions } from './own-sessions-store.ts'

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
  exchange: Exchange,
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
