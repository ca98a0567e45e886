import { type RefObject, useCallback, useEffect, useRef } from 'react'

/**
 * Whoever retried by keyboard loses the button when it works: the focus goes on to the box.
 *
 * @returns what to call when a retry begins.
 */
export function useFocusAfterRetry(isOpen: boolean, box: RefObject<HTMLElement | null>): () => void {
  const hasRetried = useRef(false)

  useEffect(() => {
    if (!isOpen || !hasRetried.current) return
    hasRetried.current = false
    // Somebody may have gone elsewhere meanwhile.
    if (document.activeElement === document.body) box.current?.focus()
  }, [isOpen, box])

  return useCallback(() => {
    hasRetried.current = true
  }, [])
}
