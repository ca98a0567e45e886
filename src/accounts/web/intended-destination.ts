import { localValue } from '#platform/web/local-value.ts'
import type { AuthArrival } from './auth-arrival.ts'

const intended = localValue('intendedDestination')
const redirectHandled = localValue('capra.redirectHandled', 'session')
const landing = '/landing'

/** Words that stand for a destination instead of its path. */
const keywords: Readonly<Record<string, string>> = {
  'start-learning': '/',
  'interview-questions': '/interview-questions',
  'study-notes': '/study-notes',
  'my-herd': '/my-herd',
}

/** Where to go once the person has signed in or chosen to be a guest. */
export function rememberDestination(path: string): void {
  intended.write(path)
}

/** What a link to the registration needs, so that whoever has signed up comes to `destination`. */
export function toRegistration(destination: string) {
  const state: AuthArrival = { tab: 'register' }
  return { to: '/auth', state, onClick: () => rememberDestination(destination) }
}

export function hasDestination(): boolean {
  return Boolean(intended.read())
}

/** Reads the remembered destination and forgets it: it is followed once. */
export function takeDestination(): string {
  const remembered = intended.read()
  intended.clear()
  return resolveDestination(remembered)
}

/** Where a remembered destination leads. Only a path of this site is followed; a full address could be anyone's. */
export function resolveDestination(remembered: string | null): string {
  if (!remembered) return landing
  if (remembered.startsWith('/')) return isPathOfThisSite(remembered) ? remembered : landing
  if (/^[a-z][a-z0-9+.-]*:/i.test(remembered)) return landing
  return Object.hasOwn(keywords, remembered) ? (keywords[remembered] ?? '/') : '/'
}

/** Browsers read a backslash as a slash and skip tabs and line ends, so '/\host' and '/<tab>/host' are hosts too. */
function isPathOfThisSite(path: string): boolean {
  return !/^\/[\s\p{Cc}]*[/\\]/u.test(path)
}

/** A signed-in person who opens the auth page is sent on once a session, and may stay when coming back to it. */
export function claimRedirect(): boolean {
  const isFirst = redirectHandled.read() !== 'true'
  redirectHandled.write('true')
  return isFirst
}

export function forgetRedirect(): void {
  redirectHandled.clear()
}
