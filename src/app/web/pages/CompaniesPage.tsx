import { useCallback } from 'react'
import { ShortRecall } from '#practice/web/recall/ShortRecall.tsx'
import { useStanding } from '#practice/web/use-standing.ts'
import { CompanyQuestionsPage } from '#questions/web/company-list/CompanyQuestionsPage.tsx'
import { useSettings } from '#settings/web/use-settings.ts'
import { CompanyMix } from '../companies/CompanyMix.tsx'

export function CompaniesPage() {
  const standing = useStanding()
  const { settings } = useSettings()
  const recallOf = useCallback(
    (name: string) =>
      standing && <ShortRecall pattern={standing.patterns.find(({ pattern }) => pattern === name)} />,
    [standing],
  )
  return (
    <CompanyQuestionsPage CompanyMix={CompanyMix} ownCompanies={settings?.companies} recallOf={recallOf} />
  )
}
