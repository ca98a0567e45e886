import { ResetPasswordPage } from '#accounts/web/reset/ResetPasswordPage.tsx'
import { catalogueTotals } from '#curriculum/index.ts'

export function ResetPage() {
  return <ResetPasswordPage catalogue={catalogueTotals} />
}
