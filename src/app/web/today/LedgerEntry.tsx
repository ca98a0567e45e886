import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

interface LedgerEntryProps {
  label: string
  heading: string
  to?: string
  action?: string
  text?: string
  children?: ReactNode
}

/** One of the three things below the next step. On phones, its way on stands beside its label. */
export function LedgerEntry({ label, heading, to, action, text, children }: LedgerEntryProps) {
  return (
    <li className="relative flex flex-col border-line py-3.5 not-first:border-t md:px-7 md:py-5 md:first:pl-0 md:not-first:border-t-0 md:not-first:border-l">
      <h2 className="font-sans text-sm font-semibold tracking-normal text-ink-2">{label}</h2>
      <p className="mt-1 font-display text-lg leading-tight font-bold">{heading}</p>
      {text && <p className="mt-1 text-sm text-pretty text-ink-2">{text}</p>}
      {children}
      {to && (
        <Link
          to={to}
          className="link inline-flex min-h-11 items-center gap-2 text-sm font-semibold max-md:absolute max-md:top-0.75 max-md:right-0 md:mt-auto md:pt-2"
        >
          <span>{action}</span>
          <ArrowRight className="icon" aria-hidden="true" />
        </Link>
      )}
    </li>
  )
}
