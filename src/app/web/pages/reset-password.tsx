import { ResetPasswordPage } from '#accounts/web/reset/ResetPasswordPage.tsx'
import { catalogueTotals } from '#content/category-summaries.ts'

export default function ResetPage() {
  return <ResetPasswordPage catalogue={catalogueTotals} />
}
