import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { PendingQuestion, TutorMessage } from '../session.ts'

interface FollowedEnd {
  list: RefObject<HTMLOListElement | null>
  /** Stands right below the last message. */
  end: RefObject<HTMLDivElement | null>
  /** What covers the foot of the window. */
  dock: RefObject<HTMLDivElement | null>
  isBehind: boolean
  goToEnd: () => void
}

/** Room for the site's header above a message. */
const headroomPx = 90
/** This near the end, one is reading the end. */
const nearPx = 60

/**
 * Keeps the newest words in sight for whoever was at the end, and leaves alone whoever has scrolled up. A long reply is
 * followed until it fills the window: its beginning stays, so that it can be read.
 */
export function useFollowEnd(
  messages: readonly TutorMessage[] | undefined,
  pending: PendingQuestion | undefined,
): FollowedEnd {
  const list = useRef<HTMLOListElement>(null)
  const end = useRef<HTMLDivElement>(null)
  const dock = useRef<HTMLDivElement>(null)
  const wasAtEnd = useRef(true)
  const wantsEnd = useRef(false)
  const [isBehind, setIsBehind] = useState(false)

  /** Pixels that the end is below what can be seen. */
  const hiddenPx = useCallback(() => {
    const floor = innerHeight - (dock.current?.offsetHeight ?? 0)
    return (end.current?.getBoundingClientRect().bottom ?? floor) - floor
  }, [])

  const look = useCallback(() => {
    wasAtEnd.current = hiddenPx() < nearPx
    setIsBehind(!wasAtEnd.current)
  }, [hiddenPx])

  useEffect(() => {
    addEventListener('scroll', look, { passive: true })
    addEventListener('resize', look)
    return () => {
      removeEventListener('scroll', look)
      removeEventListener('resize', look)
    }
  }, [look])

  const goToEnd = useCallback(() => {
    wantsEnd.current = true
    scrollBy({ top: Math.max(0, hiddenPx()) })
  }, [hiddenPx])

  // biome-ignore lint/correctness/useExhaustiveDependencies: there is something new to see.
  useLayoutEffect(() => {
    if (wasAtEnd.current || wantsEnd.current) {
      const newest = list.current?.lastElementChild?.getBoundingClientRect().top ?? headroomPx
      const wanted = wantsEnd.current ? hiddenPx() : Math.min(hiddenPx(), newest - headroomPx)
      if (wanted > 0) scrollBy({ top: wanted, behavior: 'instant' })
      wantsEnd.current = false
    }
    look()
  }, [messages, pending])

  return { list, end, dock, isBehind, goToEnd }
}
