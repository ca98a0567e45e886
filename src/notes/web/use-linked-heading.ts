import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Follows a link to a heading as a browser does: opens what it stands in, shows it, and goes on from there. */
export function useLinkedHeading(): void {
  const { hash, key } = useLocation()
  const lastKey = useRef(key)

  useEffect(() => {
    const isArrival = lastKey.current === key
    lastKey.current = key
    const target = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)))
    if (!target) return
    const closed = target.closest<HTMLDetailsElement>('details:not([open])')
    if (closed) closed.open = true
    if (closed || !isArrival) target.scrollIntoView()
    // The page that has just come has its own arrival; within a page, focus follows the link.
    if (!isArrival) target.focus({ preventScroll: true })
  }, [hash, key])
}
