import { ForgotPasswordPage } from '#accounts/web/reset/ForgotPasswordPage.tsx'
import { catalogueTotals } from '#curriculum/index.ts'

export function ForgotPage() {
  return <ForgotPasswordPage catalogue={catalogueTotals} />
}
