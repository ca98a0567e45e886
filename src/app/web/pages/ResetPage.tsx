import { ResetPasswordPage } from '#accounts/web/reset/ResetPasswordPage.tsx'
import { catalogueTotals } from '#content/category-summaries.ts'

export function ResetPage() {
  return <ResetPasswordPage catalogue={catalogueTotals} />
}
