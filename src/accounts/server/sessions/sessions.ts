import { inSeconds } from '#platform/durations.ts'
import type { Identify } from '#platform/server/http/admission.ts'
import { AppError } from '#platform/server/http/errors.ts'
import type { Exchange, RequestHead, SessionExchange } from '#platform/server/http/exchange.ts'
import type { Store, StoreHandle } from '#platform/server/store/store.ts'
import { hashToken, type Randomness } from '../randomness.ts'
import { isSuspended } from '../suspension/suspension-store.ts'
import { deviceMs, insertDevice, renewDevice } from './device-store.ts'
import {
  deleteSession,
  deleteSurplusSessions,
  findSession,
  insertSession,
  longestSessionMs,
  markSessionSeen,
} from './session-store.ts'

const sessionCookie = 'sid'
const deviceCookie = 'dev'
/** 32 bytes in base64url. Anything else was never issued and needs no query. */
const tokenShape = /^[\w-]{43}$/

/** Finds the caller by the session cookie. Sessions are not cached, so a revoked one is refused at once. */
export function createIdentify(store: Store): Identify {
  return async (exchange) => {
    const tokenHash = presentedSession(exchange)
    const session = tokenHash && (await findSession(store, tokenHash))
    if (!session) return null
    if (session.needsSeenUpdate) await markSessionSeen(store, session.id)
    return { userId: session.userId, sessionId: session.id }
  }
}

export function presentedSession(exchange: RequestHead): string | undefined {
  return presentedToken(exchange, sessionCookie)
}

export function presentedDevice(exchange: Exchange): string | undefined {
  return presentedToken(exchange, deviceCookie)
}

/** The hash of the token in a cookie, if it is well-formed. */
export function presentedToken(exchange: RequestHead, cookie: string): string | undefined {
  const token = exchange.cookie(cookie)
  return token !== undefined && tokenShape.test(token) ? hashToken(token) : undefined
}

interface OpenedSession {
  readonly session: string
  /** Absent when the browser's current token was renewed. */
  readonly device: string | undefined
}

/**
 * Opens a session and ends the one that the browser presents. Lock the user row first, and set the cookies after the
 * commit.
 *
 * @throws AppError when the member is suspended.
 */
export async function openSession(
  tx: StoreHandle,
  random: Randomness,
  exchange: Exchange,
  userId: string,
): Promise<OpenedSession> {
  if (await isSuspended(tx, userId)) {
    exchange.event('suspended_member_refused', { userId })
    throw new AppError(
      'forbidden',
      'This account is suspended. Write to the people who run this site if you think this is a mistake.',
    )
  }
  const presented = presentedSession(exchange)
  if (presented) await deleteSession(tx, presented)
  const session = random.token()
  await insertSession(tx, { userId, tokenHash: hashToken(session), userAgent: exchange.userAgent })
  await deleteSurplusSessions(tx, userId)

  const known = presentedDevice(exchange)
  if (known && (await renewDevice(tx, known, userId))) return { session, device: undefined }
  const device = random.token()
  await insertDevice(tx, hashToken(device), userId)
  return { session, device }
}

export function setSessionCookies(exchange: SessionExchange, { session, device }: OpenedSession): void {
  exchange.setCookie(sessionCookie, session, { maxAgeSeconds: inSeconds(longestSessionMs) })
  const deviceToken = device ?? exchange.cookie(deviceCookie)
  if (deviceToken !== undefined) setDeviceCookie(exchange, deviceToken)
}

export function setDeviceCookie(exchange: Exchange, device: string): void {
  exchange.setCookie(deviceCookie, device, { maxAgeSeconds: inSeconds(deviceMs) })
}

export function clearSessionCookie(exchange: SessionExchange): void {
  exchange.clearCookie(sessionCookie)
}

/** For a browser whose account was deleted. */
export function clearAllCookies(exchange: SessionExchange): void {
  clearSessionCookie(exchange)
  exchange.clearCookie(deviceCookie)
}

/** Ends the presented session. The cookie is cleared even if the store cannot be reached. */
export async function logOut(store: Store, exchange: SessionExchange): Promise<{ message: string }> {
  clearSessionCookie(exchange)
  // Not the storage: the theme and a guest's progress are there.
  exchange.header('clear-site-data', '"cache"')
  const tokenHash = presentedSession(exchange)
  const userId = tokenHash && (await deleteSession(store, tokenHash))
  if (userId) exchange.event('logout', { userId })
  return { message: 'Signed out.' }
}
