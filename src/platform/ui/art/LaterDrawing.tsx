import type { SVGProps } from 'react'
import { useIsTakenOver } from '../use-is-taken-over.ts'

/**
 * Uses a drawing of another file, which no first paint waits for: a page that was drawn ahead asks for it once it has
 * been painted (scripts/build/after-first-paint.mjs).
 */
export function LaterDrawing({ href, ...use }: SVGProps<SVGUseElement> & { href: string }) {
  const isTakenOver = useIsTakenOver()
  return <use data-later={href} href={isTakenOver ? href : undefined} {...use} />
}
