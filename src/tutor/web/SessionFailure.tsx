import { ArrowLeft, TriangleAlert } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { Button, ButtonLink } from '#platform/ui/controls/Button.tsx'
import { retryLabel } from '../retry.ts'
import type { ShownFailure } from '../shown-failure.ts'
import { SignInAgain } from './SignInAgain.tsx'

interface SessionFailureProps {
  failure: ShownFailure
  isRetrying: boolean
  onRetry: () => void
}

/** There is no conversation to go on with. */
export function SessionFailure({ failure, isRetrying, onRetry }: SessionFailureProps) {
  const { kind, message, detail, attempts, offersRetry } = failure
  const headingId = useId()
  const section = useRef<HTMLElement>(null)

  // The last attempt takes the button away under the one who pressed it.
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
