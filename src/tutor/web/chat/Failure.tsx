import { ArrowLeft, TriangleAlert } from 'lucide-react'
import { useLocation } from 'react-router'
import { rememberDestination } from '#accounts/web/intended-destination.ts'
import { Button, ButtonLink } from '#platform/ui/controls/Button.tsx'
import { useSecondsUntil } from '#platform/ui/form/use-seconds-until.ts'
import { retryLabel, type ShownFailure } from './failures.ts'

interface FailureProps {
  failure: ShownFailure
  /** False when the session could not be opened. */
  hasSession: boolean
  onRetry: () => void
  onDismiss: () => void
  onReset: () => void
}

export function Failure({ failure, hasSession, onRetry, onDismiss, onReset }: FailureProps) {
  const { pathname } = useLocation()
  const { kind, message, detail, retryAt } = failure
  const seconds = useSecondsUntil(retryAt)
  const isTooEarly = seconds !== undefined && seconds > 0
  const isOfQuestion = hasSession && kind !== 'rate_limit'
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
        {!hasSession && <h2 className="mb-1 text-xl">Session Error</h2>}
        <p className="font-semibold">{message}</p>
        {detail && <p className="mt-0.5 text-ink-2">{detail}</p>}
        {seconds !== undefined && <Countdown seconds={seconds} />}
      </div>
      <div className="flex flex-wrap gap-2">
        {failure.offersRetry && (
          <Button
            aria-disabled={isTooEarly || failure.isRetrying}
            onClick={isTooEarly ? undefined : onRetry}
            className="tabular-nums"
          >
            {isOfQuestion ? 'Put it back' : retryLabel(failure)}
          </Button>
        )}
        {kind === 'session' && hasSession && <Button onClick={onReset}>Start New Session</Button>}
        {kind === 'authentication' && (
          <ButtonLink to="/auth" onClick={() => rememberDestination(pathname)}>
            Sign In
          </ButtonLink>
        )}
        {hasSession ? (
          <Button look="quiet" onClick={onDismiss}>
            Dismiss
          </Button>
        ) : (
          <ButtonLink to="/ai-tutor" look="quiet">
            <ArrowLeft className="icon" aria-hidden="true" />
            Back to Topic Selection
          </ButtonLink>
        )}
      </div>
    </div>
  )
}

/** Counts down silently; screen readers hear when it is over. */
function Countdown({ seconds }: { seconds: number }) {
  const isOver = seconds === 0
  return (
    <div className="mt-0.5 text-sm text-ink-2">
      {!isOver && (
        <p role="timer" className="tabular-nums">{`You can ask again in ${durationText(seconds)}.`}</p>
      )}
      <p role="status">{isOver && 'You can ask again now.'}</p>
    </div>
  )
}

/** '9 s', '4 min 30 s' or '5 h 12 min'. */
function durationText(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  const hours = Math.floor(minutes / 60)
  if (hours > 0) return `${hours} h ${minutes % 60} min`
  return minutes > 0 ? `${minutes} min ${seconds % 60} s` : `${seconds} s`
}
