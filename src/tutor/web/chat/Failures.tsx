import { ArrowLeft, TriangleAlert } from 'lucide-react'
import { type RefObject, useCallback, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { rememberDestination } from '#accounts/web/intended-destination.ts'
import { Button, ButtonLink } from '#platform/ui/controls/Button.tsx'
import { retryLabel, type ShownFailure } from '../../failures.ts'
import { tutorLimits } from '../../session-rules.ts'

interface FailureBoxProps {
  failure: ShownFailure
  onRetry: () => void
  onDismiss: () => void
  onReset: () => void
}

/** An error inside an open conversation. */
export function FailureBox({ failure, onRetry, onDismiss, onReset }: FailureBoxProps) {
  const { kind, message, detail, offersRetry, retryAt } = failure
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
        {retryAt !== undefined && <Countdown to={retryAt} />}
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

interface SessionFailureProps {
  failure: ShownFailure
  isRetrying: boolean
  onRetry: () => void
}

/** There is no conversation to go on with. */
export function SessionFailure({ failure, isRetrying, onRetry }: SessionFailureProps) {
  const { kind, message, detail, attempts, offersRetry, retryAt } = failure
  const headingId = useId()
  const section = useRef<HTMLElement>(null)

  // The Retry button disappears after the last attempt, so focus moves to the section.
  useEffect(() => {
    if (attempts > 0 && !offersRetry && document.activeElement === document.body)
      section.current?.focus({ preventScroll: true })
  }, [attempts, offersRetry])

  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby={headingId}
      className="mt-8 max-w-[760px] rounded-lg border border-danger bg-danger-soft px-6 py-7"
    >
      <div role="alert">
        <h2 id={headingId} className="flex items-center gap-2.5 text-xl">
          <TriangleAlert className="icon text-danger" aria-hidden="true" />
          Session Error
        </h2>
        <p className="mt-2">{message}</p>
        {detail && <p className="mt-1 text-sm text-ink-2">{detail}</p>}
        {retryAt !== undefined && <Countdown to={retryAt} />}
      </div>
      <div className="mt-5 flex flex-wrap gap-3">
        {offersRetry && (
          <Button aria-disabled={isRetrying} onClick={onRetry} className="tabular-nums">
            {retryLabel(attempts, isRetrying)}
          </Button>
        )}
        {kind === 'authentication' && <SignInAgain />}
        <ButtonLink to="/ai-tutor" look="quiet">
          <ArrowLeft className="icon" aria-hidden="true" />
          Back to Topic Selection
        </ButtonLink>
      </div>
    </section>
  )
}

/** Counts down silently; screen readers hear when it is over. */
function Countdown({ to }: { to: number }) {
  const [now, setNow] = useState(Date.now)
  const seconds = Math.max(0, Math.ceil((to - now) / 1000))
  const isOver = seconds === 0
  useEffect(() => {
    if (isOver) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isOver])
  return (
    <div className="mt-0.5 text-sm text-ink-2">
      {!isOver && (
        <p role="timer" className="tabular-nums">
          You can ask again in {durationText(seconds)}.
        </p>
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

/** To the sign-in page, from where one comes back here. */
function SignInAgain() {
  const { pathname } = useLocation()
  return (
    <ButtonLink to="/auth" onClick={() => rememberDestination(pathname)}>
      Sign In
    </ButtonLink>
  )
}

/**
 * A successful retry removes the button that had the focus; the box gets it instead.
 *
 * @returns what to call when a retry begins.
 */
export function useFocusAfterRetry(isOpen: boolean, box: RefObject<HTMLElement | null>): () => void {
  const hasRetried = useRef(false)

  useEffect(() => {
    if (!isOpen || !hasRetried.current) return
    hasRetried.current = false
    // Somebody may have gone elsewhere meanwhile.
    if (document.activeElement === document.body) box.current?.focus()
  }, [isOpen, box])

  return useCallback(() => {
    hasRetried.current = true
  }, [])
}

export function LimitReached({ onReset }: { onReset: () => void }) {
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-4 rounded-md border border-line bg-surface px-5 py-4">
      <p role="status" className="min-w-0 flex-1 basis-56">
        You've reached the {tutorLimits.questionsPerSession}-question limit for this session.
      </p>
      <Button look="primary" onClick={onReset}>
        Start New Session
      </Button>
    </div>
  )
}
