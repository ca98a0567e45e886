import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Way } from './destinations.ts'

interface WayLinkProps {
  way: Way
  className: string
  children: ReactNode
}

/** A locked way is announced as disabled; its page leads to the sign-in and on. */
export function WayLink({ way, className, children }: WayLinkProps) {
  return (
    <Link to={way.to} className={className} aria-disabled={way.isLocked || undefined}>
      {children}
    </Link>
  )
}
