import { useEffect, useState } from 'react'

const tickMs = 15_000

/** The time in milliseconds since 1970, often enough for a page that shows minutes. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const update = () => setNow(Date.now())
    const timer = setInterval(update, tickMs)
    // Timers rest while the page is hidden.
    document.addEventListener('visibilitychange', update)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', update)
    }
  }, [])
  return now
}
