import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { useAccountActions } from '#accounts/web/use-account-actions.ts'
import { likelyKind, type Visitor } from '#accounts/web/visitor.ts'
import { Button, ButtonLink } from '#platform/ui/controls/Button.tsx'
import { Badge } from '#platform/ui/display/Badge.tsx'

const MemberCorner = lazy(async () => ({ default: (await import('./MemberCorner.tsx')).MemberCorner }))

/** Who is here: an avatar, a guest who may sign up, or the way in. */
export function VisitorCorner({ visitor }: { visitor: Visitor }) {
  const { leaveGuestModeToSignUp } = useAccountActions()
  const { pathname } = useLocation()
  const kind = likelyKind(visitor)
  const placeholder = <span className="mx-0.5 size-10 rounded-full bg-accent-soft" aria-hidden="true" />
  if (visitor.kind === 'member')
    return (
      <Suspense fallback={placeholder}>
        <MemberCorner />
      </Suspense>
    )
  if (kind === 'member') return placeholder
  if (kind === 'none') return <ButtonLink to="/auth">Sign In</ButtonLink>
  return (
    <>
      {/* On phones beside the progress, which the landing page does not have. */}
      <span className={pathname === '/landing' ? '' : 'max-md:order-10 max-md:mb-2.75 max-md:ml-2.5'}>
        <Badge>Guest</Badge>
      </span>
      <Button onClick={() => void leaveGuestModeToSignUp()} className="max-md:ml-1.5">
        Sign Up
      </Button>
    </>
  )
}
