import type { ReactNode } from 'react'
import { ButtonLink } from '#platform/ui/controls/Button.tsx'
import { Alert } from '#platform/ui/feedback/Alert.tsx'

interface StepProps {
  heading: string
  text?: ReactNode
  to?: string
  action?: string
  /** In place of the link. */
  button?: ReactNode
  /** Quieter, beside it. */
  aside?: ReactNode
  /** Why the button did nothing. */
  failure?: string | null
  onRetry?: () => void
}

/** The one thing to do next. */
export function Step({ heading, text, to, action, button, aside, failure, onRetry }: StepProps) {
  return (
    <>
      <h1 id="today" className="mt-1 mb-2 max-w-[13em] text-2xl md:text-[2.75rem]">
        {heading}
      </h1>
      {text && (
        <p className="max-w-[46ch] text-base leading-normal text-ink-2 md:text-heading-xs md:leading-normal">
          {text}
        </p>
      )}
      <div className="mt-5 flex flex-wrap items-center gap-3 empty:hidden">
        {to && (
          <ButtonLink to={to} look="primary" size="lg">
            {action}
          </ButtonLink>
        )}
        {button}
        {aside}
      </div>
      {failure && (
        <div className="mt-4">
          <Alert {...(onRetry && { onRetry })}>{failure}</Alert>
        </div>
      )}
    </>
  )
}
