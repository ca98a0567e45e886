import { CompanyQuestionsPage } from '#questions/web/company-list/CompanyQuestionsPage.tsx'
import { CompanyMix } from '../companies/CompanyMix.tsx'

export function CompaniesPage() {
  return <CompanyQuestionsPage CompanyMix={CompanyMix} />
}
