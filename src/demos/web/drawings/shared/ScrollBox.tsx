import { type ReactNode, useEffect, useRef } from 'react'

interface ScrollBoxProps {
  /** Whether the picture is wider than the space it has. */
  isNeeded: boolean
  /** The x coordinate to keep visible, in the picture's own pixels. */
  focus?: number | undefined
  /** The end of the range to keep visible, if it is a range that starts at `focus`. */
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
    <section
      ref={room}
      className="demo-scroller scroll-cue [--scroll-ground:var(--canvas-sunk)]"
      aria-label="Picture, scrolls sideways"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach what scrolls.
      tabIndex={0}
    >
      {children}
    </section>
  )
}

/** Scrolls only when the range gets near an edge, and then centers it, so that the picture moves less often. */
function scrollIntoSight(room: HTMLElement, from: number, end: number) {
  // A range that does not fit is shown from its start.
  const to = end - from < room.clientWidth - 24 ? end : from
  const margin = Math.max(0, Math.min(80, room.clientWidth / 4, (room.clientWidth - (to - from)) / 2 - 1))
  const isSeen = from >= room.scrollLeft + margin && to <= room.scrollLeft + room.clientWidth - margin
  if (!isSeen) room.scrollLeft = (from + to - room.clientWidth) / 2
}
