import { useEffect } from 'react'
import type { VisitorKind } from '#accounts/access.ts'
import { isCachedPage } from './cached-pages.ts'

/** The page itself comes first: caching starts this long after it has loaded. */
const delayMs = 1000

/**
 * Has the browser cache pages for reading offline, once a learner has opened one. Not if the browser is set to save
 * data, and not during development, where the sources change all the time.
 */
export function useOfflinePages(path: string, kind: VisitorKind): void {
  useCached(path)
  // The installed app starts there. Visitors would keep the landing page, and still see it as guests.
  useCached(kind === 'none' || path === '/' ? undefined : '/')
}

function useCached(path: string | undefined): void {
  useEffect(() => {
    if (path === undefined || !isCachedPage(path)) return
    if (!import.meta.env.PROD || !('serviceWorker' in navigator) || isSavingData()) return
    // Also for a reader who goes on at once.
    const cacheSoon = () => setTimeout(() => void cachePage(path), delayMs)
    if (document.readyState === 'complete') cacheSoon()
    else addEventListener('load', cacheSoon, { once: true })
  }, [path])
}

async function cachePage(path: string): Promise<void> {
  try {
    await navigator.serviceWorker.register('/sw.js')
    const { active } = await navigator.serviceWorker.ready
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
    active?.postMessage({ keep: path, loaded })
  } catch {
    // Service workers are off, or the storage is full: everything still works online.
  }
}

function isSavingData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
