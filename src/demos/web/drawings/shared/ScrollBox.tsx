import { type ReactNode, useEffect, useRef } from 'react'

interface ScrollBoxProps {
  /** Whether the picture is wider than the place it has. */
  isNeeded: boolean
  /** Where the picture happens now, in its own pixels from the left: kept in sight. */
  focus?: number | undefined
  /** Given when it happens in a stretch that begins at `focus`. */
  focusEnd?: number
  children: ReactNode
}

/** A picture that is too wide scrolls inside its own box, also by keyboard, and the page stays still. */
export function ScrollBox({ isNeeded, focus, focusEnd = focus, children }: ScrollBoxProps) {
  const room = useRef<HTMLElement>(null)
  useEffect(() => {
    if (room.current && focus !== undefined) scrollIntoSight(room.current, focus, focusEnd ?? focus)
  }, [focus, focusEnd])

  if (!isNeeded) return children
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach what scrolls.
    <section ref={room} className="demo-scroller" aria-label="Picture, scrolls sideways" tabIndex={0}>
      {children}
    </section>
  )
}

/** Moves only when the place comes near an edge, and then brings it to the middle: fewer moves to look at. */
function scrollIntoSight(room: HTMLElement, from: number, end: number) {
  // A stretch that cannot be seen whole is seen from its beginning.
  const to = end - from < room.clientWidth - 24 ? end : from
  const margin = Math.max(0, Math.min(80, room.clientWidth / 4, (room.clientWidth - (to - from)) / 2 - 1))
  const isSeen = from >= room.scrollLeft + margin && to <= room.scrollLeft + room.clientWidth - margin
  if (!isSeen) room.scrollLeft = (from + to - room.clientWidth) / 2
}
