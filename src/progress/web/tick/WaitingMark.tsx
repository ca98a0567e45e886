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

/** Says once per page that ticks are not saved yet. The live region is always present, so that screen readers announce changes. */
export function WaitingNotice() {
  const count = useSolvedState().waiting.size
  return (
    <div role="status" className="page">
      {count > 0 && (
        <p className="mt-4 flex items-baseline gap-3 rounded-md bg-warning-soft px-4 py-3 text-sm text-ink">
          <CloudOff className="icon translate-y-0.5 text-warning" aria-hidden="true" />
          <span>
            {count === 1
              ? '1 tick is not saved yet. This browser keeps it and saves it when the server is back.'
              : `${count} ticks are not saved yet. This browser keeps them and saves them when the server is back.`}
          </span>
        </p>
      )}
    </div>
  )
}
