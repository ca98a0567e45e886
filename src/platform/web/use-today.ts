import { useSyncExternalStore } from 'react'
import { deviceOffset, localDay } from '../local-day.ts'

/** Days from 1970 to the local date. A page that stayed open overnight learns of the new day when it is looked at again. */
export function useToday(): number {
  return useSyncExternalStore(subscribe, today, today)
}

function today(): number {
  const now = new Date()
  return localDay({ now: now.getTime(), offset: deviceOffset(now) })
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  addEventListener('focus', listener)
  return () => {
    document.removeEventListener('visibilitychange', listener)
    removeEventListener('focus', listener)
  }
}
