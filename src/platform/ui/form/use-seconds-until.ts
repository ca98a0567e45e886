import { useEffect, useState } from 'react'

/** Whole seconds until a time in milliseconds since 1970, counting down to 0. */
export function useSecondsUntil(time: number | undefined): number | undefined {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (time === undefined) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [time])
  return time === undefined ? undefined : Math.max(0, Math.ceil((time - now) / 1000))
}
