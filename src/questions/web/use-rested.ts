import { startTransition, useEffect, useState } from 'react'

/** The value as it was when it last stood still for a while, and a little later the one of now. */
export function useRested<T>(value: T, restMs: number): T {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setRested(() => value)), restMs)
    return () => clearTimeout(timer)
  }, [value, restMs])
  return rested
}
