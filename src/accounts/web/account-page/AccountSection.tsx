import type { ReactNode } from 'react'
import { type AccountSectionId, titleOfSection } from './account-sections.ts'

interface AccountSectionProps {
  id: AccountSectionId
  /** A sentence or two of explanation. */
  text?: ReactNode
  /** The children are setting rows, which have lines and distances of their own. */
  hasRows?: boolean
  children: ReactNode
}

/** A section of the account page, which its list of sections leads to. */
export function AccountSection({ id, text, hasRows = false, children }: AccountSectionProps) {
  return (
    <section aria-labelledby={id} className="mt-12 first:mt-0">
      <div className="border-b border-line pb-2.5">
        <h2 id={id} tabIndex={-1} className="text-xl">
          {titleOfSection(id)}
        </h2>
        {text && <div className="mt-1 text-sm text-ink-2">{text}</div>}
      </div>
      <div className={hasRows ? '' : 'pt-5'}>{children}</div>
    </section>
  )
}
