import { useEffect } from 'react'
import { isKeptPage } from './kept-pages.ts'

/** The page that is being read comes first: copies are made when it has been still for a while. */
const idleDelayMs = 8000

/**
 * Has the browser keep pages for reading them without network, once a learner has opened one. Never where data is to be
 * saved, nor while developing: there the sources change all the time.
 */
export function useOfflineCopies(path: string): void {
  useEffect(() => {
    if (!import.meta.env.PROD || !isKeptPage(path) || !('serviceWorker' in navigator) || savesData()) return
    const timer = setTimeout(() => void keepCopies(path), idleDelayMs)
    return () => clearTimeout(timer)
  }, [path])
}

async function keepCopies(path: string): Promise<void> {
  try {
    await navigator.serviceWorker.register('/sw.js')
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage({ keep: path })
  } catch {
    // Switched off, or storage is full: everything works as before, with network.
  }
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
