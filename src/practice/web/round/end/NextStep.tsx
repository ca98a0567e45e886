import type { ReactNode } from 'react'
import { ButtonLink } from '#platform/ui/controls/Button.tsx'

interface NextStepProps {
  readonly title: string
  readonly children: ReactNode
  /** The one button; the other way is always there. */
  readonly action?: ReactNode
}

/** At the end of a round: one thing to do, or to be done for today. */
export function NextStep({ title, children, action }: NextStepProps) {
  return (
    <section className="rounded-lg border border-line bg-sunk p-5 md:px-8 md:pt-7 md:pb-7.5">
      <p className="text-sm text-muted">One thing to do next</p>
      <h2 className="mt-0.5 text-heading">{title}</h2>
      <div className="mt-3 text-sm text-ink-2">{children}</div>
      <div className="mt-5 flex flex-wrap gap-3">
        {action}
        <ButtonLink to="/practice" look={action ? 'quiet' : 'outline'}>
          Done for now
        </ButtonLink>
      </div>
    </section>
  )
}
