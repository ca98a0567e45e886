import { useLocation } from 'react-router'
import { rememberDestination } from '#accounts/web/intended-destination.ts'
import { ButtonLink } from '#platform/ui/controls/Button.tsx'

/** To the sign-in page, from where one comes back here. */
export function SignInAgain() {
  const { pathname } = useLocation()
  return (
    <ButtonLink to="/auth" onClick={() => rememberDestination(pathname)}>
      Sign In
    </ButtonLink>
  )
}
