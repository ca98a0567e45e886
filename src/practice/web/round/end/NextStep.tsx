import type { ReactNode } from 'react'

interface NextStepProps {
  readonly label?: string
  readonly title: string
  readonly children: ReactNode
  /** The one sign, and the other way. */
  readonly actions: ReactNode
}

/** At the end of a round: one thing to do. With nothing beside it, it takes the width. */
export function NextStep({ label = 'Next', title, children, actions }: NextStepProps) {
  return (
    <section
      aria-labelledby="next"
      className="group py-5 md:pt-6.5 md:pb-6 md:not-only:pr-10 md:only:flex md:only:items-center md:only:justify-between md:only:gap-10"
    >
      <div className="min-w-0 flex-1">
        <p className="text-sm font-strong text-muted">{label}</p>
        <h2 id="next" className="mt-1 mb-2 text-heading-sm leading-[1.15] md:text-heading">
          {title}
        </h2>
        <div className="max-w-[52ch] text-sm leading-normal text-ink-2 md:group-only:max-w-[68ch]">
          {children}
        </div>
      </div>
      <div className="mt-4 flex flex-none flex-wrap items-center gap-3">{actions}</div>
    </section>
  )
}
