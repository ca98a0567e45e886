import { PracticePage } from '#practice/web/overview/PracticePage.tsx'
import { CompanyField } from '../practice/CompanyField.tsx'

export function PracticeOverviewPage() {
  return <PracticePage CompanyField={CompanyField} />
}
