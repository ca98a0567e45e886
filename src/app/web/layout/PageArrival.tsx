import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/**
 * Tells people who cannot see it that another page has come: focus goes to its start and its title is read.
 * Rendered beside the page inside the same Suspense boundary, so that it acts when the page is really there.
 */
export function PageArrival() {
  const { pathname } = useLocation()
  const lastPath = useRef(pathname)
  const [announced, setAnnounced] = useState('')

  // Before the effects of the page, which may focus a part of its own.
  useLayoutEffect(() => {
    if (lastPath.current !== pathname) document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname])
  useEffect(() => {
    if (lastPath.current === pathname) return
    lastPath.current = pathname
    setAnnounced(document.title)
  }, [pathname])

  return (
    <p className="sr-only" aria-live="polite">
      {announced}
    </p>
  )
}
