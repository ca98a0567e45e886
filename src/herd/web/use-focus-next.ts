import { useCallback, useEffect, useRef, useState } from 'react'

/**
 * Moves the focus to a heading once what is asked for with it is drawn: while a dialog is open nothing behind it
 * takes the focus, and what had it before may be gone.
 */
export function useFocusNext() {
  const target = useRef<HTMLHeadingElement>(null)
  const [asked, setAsked] = useState(0)
  useEffect(() => {
    if (asked > 0) target.current?.focus()
  }, [asked])
  const focusNext = useCallback(() => setAsked((times) => times + 1), [])
  return { target, focusNext }
}
