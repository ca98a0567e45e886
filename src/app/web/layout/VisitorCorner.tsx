import { ChevronDown } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import { Link } from 'react-router'
import { useAccountActions } from '#accounts/web/use-account-actions.ts'
import { likelyKind, type Visitor } from '#accounts/web/visitor.ts'
import { Button, ButtonLink } from '#platform/ui/controls/Button.tsx'
import { Badge } from '#platform/ui/display/Badge.tsx'
import { lazyPart } from '#platform/ui/feedback/lazy-part.ts'

// Most visitors are neither, and their pages may have 150 KB of script.
const AccountMenu = lazyPart(async () => (await import('./AccountMenu.tsx')).AccountMenu, MissingAccountMenu)
const GuestMenu = lazyPart(async () => (await import('./GuestMenu.tsx')).GuestMenu, MissingGuestMenu)

/** Who is here: an avatar, a guest who may sign up, or the way in. */
export function VisitorCorner({ visitor }: { visitor: Visitor }) {
  const { leaveGuestModeToSignUp } = useAccountActions()
  const kind = likelyKind(visitor)
  const placeholder = <span className={avatarBox}>{emptyAvatar}</span>
  if (visitor.kind === 'member')
    return (
      <Suspense fallback={placeholder}>
        <AccountMenu />
      </Suspense>
    )
  if (kind === 'member') return placeholder
  if (kind === 'none')
    return (
      <ButtonLink to="/auth" className={onPhones}>
        Sign In
      </ButtonLink>
    )
  return (
    <>
      <Suspense fallback={<MissingGuestMenu>{guestBadge}</MissingGuestMenu>}>
        <GuestMenu>{guestBadge}</GuestMenu>
      </Suspense>
      <Button onClick={() => void leaveGuestModeToSignUp()} className={onPhones}>
        Sign Up
      </Button>
    </>
  )
}

/** The page that it leads to is loaded anew, and with it the menu. */
function MissingAccountMenu() {
  return (
    <Link to="/account" reloadDocument aria-label="Account" className={avatarBox}>
      {emptyAvatar}
    </Link>
  )
}

function MissingGuestMenu({ children }: { children: ReactNode }) {
  return <span className="inline-flex min-h-11 items-center">{children}</span>
}

const avatarBox = 'grid size-11 flex-none place-items-center'
const emptyAvatar = <span aria-hidden="true" className="size-8.5 rounded-full bg-accent-soft md:size-10" />

const guestBadge = (
  <Badge>
    <span>Guest</span>
    <ChevronDown aria-hidden="true" />
  </Badge>
)

const onPhones = 'max-md:ml-1 max-md:px-3 max-xs:whitespace-nowrap'
