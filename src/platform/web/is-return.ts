import { useEffect } from 'react'
import { useLocation } from 'react-router'

const entriesLeft = new Set<string>()
const currentKey = (): string => history.state?.key ?? 'default'
const firstKey = typeof history === 'undefined' ? undefined : currentKey()

/** Whether the visitor came back to this history entry by Back or Forward. */
export function isBack(key: string): boolean {
  return entriesLeft.has(key)
}

/**
 * Whether the visitor came back to this history entry (Back, Forward or reload). The router then restores the scroll
 * position, so a page must not scroll to what its address links to.
 */
export function isReturn(key: string): boolean {
  if (isBack(key)) return true
  const [load] = performance.getEntriesByType('navigation')
  return key === firstKey && load instanceof PerformanceNavigationTiming && load.type !== 'navigate'
}

/** Records which history entries were left; used once, in the layout. */
export function useHistoryEntries(): void {
  const { key } = useLocation()
  useEffect(
    () => () => {
      if (currentKey() !== key) entriesLeft.add(key)
    },
    [key],
  )
}
