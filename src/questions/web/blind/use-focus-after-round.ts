import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** Leaving a round focuses the button that starts one, as soon as it is enabled. */
export function useFocusAfterRound(isEnabled: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const navigate = useNavigate()
  const { search, state } = useLocation()
  const hasLeft = state?.hasLeftRound === true
  useEffect(() => {
    if (!hasLeft || !isEnabled) return
    button.current?.focus()
    // Only once: the browser keeps the state of a history entry across a reload.
    void navigate({ search }, { replace: true, preventScrollReset: true, state: null })
  }, [hasLeft, isEnabled, search, navigate])
  return button
}
