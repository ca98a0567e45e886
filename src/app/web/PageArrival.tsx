import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useIsTakenOver } from '#platform/ui/use-is-taken-over.ts'
import { endEarlyPresses } from './early-presses.ts'

/**
 * Tells people who cannot see it that another page has come: focus goes to its start and its title is read.
 * Stands beside the page, so that it acts when the page is really there; for the first one, that is when what was pressed
 * before is made up for.
 */
export function PageArrival() {
  const { pathname } = useLocation()
  const lastPath = useRef(pathname)
  const [announced, setAnnounced] = useState('')
  const isTakenOver = useIsTakenOver()

  useEffect(() => {
    if (isTakenOver) void endEarlyPresses()
  }, [isTakenOver])

  useEffect(() => {
    if (lastPath.current === pathname) return
    lastPath.current = pathname
    document.getElementById('main')?.focus({ preventScroll: true })
    setAnnounced(document.title)
  }, [pathname])

  return (
    <p className="sr-only" aria-live="polite">
      {announced}
    </p>
  )
}
