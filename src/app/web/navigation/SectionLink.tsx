import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { mayOpen, type VisitorKind } from '#accounts/access.ts'
import { AccessLink } from './AccessLink.tsx'
import { type Destination, startsAsGuest } from './sections.ts'

interface SectionLinkProps {
  destination: Destination
  kind: VisitorKind
  current?: 'page' | 'true' | undefined
  /** In a menu, there is always room to say what a page needs. */
  isInMenu?: boolean
  className: string
  icon?: ReactNode
  /** After the label, for those who may open the page. */
  note?: ReactNode
}

/** A link that says before it is pressed that its page needs an account. */
export function SectionLink({
  destination,
  kind,
  current,
  isInMenu,
  className,
  icon,
  note,
}: SectionLinkProps) {
  const { label, path, access } = destination
  const needsAccount = access === 'member' && !mayOpen(access, kind)
  if (needsAccount || (startsAsGuest(destination) && kind === 'none'))
    return (
      <AccessLink path={path} kind={kind} className={className}>
        {icon}
        {label}
        {needsAccount && (
          <small className={isInMenu ? 'menu-note' : 'text-xs font-normal text-muted max-md:sr-only'}>
            {/* The space separates the words in the name of the link. */}
            {' with account'}
          </small>
        )}
      </AccessLink>
    )
  // Other pages that need a sign-in lead there by themselves.
  return (
    <Link to={path} aria-current={current} className={className}>
      {icon}
      {label}
      {note}
    </Link>
  )
}
