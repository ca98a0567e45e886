import { useOutletContext } from 'react-router'
import { AuthPage } from '#accounts/web/sign-in/AuthPage.tsx'
import type { OnSignedIn } from '#accounts/web/sign-in/use-auth-flow.ts'
import { catalogueTotals } from '#curriculum/index.ts'
import { useAutoAccept } from '#herd/web/goatmates/auto-accept.ts'
import { useGuestImport } from '#progress/web/import/GuestImport.tsx'
import { type FindRoute, signInReason } from '../navigation/find-sign-in-reason.ts'
import { guestHome } from '../preparation/newcomers.ts'

/** Accounts may not know progress nor the herd, so what follows a sign-in is put together here. */
export function SignInPage() {
  const findRoute = useOutletContext<FindRoute>()
  const importGuestTicks = useGuestImport()
  const acceptInvitations = useAutoAccept()
  const welcome: OnSignedIn = (how) => {
    acceptInvitations()
    importGuestTicks(how)
  }
  return (
    <AuthPage
      catalogue={catalogueTotals}
      findReason={(url, kind) => signInReason(url, kind, findRoute)}
      onSignedIn={welcome}
      newcomersHome={guestHome()}
    />
  )
}
