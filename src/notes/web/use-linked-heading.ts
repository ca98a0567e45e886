import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** Follows a link to a heading as a browser does: opens what it stands in, shows it, and goes on from there. */
export function useLinkedHeading(): void {
  const { hash, key } = useLocation()
  // Where a browser comes back to a page, it knows the place itself.
  const isBack = useNavigationType() === 'POP'
  const lastKey = useRef(key)

  useEffect(() => {
    const isArrival = lastKey.current === key
    lastKey.current = key
    const target = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)))
    if (!target) return
    const wasClosed = openAround(target)
    if (wasClosed || !isBack) target.scrollIntoView()
    // The page that has just come has its own arrival; within a page, focus follows the link.
    if (!isArrival) target.focus({ preventScroll: true })
  }, [hash, key, isBack])
}

/** Whether anything had to be opened. */
function openAround(target: Element): boolean {
  const findClosed = () => target.closest<HTMLDetailsElement>('details:not([open])')
  const hasClosed = findClosed() !== null
  for (let closed = findClosed(); closed; closed = findClosed()) closed.open = true
  return hasClosed
}
