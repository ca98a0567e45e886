import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { isReturn } from '#platform/web/is-return.ts'

/**
 * Follows a link to a heading as a browser does: opens what it stands in, shows it, and goes on from there. Who comes
 * back is where they were, not at the heading.
 */
export function useLinkedHeading(): void {
  const { hash, key } = useLocation()
  const lastKey = useRef(key)

  useEffect(() => {
    const isArrival = lastKey.current === key
    lastKey.current = key
    const target = findTarget(hash)
    if (!target) return
    openAround(target)
    // A page that has just come has its own arrival; within a page, focus follows the link.
    if (!isArrival) target.focus({ preventScroll: true })
    return isReturn(key) ? undefined : stayAt(target)
  }, [hash, key])
}

function findTarget(hash: string): HTMLElement | null {
  try {
    return hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null // A '%' that stands for nothing: the link was cut short.
  }
}

const handsOn = ['wheel', 'touchstart', 'pointerdown', 'keydown']

/** Parts of a page come later and move the rest: the heading stays in sight until the reader goes elsewhere. */
function stayAt(target: Element): () => void {
  // It calls once at the start, too.
  const observer = new ResizeObserver(() => target.scrollIntoView())
  observer.observe(document.body)
  const leave = () => {
    observer.disconnect()
    for (const kind of handsOn) removeEventListener(kind, leave)
  }
  for (const kind of handsOn) addEventListener(kind, leave, { passive: true })
  return leave
}

function openAround(target: Element): void {
  const findClosed = () => target.closest<HTMLDetailsElement>('details:not([open])')
  for (let closed = findClosed(); closed; closed = findClosed()) closed.open = true
}
