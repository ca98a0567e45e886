import { useCallback, useEffect, useRef } from 'react'
import { dayMs } from '#platform/durations.ts'

/** Returns a function with the milliseconds since the component was shown, without the time in another tab. */
export function useStopwatch(): () => number {
  const clock = useRef({ total: 0, since: undefined as number | undefined })

  useEffect(() => {
    const measure = () => {
      const { current } = clock
      if (current.since !== undefined) current.total += performance.now() - current.since
      current.since = document.visibilityState === 'visible' ? performance.now() : undefined
    }
    measure()
    document.addEventListener('visibilitychange', measure)
    return () => document.removeEventListener('visibilitychange', measure)
  }, [])

  return useCallback(() => {
    const { total, since } = clock.current
    return Math.min(dayMs, Math.round(total + (since === undefined ? 0 : performance.now() - since)))
  }, [])
}
