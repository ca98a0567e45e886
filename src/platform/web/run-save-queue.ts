import { onOtherTabChange } from './local-value.ts'
import type { SaveQueue } from './save-queue.ts'

/** Starts a queue in this page: it saves now, and whenever the browser is back. Returns a function that stops it. */
export function runSaveQueue(
  queue: Pick<SaveQueue<never>, 'saveWaiting' | 'flush' | 'onOtherTab' | 'stop'>,
  { prefix, userId }: { readonly prefix: string; readonly userId: string },
): () => void {
  const onVisible = () => document.visibilityState === 'visible' && queue.saveWaiting()
  const stopListening = onOtherTabChange(`${prefix}${encodeURIComponent(userId)}.`, queue.onOtherTab)
  addEventListener('online', queue.saveWaiting)
  addEventListener('pagehide', queue.flush)
  document.addEventListener('visibilitychange', onVisible)
  queue.saveWaiting()
  return () => {
    queue.stop()
    stopListening()
    removeEventListener('online', queue.saveWaiting)
    removeEventListener('pagehide', queue.flush)
    document.removeEventListener('visibilitychange', onVisible)
  }
}
