import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { rememberDestination } from '#accounts/web/intended-destination.ts'
import type { Way } from './destinations.ts'

interface WayLinkProps {
  way: Way
  className: string
  children: ReactNode
}

/** A locked way is announced as disabled, and leads to the sign-in page all the same. */
export function WayLink({ way, className, children }: WayLinkProps) {
  return (
    <Link
      to={way.to}
      state={way.state}
      className={className}
      aria-disabled={way.isLocked || undefined}
      onClick={() => rememberWay(way)}
    >
      {children}
    </Link>
  )
}

/** Call when a way is followed: it leads on after signing in. */
export function rememberWay({ remember }: Way): void {
  if (remember !== undefined) rememberDestination(remember)
}
