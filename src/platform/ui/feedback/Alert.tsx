import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../controls/Button.tsx'

interface AlertProps {
  children: ReactNode
  onRetry?: () => void
}

/** An error message with an optional Retry button. */
export function Alert({ children, onRetry }: AlertProps) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-danger bg-danger-soft px-4 py-3 text-sm text-ink"
    >
      <TriangleAlert className="icon mt-0.75 self-start text-danger" aria-hidden="true" />
      <div className="min-w-0 flex-1">{children}</div>
      {onRetry && (
        <Button size="sm" className="pointer-coarse:min-h-11" onClick={onRetry}>
          Retry
        </Button>
      )}
    </div>
  )
}
