import { localValue } from '#platform/web/local-value.ts'

const intended = localValue('intendedDestination')
const redirectHandled = localValue('capra.redirectHandled', 'session')
const landing = '/landing'

/** Keywords that stand for a path. */
const keywords: Readonly<Record<string, string>> = {
  'start-learning': '/',
  'interview-questions': '/interview-questions',
  'study-notes': '/study-notes',
  'my-herd': '/my-herd',
}

/** Where to go after signing in or choosing guest mode. */
export function rememberDestination(path: string): void {
  intended.write(path)
}

/**
 * The address of the sign-in page that leads on to `destination`. The link itself names it, so that a press before the
 * scripts have come is not lost.
 */
export function signInAddress(destination: string, tab?: 'register'): string {
  return `/auth?${new URLSearchParams({ next: destination, ...(tab && { tab }) })}`
}

export function hasDestination(): boolean {
  return Boolean(intended.read())
}

/** The remembered destination, which stays remembered. */
export function readDestination(): string | undefined {
  const remembered = intended.read()
  return remembered ? resolveDestination(remembered) : undefined
}

/** Reads and clears the remembered destination. */
export function takeDestination(): string {
  const remembered = intended.read()
  intended.clear()
  return resolveDestination(remembered)
}

/** Only paths of this site are followed; a full URL could lead anywhere. */
export function resolveDestination(remembered: string | null): string {
  if (!remembered) return landing
  if (remembered.startsWith('/')) return isPathOfThisSite(remembered) ? remembered : landing
  if (/^[a-z][a-z0-9+.-]*:/i.test(remembered)) return landing
  return Object.hasOwn(keywords, remembered) ? (keywords[remembered] ?? '/') : '/'
}

/** Browsers treat a backslash as a slash and skip tabs and line breaks, so '/\host' and '/<tab>/host' name a host. */
function isPathOfThisSite(path: string): boolean {
  return !/^\/[\s\p{Cc}]*[/\\]/u.test(path)
}

/** A signed-in person who opens the auth page is redirected once per session, and may stay when coming back. */
export function claimRedirect(): boolean {
  const isFirst = redirectHandled.read() !== 'true'
  redirectHandled.write('true')
  return isFirst
}
