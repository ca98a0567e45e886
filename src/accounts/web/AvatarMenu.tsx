import { CircleUserRound, LogOut, Mountain } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useToast } from '#platform/ui/feedback/Toast.tsx'
import { avatarInitial, displayName } from '../person.ts'
import { useAccountActions } from './use-account-actions.ts'
import { useVisitor } from './use-visitor.ts'

interface MenuLink {
  readonly label: string
  readonly to: string
}

interface AvatarMenuProps {
  /** Links above 'Log out'. */
  links?: readonly MenuLink[]
}

/** The signed-in person's menu. */
export function AvatarMenu({ links = [] }: AvatarMenuProps) {
  const visitor = useVisitor()
  const { logOut } = useAccountActions()
  const toast = useToast()
  if (visitor.kind !== 'member') return null
  const { user } = visitor

  async function leave() {
    if (await logOut()) {
      // The number on the icon of the installed product was this member's.
      navigator.clearAppBadge?.().catch(() => {})
      return
    }
    toast.show({
      title: 'Error',
      description: 'The server did not confirm that you are signed out. Please try again.',
      tone: 'destructive',
    })
  }

  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger
        aria-label={`Account menu, ${displayName(user)}`}
        className="grid size-11 flex-none place-items-center rounded-full"
      >
        <span
          aria-hidden="true"
          className="grid size-10 place-items-center rounded-full border-firm border-accent-text bg-accent-soft font-display text-base leading-none font-heavy text-accent-text"
        >
          {avatarInitial(user)}
        </span>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={6}
          collisionPadding={12}
          className="z-30 min-w-56 rounded-md border border-line bg-surface p-1.5 shadow-2"
        >
          <DropdownMenu.Label className="max-w-[min(18rem,calc(100vw-4rem))] px-3 pt-2 pb-2.5">
            <span className="block truncate text-sm font-strong">{displayName(user)}</span>
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
          <DropdownMenu.Item onSelect={() => void leave()} className={itemClass}>
            <LogOut className="icon text-muted" aria-hidden="true" />
            Log out
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

/** Keyed by the target of the link. */
const icons: Readonly<Record<string, ReactNode>> = {
  '/': <Mountain className="icon text-muted" aria-hidden="true" />,
  '/account': <CircleUserRound className="icon text-muted" aria-hidden="true" />,
}

const itemClass =
  'flex min-h-11 cursor-pointer items-center gap-2.5 rounded-sm px-3 text-sm no-underline data-highlighted:bg-surface-2 data-highlighted:text-ink focus-visible:-outline-offset-2'
