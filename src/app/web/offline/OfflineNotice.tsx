import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useVisitor } from '#accounts/web/use-visitor.ts'
import { afterPress } from '#platform/web/input/presses.ts'

/** Says that there is no network, and what works all the same. The region is always there, so that readers hear it. */
export function OfflineNotice() {
  const isOffline = useSyncExternalStore(onChange, isOfflineNow, () => false)
  const isMember = useVisitor().kind === 'member'
  return (
    <div
      role="status"
      className="pointer-events-none sticky bottom-(--bar-height) z-30 flex justify-center px-4"
    >
      {isOffline && (
        <p className="pointer-events-auto mb-4 flex items-baseline gap-3 rounded-md border border-line-strong bg-surface-2 px-4 py-3 text-sm text-ink shadow-3">
          <WifiOff className="icon translate-y-0.5 text-warning" aria-hidden="true" />
          <span>{`You are offline. Lessons, rounds and notes you have opened still work${isMember ? ', and your progress is saved in this browser until you are back online.' : '.'}`}</span>
        </p>
      )}
    </div>
  )
}

const isOfflineNow = () => !navigator.onLine

function onChange(listener: () => void): () => void {
  const onNetwork = () => afterPress(listener)
  addEventListener('online', onNetwork)
  addEventListener('offline', onNetwork)
  return () => {
    removeEventListener('online', onNetwork)
    removeEventListener('offline', onNetwork)
  }
}
