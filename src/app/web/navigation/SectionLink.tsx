import { LockKeyhole } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { VisitorKind } from '#accounts/access.ts'
import { signInAddress } from '#accounts/web/intended-destination.ts'
import { type Destination, lockText } from './sections.ts'

interface SectionLinkProps {
  destination: Destination
  kind: VisitorKind
  current?: 'page' | 'true' | undefined
  /** Whether there is room to say beside a locked link what it needs. Elsewhere it is a tooltip. */
  showsReason?: boolean
  className: string
  icon?: ReactNode
}

/** A link that says before it is pressed when its page needs a sign-in, and then leads there and on. */
export function SectionLink({ destination, kind, current, showsReason, className, icon }: SectionLinkProps) {
  const { label, path, access } = destination
  const reason = lockText(access, kind)
  if (!reason)
    return (
      <Link to={path} aria-current={current} className={className}>
        {icon}
        {label}
      </Link>
    )
  return (
    <Link
      // Every other page sends people to sign in by itself; the start page shows visitors the landing page.
      to={path === '/' ? signInAddress(path) : path}
      title={showsReason ? undefined : reason}
      aria-label={showsReason ? undefined : `${label}, ${reason}`}
      className={className}
    >
      {icon}
      <span className="inline-flex items-center gap-1.5">
        {label}
        <LockKeyhole
          className={`icon text-muted ${showsReason ? '' : 'max-md:absolute max-md:top-2 max-md:left-[calc(50%+0.75rem)] max-md:size-3.5'}`}
          aria-hidden="true"
        />
      </span>
      {showsReason && <span className="ml-auto text-xs text-muted">{reason}</span>}
    </Link>
  )
}
