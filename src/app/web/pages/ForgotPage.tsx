import { ForgotPasswordPage } from '#accounts/web/reset/ForgotPasswordPage.tsx'
import { catalogueTotals } from '#content/category-summaries.ts'

export function ForgotPage() {
  return <ForgotPasswordPage catalogue={catalogueTotals} />
}
