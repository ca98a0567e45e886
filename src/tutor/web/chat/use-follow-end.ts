import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ChatView } from './tutor-chat.ts'

interface FollowedEnd {
  list: RefObject<HTMLOListElement | null>
  /** Contains what may follow the last message. */
  end: RefObject<HTMLDivElement | null>
  /** What covers the foot of the window. */
  dock: RefObject<HTMLDivElement | null>
  /** Part of the last message, or a failure, is out of sight. */
  isBehind: boolean
  goToEnd: () => void
  /** The next message is the learner's own: scroll to it from anywhere. */
  expectOwn: () => void
}

/** Room for the site's header above a message. */
const headroomPx = 110
/** Between the end and what covers the foot. */
const breathPx = 12
/** This near the end, one is reading the end. */
const nearPx = 60

/**
 * Scrolls with new text when the reader is at the end, and not when they have scrolled up. A long reply is
 * followed until it fills the window: its beginning stays, so that it can be read.
 */
export function useFollowEnd({ chat, failure }: ChatView): FollowedEnd {
  const list = useRef<HTMLOListElement>(null)
  const end = useRef<HTMLDivElement>(null)
  const dock = useRef<HTMLDivElement>(null)
  const wasAtEnd = useRef(true)
  const isOwnNext = useRef(false)
  const [isBehind, setIsBehind] = useState(false)

  /** Pixels that the end, or the last message, is below what can be seen. */
  const hiddenPx = useCallback((what: 'end' | 'message' = 'end') => {
    const floor = innerHeight - (dock.current?.offsetHeight ?? 0) - breathPx
    const message = list.current?.lastElementChild
    const last = what === 'message' ? message : (end.current?.lastElementChild ?? message)
    return (last?.getBoundingClientRect().bottom ?? floor) - floor
  }, [])

  const look = useCallback(() => {
    wasAtEnd.current = hiddenPx() < nearPx
    // The button would cover the follow-ups of a message that is all there.
    setIsBehind(hiddenPx(failure ? 'end' : 'message') >= nearPx)
  }, [failure, hiddenPx])

  useEffect(() => {
    addEventListener('scroll', look, { passive: true })
    addEventListener('resize', look)
    return () => {
      removeEventListener('scroll', look)
      removeEventListener('resize', look)
    }
  }, [look])

  const goToEnd = useCallback(() => {
    scrollBy({ top: Math.max(0, hiddenPx()) })
    // The pressed button disappears at the end. Focusing the box would open the keyboard over it on a phone.
    end.current?.focus({ preventScroll: true })
  }, [hiddenPx])
  const expectOwn = useCallback(() => {
    isOwnNext.current = true
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: there is something new to see.
  useLayoutEffect(() => {
    if (wasAtEnd.current || isOwnNext.current) {
      const newest = list.current?.lastElementChild?.getBoundingClientRect().top ?? headroomPx
      const wanted = isOwnNext.current ? hiddenPx() : Math.min(hiddenPx(), newest - headroomPx)
      if (wanted > 0) scrollBy(0, wanted)
      isOwnNext.current = false
    }
    look()
  }, [chat, failure, hiddenPx, look])

  return { list, end, dock, isBehind, goToEnd, expectOwn }
}
