import { useSyncExternalStore } from 'react'

const query = '(width >= 52rem)'

/** Whether there is room for two columns. For what is never prepared ahead, such as dialogs. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, isWide, isWide)
}

function subscribe(listener: () => void): () => void {
  const media = matchMedia(query)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

const isWide = () => matchMedia(query).matches
