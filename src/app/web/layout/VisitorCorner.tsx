import { ChevronDown } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useAccountActions } from '#accounts/web/use-account-actions.ts'
import { likelyKind, type Visitor } from '#accounts/web/visitor.ts'
import { Button, ButtonLink } from '#platform/ui/controls/Button.tsx'
import { Badge } from '#platform/ui/display/Badge.tsx'

// Most visitors are neither, and their pages may have 150 KB of script.
const AccountMenu = lazy(async () => ({ default: (await import('./AccountMenu.tsx')).AccountMenu }))
const GuestMenu = lazy(async () => ({ default: (await import('./GuestMenu.tsx')).GuestMenu }))

/** Who is here: an avatar, a guest who may sign up, or the way in. */
export function VisitorCorner({ visitor }: { visitor: Visitor }) {
  const { leaveGuestModeToSignUp } = useAccountActions()
  const kind = likelyKind(visitor)
  const placeholder = (
    <span className="grid size-11 flex-none place-items-center" aria-hidden="true">
      <span className="size-8.5 rounded-full bg-accent-soft md:size-10" />
    </span>
  )
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
      <Suspense fallback={<span className="inline-flex min-h-11 items-center">{guestBadge}</span>}>
        <GuestMenu>{guestBadge}</GuestMenu>
      </Suspense>
      <Button onClick={() => void leaveGuestModeToSignUp()} className={onPhones}>
        Sign Up
      </Button>
    </>
  )
}

const guestBadge = (
  <Badge>
    <span>Guest</span>
    <ChevronDown aria-hidden="true" />
  </Badge>
)

const onPhones = 'max-md:ml-1 max-md:px-3 max-xs:whitespace-nowrap'
