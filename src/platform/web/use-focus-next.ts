import { useCallback, useEffect, useRef, useState } from 'react'

/**
 * Moves the focus to a place that stays, a heading as a rule, once what is asked for with it is drawn: while a dialog is
 * open nothing behind it takes the focus, and what had it before may be gone.
 */
export function useFocusNext<Target extends HTMLElement = HTMLHeadingElement>() {
  const target = useRef<Target>(null)
  const [asked, setAsked] = useState(0)
  useEffect(() => {
    if (asked > 0) target.current?.focus()
  }, [asked])
  const focusNext = useCallback(() => setAsked((times) => times + 1), [])
  return { target, focusNext }
}
