import { useEffect } from 'react'
import { isCachedPage } from './cached-pages.ts'

/** The page itself comes first, so caching starts when it has been open for a while. */
const idleDelayMs = 8000

/**
 * Has the browser cache pages for reading offline, once a learner has opened one. Not if the browser is set to save
 * data, and not during development, where the sources change all the time.
 */
export function useOfflinePages(path: string): void {
  useEffect(() => {
    if (!import.meta.env.PROD || !isCachedPage(path) || !('serviceWorker' in navigator) || isSavingData())
      return
    const timer = setTimeout(() => void cachePage(path), idleDelayMs)
    return () => clearTimeout(timer)
  }, [path])
}

async function cachePage(path: string): Promise<void> {
  try {
    await navigator.serviceWorker.register('/sw.js')
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage({ keep: path })
  } catch {
    // Service workers are off, or the storage is full: everything still works online.
  }
}

function isSavingData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
