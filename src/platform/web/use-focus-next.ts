import { useCallback, useEffect, useRef, useState } from 'react'

/**
 * Moves the focus to an element that stays on the page, usually a heading, after the next render. While a dialog is open
 * nothing behind it can take the focus, and the element that had it before may be gone.
 */
export function useFocusNext<Target extends HTMLElement = HTMLHeadingElement>() {
  const target = useRef<Target>(null)
  const [requests, setRequests] = useState(0)
  useEffect(() => {
    if (requests > 0) target.current?.focus()
  }, [requests])
  const focusNext = useCallback(() => setRequests((count) => count + 1), [])
  return { target, focusNext }
}
