import type { ReactNode } from 'react'
import { ButtonLink } from '#platform/ui/controls/Button.tsx'

interface StepProps {
  heading: string
  text?: ReactNode
  to?: string
  action?: string
  /** In place of the link. */
  button?: ReactNode
  /** Quieter, beside it. */
  aside?: ReactNode
}

/** The one thing to do next. */
export function Step({ heading, text, to, action, button, aside }: StepProps) {
  return (
    <>
      <h1 id="today" className="mt-1 max-w-[14em]">
        {heading}
      </h1>
      {text && <p className="mt-3 max-w-[27em] text-lg text-ink-2">{text}</p>}
      <div className="mt-6 flex flex-wrap items-center gap-3 empty:hidden">
        {to && (
          <ButtonLink to={to} look="primary" size="lg">
            {action}
          </ButtonLink>
        )}
        {button}
        {aside}
      </div>
    </>
  )
}
