import { CircleUserRound, LogOut, Mountain } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { User } from '../contract.ts'
import { displayName } from '../person.ts'

export interface MenuLink {
  readonly label: string
  readonly to: string
}

interface OpenAvatarMenuProps {
  user: User
  links: readonly MenuLink[]
  trigger: ReactNode
  onLogOut: () => void
}

/** Appears open, because the click that asked for it came before its code did. */
export function OpenAvatarMenu({ user, links, trigger, onLogOut }: OpenAvatarMenuProps) {
  return (
    <DropdownMenu.Root modal={false} defaultOpen>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={6}
          collisionPadding={12}
          className="z-30 min-w-[14rem] rounded-md border border-line bg-surface p-1.5 shadow-2"
        >
          <DropdownMenu.Label className="max-w-[min(18rem,calc(100vw-4rem))] px-3 pt-2 pb-2.5">
            <span className="block truncate text-sm font-[650]">{displayName(user)}</span>
            <span className="block truncate text-xs text-muted">{user.email}</span>
          </DropdownMenu.Label>
          <DropdownMenu.Separator className="-mx-1.5 mb-1.5 border-t border-line" />
          {links.map(({ label, to }) => (
            <DropdownMenu.Item key={to} asChild className={itemClass}>
              <Link to={to}>
                {icons[to]}
                {label}
              </Link>
            </DropdownMenu.Item>
          ))}
          <DropdownMenu.Item onSelect={onLogOut} className={itemClass}>
            <LogOut className="icon text-muted" aria-hidden="true" />
            Log out
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

/** By where a link leads. */
const icons: Readonly<Record<string, ReactNode>> = {
  '/': <Mountain className="icon text-muted" aria-hidden="true" />,
  '/account': <CircleUserRound className="icon text-muted" aria-hidden="true" />,
}

const itemClass =
  'flex min-h-11 cursor-pointer items-center gap-2.5 rounded-sm px-3 text-sm no-underline data-highlighted:bg-surface-2 data-highlighted:text-ink focus-visible:-outline-offset-2'
