import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { afterPress } from '#platform/web/input/presses.ts'
import { pendingQuestion } from './session.ts'
import type { ChatView } from './tutor-chat.ts'

/** Room for the site's header above a message. */
const headroomPx = 110
/** Between the end and what covers the foot. */
const breathPx = 12
/** This near the end, one is reading the end. */
const nearPx = 60

/**
 * Scrolls with new text when the reader is at the end, and not when they have scrolled up. A long reply is
 * followed until it fills the window: its beginning stays, so that it can be read.
 *
 * @returns refs: `end` contains what may follow the last message, and `dock` covers the foot of the window.
 */
export function useFollowEnd({ session, written, run, failure }: ChatView) {
  const list = useRef<HTMLOListElement>(null)
  const end = useRef<HTMLDivElement>(null)
  const dock = useRef<HTMLDivElement>(null)
  const wasAtEnd = useRef(true)
  const questionId = session && pendingQuestion(session)?.id
  const lastQuestionId = useRef(questionId)
  const [isBehind, setIsBehind] = useState(false)

  /** Pixels that the last message, or what follows it, is below what can be seen. */
  const hiddenPx = useCallback((isMessage = false) => {
    const message = list.current?.lastElementChild
    const last = isMessage ? message : (end.current?.lastElementChild ?? message)
    const dockTop = dock.current?.getBoundingClientRect().top ?? innerHeight
    const floor = Math.min(dockTop, innerHeight) - breathPx
    return last ? last.getBoundingClientRect().bottom - floor : 0
  }, [])

  const look = useCallback(() => {
    wasAtEnd.current = hiddenPx() < nearPx
    // The button would cover the follow-ups of a message that is all there.
    setIsBehind(hiddenPx(!failure) >= nearPx)
  }, [failure, hiddenPx])

  useEffect(() => {
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [look])

  // biome-ignore lint/correctness/useExhaustiveDependencies: there is something new to see.
  useLayoutEffect(() => {
    const isOwn = questionId !== undefined && questionId !== lastQuestionId.current
    lastQuestionId.current = questionId
    const follow = () => {
      const newestPx = (list.current?.lastElementChild?.getBoundingClientRect().top ?? 0) - headroomPx
      const wantedPx = isOwn || failure ? hiddenPx() : Math.min(hiddenPx(), newestPx)
      if (isOwn || wasAtEnd.current) scrollBy(0, Math.max(0, wantedPx))
      look()
    }
    if (isOwn) follow()
    else afterPress(follow)
  }, [session, questionId, written, run, failure, hiddenPx, look])

  function goToEnd() {
    scrollBy({ top: hiddenPx() })
    // The pressed button disappears at the end. Focusing the box would open the keyboard over it on a phone.
    end.current?.focus({ preventScroll: true })
  }

  return { list, end, dock, isBehind, goToEnd }
}
