import { PracticePage } from '#practice/web/overview/PracticePage.tsx'
import { useMixHeight } from '../companies/use-mix-height.ts'
import { CompanyField } from '../practice/CompanyField.tsx'

export function PracticeOverviewPage() {
  return <PracticePage CompanyField={CompanyField} mix={useMixHeight()} />
}
