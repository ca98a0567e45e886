import { dayMs, inSeconds } from '#platform/durations.ts'
import type { VisitorKind } from '../access.ts'

const cookieName = 'capra.visitor'
const lifeSeconds = inSeconds(30 * dayMs)

/**
 * Tells the server which prepared page fits this browser. It holds no secret and opens nothing: a wrong hint
 * costs one repaint.
 */
export function writeVisitorHint(kind: VisitorKind): void {
  const life = kind === 'none' ? 'Max-Age=0' : `Max-Age=${lifeSeconds}`
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain http.
  document.cookie = `${cookieName}=${kind}; Path=/; SameSite=Lax; ${life}`
}
