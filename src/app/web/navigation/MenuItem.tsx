import type { ComponentType, ReactNode, SVGProps } from 'react'
import type { VisitorKind } from '#accounts/access.ts'
import { SectionLink } from './SectionLink.tsx'
import type { Destination } from './sections.ts'

interface MenuItemProps {
  destination: Destination
  kind: VisitorKind
  pathname: string
  Icon?: ComponentType<SVGProps<SVGSVGElement>>
  /** Beside the label. */
  note?: ReactNode
}

/** A link in a menu of the navigation. */
export function MenuItem({ destination, kind, pathname, Icon, note }: MenuItemProps) {
  return (
    <li>
      <SectionLink
        destination={destination}
        kind={kind}
        current={pathname === destination.path ? 'page' : undefined}
        isInMenu
        className="menu-item"
        icon={Icon && <Icon className="icon" aria-hidden="true" />}
        note={note}
      />
    </li>
  )
}
