import type { ReactNode } from 'react'

interface ScrollRoomProps {
  /** Whether the picture is wider than the place it has. */
  isNeeded: boolean
  children: ReactNode
}

/** A picture that is too wide scrolls inside its own box, also by keyboard, and the page stays still. */
export function ScrollRoom({ isNeeded, children }: ScrollRoomProps) {
  if (!isNeeded) return children
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach what scrolls.
    <section className="demo-scroller" aria-label="Picture, scrolls sideways" tabIndex={0}>
      {children}
    </section>
  )
}
