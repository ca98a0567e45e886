import { startTransition, useEffect, useState } from 'react'

/**
 * The value as it was before it last changed, for so long. Nothing is held back where the value comes or goes, or where
 * there is no time to wait.
 */
export function useRested<T>(value: T | undefined, restMs: number): T | undefined {
  const [rested, setRested] = useState(value)
  const waits = restMs > 0 && value !== undefined && rested !== undefined
  if (!waits && rested !== value) setRested(value)
  useEffect(() => {
    if (!waits) return
    const timer = setTimeout(() => startTransition(() => setRested(value)), restMs)
    return () => clearTimeout(timer)
  }, [value, waits, restMs])
  return waits ? rested : value
}
