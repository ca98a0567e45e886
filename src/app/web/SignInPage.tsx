import { AuthPage } from '#accounts/web/AuthPage.tsx'
import { catalogueTotals } from '#content/category-summaries.ts'
import { useGuestImport } from '#progress/web/GuestImport.tsx'

/** Accounts may not know progress nor the herd, so what follows a sign-in is put together here. */
export function SignInPage() {
  const importGuestTicks = useGuestImport()
  return <AuthPage catalogue={catalogueTotals} onSignedIn={importGuestTicks} />
}
