import { useSyncExternalStore } from 'react'

/**
 * False in a page that was drawn ahead, until its code has taken it over: what only this browser knows may be shown
 * from then on. True at once on a page that is reached by a link.
 */
export function useIsTakenOver(): boolean {
  return useSyncExternalStore(neverChanges, taken, drawnAhead)
}

const neverChanges = () => () => {}
const taken = () => true
const drawnAhead = () => false
