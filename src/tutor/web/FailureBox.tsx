import { TriangleAlert } from 'lucide-react'
import { Button } from '#platform/ui/controls/Button.tsx'
import type { ShownFailure } from '../shown-failure.ts'
import { SignInAgain } from './SignInAgain.tsx'

interface FailureBoxProps {
  failure: ShownFailure
  onRetry: () => void
  onDismiss: () => void
  onReset: () => void
}

/** What went wrong in a conversation that goes on. */
export function FailureBox({ failure, onRetry, onDismiss, onReset }: FailureBoxProps) {
  const { kind, message, detail, offersRetry } = failure
  return (
    <div
      role="alert"
      className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md border border-danger bg-danger-soft px-4 py-3 text-sm"
    >
      <TriangleAlert
        className="icon self-start text-danger max-md:mt-0.5 md:self-center"
        aria-hidden="true"
      />
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-semibold">{message}</p>
        {detail && <p className="mt-0.5 text-ink-2">{detail}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        {offersRetry && <Button onClick={onRetry}>Retry</Button>}
        {kind === 'session' && <Button onClick={onReset}>Start New Session</Button>}
        {kind === 'authentication' && <SignInAgain />}
        <Button look="quiet" onClick={onDismiss}>
          Dismiss
        </Button>
      </div>
    </div>
  )
}
