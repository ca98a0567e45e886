import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { afterPress } from '#platform/web/input/presses.ts'

/** A finger that rests on the screen moves the page by less. */
const leastWayPx = 8

/** The title of the page, once it has scrolled away: until somebody scrolls up again. */
export function useScrolledTitle(): string | undefined {
  const { key } = useLocation()
  const [scrolled, setScrolled] = useState<{ readonly at: string; readonly title: string }>()

  useEffect(() => {
    let from = scrollY
    const look = () => {
      const heading = document.querySelector('#main h1')
      const isAway = heading !== null && heading.getBoundingClientRect().bottom < 0
      if (isAway && Math.abs(scrollY - from) < leastWayPx) return
      const isDown = scrollY > from
      from = scrollY
      const title = isAway && isDown ? heading.textContent : ''
      afterPress(() => setScrolled(title ? { at: key, title } : undefined))
    }
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [key])

  return scrolled?.at === key ? scrolled.title : undefined
}
