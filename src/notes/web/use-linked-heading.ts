import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** Follows a link to a heading as a browser does: opens what it stands in, shows it, and goes on from there. */
export function useLinkedHeading(): void {
  const { hash, key } = useLocation()
  const isPop = useNavigationType() === 'POP'
  const lastKey = useRef(key)
  const wasOpenedHere = useRef<boolean>(undefined)

  useEffect(() => {
    const isArrival = lastKey.current === key
    lastKey.current = key
    wasOpenedHere.current ??= takeOpening()
    const target = findTarget(hash)
    if (!target) return
    const wasClosed = openAround(target)
    if (isArrival && (!isPop || wasOpenedHere.current)) return stayAt(target)
    if (wasClosed || !isPop) target.scrollIntoView()
    // A page that has just come has its own arrival; within a page, focus follows the link.
    if (!isArrival) target.focus({ preventScroll: true })
  }, [hash, key, isPop])
}

let isOpeningTaken = false

/**
 * Whether the document was opened at the note that asks first, and neither loaded anew nor come back to: then the
 * reader's place is known, and the heading is not theirs any more.
 */
function takeOpening(): boolean {
  if (isOpeningTaken) return false
  isOpeningTaken = true
  const [navigation] = performance.getEntriesByType('navigation')
  return !(navigation instanceof PerformanceNavigationTiming) || navigation.type === 'navigate'
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
  const observer = new ResizeObserver(() => target.scrollIntoView({ behavior: 'instant' }))
  observer.observe(document.body)
  const leave = () => {
    observer.disconnect()
    for (const kind of handsOn) removeEventListener(kind, leave)
  }
  for (const kind of handsOn) addEventListener(kind, leave, { passive: true })
  return leave
}

/** Whether anything had to be opened. */
function openAround(target: Element): boolean {
  const findClosed = () => target.closest<HTMLDetailsElement>('details:not([open])')
  const hasClosed = findClosed() !== null
  for (let closed = findClosed(); closed; closed = findClosed()) closed.open = true
  return hasClosed
}
