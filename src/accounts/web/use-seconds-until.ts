import { useEffect, useState } from 'react'

/** Whole seconds that are left until a moment, counted down on the screen. */
export function useSecondsUntil(time: number): number {
  const [now, setNow] = useState(time)
  useEffect(() => {
    setNow(Date.now())
    const timer = setInterval(() => {
      setNow(Date.now())
      if (Date.now() >= time) clearInterval(timer)
    }, 1000)
    return () => clearInterval(timer)
  }, [time])
  return Math.max(0, Math.ceil((time - now) / 1000))
}
