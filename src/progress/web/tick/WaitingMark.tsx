import { CloudOff } from 'lucide-react'
import { useSolvedState } from './progress-source.ts'

/** Beside a problem whose tick the server has not confirmed. */
export function WaitingMark() {
  return (
    <span className="inline-flex items-center gap-1.5 text-xs font-normal whitespace-nowrap text-warning">
      <CloudOff className="icon" aria-hidden="true" />
      waiting to be saved
    </span>
  )
}

/** Says once per page that ticks are waiting. The live region is always present, so that screen readers announce changes. */
export function WaitingNotice() {
  const count = useSolvedState().waiting.size
  return (
    <div role="status" className="page">
      {count > 0 && (
        <p className="mt-4 flex items-baseline gap-3 rounded-md bg-warning-soft px-4 py-3 text-sm text-ink">
          <CloudOff className="icon translate-y-0.5 text-warning" aria-hidden="true" />
          {count === 1 ? '1 tick is' : `${count} ticks are`} waiting for the server. This browser keeps{' '}
          {count === 1 ? 'it' : 'them'} and saves {count === 1 ? 'it' : 'them'} when the server answers again.
        </p>
      )}
    </div>
  )
}
