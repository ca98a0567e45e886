import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** Follows a link to a heading as a browser does: opens what it stands in, shows it, and goes on from there. */
export function useLinkedHeading(): void {
  const { hash, key } = useLocation()
  const isPop = useNavigationType() === 'POP'
  const lastKey = useRef(key)

  useEffect(() => {
    const isArrival = lastKey.current === key
    lastKey.current = key
    const target = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)))
    if (!target) return
    const wasClosed = openAround(target)
    if (isArrival && (!isPop || isFollowedLink(key))) return stayAt(target)
    if (wasClosed || !isPop) target.scrollIntoView()
    // A page that has just come has its own arrival; within a page, focus follows the link.
    if (!isArrival) target.focus({ preventScroll: true })
  }, [hash, key, isPop])
}

/** Whether the document was opened at this address, and neither loaded anew nor come back to: then its place is known. */
function isFollowedLink(key: string): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  const isNew = !(navigation instanceof PerformanceNavigationTiming) || navigation.type === 'navigate'
  return key === 'default' && isNew
}

const handsOn = ['wheel', 'touchstart', 'pointerdown', 'keydown']

/** Parts of a page come later and move the rest: the heading stays in sight until the reader goes elsewhere. */
function stayAt(target: Element): () => void {
  let top: number | undefined
  const show = () => {
    target.scrollIntoView({ behavior: 'instant' })
    top = target.getBoundingClientRect().top
  }
  // The router brings back, once, the place where another page of this tab was left.
  const onScroll = () => {
    if (top === undefined || Math.abs(target.getBoundingClientRect().top - top) < 2) return
    removeEventListener('scroll', onScroll)
    show()
  }
  const observer = new ResizeObserver(show)
  // It calls once at the start, too.
  observer.observe(document.body)
  addEventListener('scroll', onScroll, { passive: true })
  const leave = () => {
    observer.disconnect()
    removeEventListener('scroll', onScroll)
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
