import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router'
import { localValue } from './local-value.ts'

/** Where the router's ScrollRestoration keeps, when a document is left, how far each entry of the history was scrolled. */
const stored = localValue('react-router-scroll-positions', 'session')
let places: Map<string, number> | undefined

function knownPlaces(): Map<string, number> {
  if (places) return places
  places = new Map()
  try {
    places = new Map(Object.entries(JSON.parse(stored.read() ?? '{}')))
  } catch {} // Not what the router wrote.
  return places
}

/** Whether the person has been at this entry of the history before, so that their place on the page is known. */
export function isReturn(key: string): boolean {
  return knownPlaces().has(key)
}

/**
 * For pages whose parts come later: brings people who come back (Back, Forward, a reload) to where they were. The
 * router tries it once, when the page is still too short; this goes on until the place is there and the page rests.
 */
export function useReturnPlace(): void {
  const { key } = useLocation()
  useLayoutEffect(() => {
    // What is there when the page changes is that of the next one already.
    let last = scrollY
    const note = () => {
      last = scrollY
    }
    addEventListener('scroll', note, { passive: true })
    const place = knownPlaces().get(key)
    const hold = place === undefined ? undefined : holdAt(place)
    return () => {
      removeEventListener('scroll', note)
      const leftAt = hold?.end() ?? last
      // While developing, React ends and begins effects once more where nobody has gone anywhere.
      if (history.state?.key !== key) knownPlaces().set(key, leftAt)
    }
  }, [key])
}

/** A screen reader may click without any of the others. */
const handsOn = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'click']
/** What comes above the place after that long is left to the browser, which holds what is in sight. */
const restMs = 1000

/** Ends by itself once the page has rested there, or when the person takes over. */
function holdAt(place: number): { end(): number | undefined } {
  let resting: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  const isThere = () => Math.abs(scrollY - place) < 1
  const goThere = () => {
    if (!isThere()) scrollTo(0, place)
    if (isThere()) resting ??= setTimeout(leave, restMs)
  }
  // It calls once at the start, too.
  const observer = new ResizeObserver(goThere)
  observer.observe(document.body)
  const leave = () => {
    isOver = true
    clearTimeout(resting)
    observer.disconnect()
    for (const kind of handsOn) removeEventListener(kind, leave)
  }
  for (const kind of handsOn) addEventListener(kind, leave, { passive: true })
  return {
    /** The place, when the page was left before it could be shown. */
    end() {
      const wasShown = isOver || isThere()
      leave()
      return wasShown ? undefined : place
    },
  }
}
