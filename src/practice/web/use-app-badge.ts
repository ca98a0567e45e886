import { useEffect } from 'react'
import { useDueToday } from './standing-query.ts'

/** Shows on the icon of the installed product how many prompts are due. 0, as after practice, takes the badge away. */
export function useAppBadge(): void {
  const dueCount = useDueToday()
  useEffect(() => {
    // An app that opens without network leaves the number that it showed.
    if (dueCount === undefined || !matchMedia('(display-mode: standalone)').matches) return
    // Some browsers have no badges, and others want a permission first.
    navigator.setAppBadge?.(dueCount).catch(() => {})
  }, [dueCount])
}
