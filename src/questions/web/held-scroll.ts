import type { Virtualizer } from '@tanstack/react-virtual'
import { flushSync } from 'react-dom'

/**
 * What is measured above the window has to move the page by the difference. Moving it while it is scrolled would
 * break the browser's own movement off: who presses Home would stop half way. So the rows are moved instead, and
 * the page follows when it rests.
 */
export interface HeldScroll {
  /** Pixels by which the rows stand higher than their places until the page rests. */
  readonly pixels: () => number
  /** How far the list believes the window to be from the top of the document. */
  readonly position: () => number
  readonly observe: (
    list: Virtualizer<Window, Element>,
    report: (offset: number, isScrolling: boolean) => void,
  ) => () => void
  readonly scrollTo: (offset: number, options: { readonly adjustments?: number | undefined }) => void
}

/** Long enough that no movement has begun which has not been heard of: ours would break it off. */
const restMs = 1000
/** What begins a movement; it is heard before the page has moved. */
const beginnings = ['wheel', 'keydown', 'pointerdown', 'touchmove']

/** @param redraw draws the rows anew. */
export function createHeldScroll(redraw: () => void): HeldScroll {
  let held = 0
  /** Where the list believes the window to be. */
  let believed = 0
  let resting: ReturnType<typeof setTimeout> | undefined
  let frame = 0
  let settle = () => {}

  function stopWaiting() {
    clearTimeout(resting)
    cancelAnimationFrame(frame)
  }
  function waitForRest() {
    stopWaiting()
    resting = setTimeout(() => {
      const before = scrollY
      // On a busy machine the page may have moved on without an event yet.
      frame = requestAnimationFrame(() => (scrollY === before ? settle() : waitForRest()))
    }, restMs)
  }

  return {
    pixels: () => held,
    position: () => believed,
    observe: (list, report) => {
      const tell = (isScrolling: boolean) => {
        // Above the list stands what has not moved: there the rows are put right at once.
        if (Math.min(scrollY, scrollY + held) < list.options.scrollMargin) held = 0
        believed = scrollY + held
        report(believed, isScrolling)
      }
      const onScroll = () => {
        waitForRest()
        tell(true)
      }
      settle = () => {
        tell(false)
        const owed = held
        if (owed === 0) return
        held = 0
        flushSync(redraw)
        scrollBy(0, owed)
      }
      const onBeginning = () => {
        if (held !== 0) waitForRest()
      }
      addEventListener('scroll', onScroll, { passive: true })
      for (const each of beginnings) addEventListener(each, onBeginning, { passive: true })
      tell(false)
      return () => {
        stopWaiting()
        for (const each of beginnings) removeEventListener(each, onBeginning)
        removeEventListener('scroll', onScroll)
      }
    },
    scrollTo: (offset, { adjustments = 0 }) => {
      const wanted = offset + adjustments
      if (wanted === believed) return
      held += wanted - believed
      believed = wanted
      waitForRest()
    },
  }
}
