import type { ReactNode } from 'react'
import { OperatorPage } from '../OperatorPage.tsx'
import { FindReports } from './FindReports.tsx'
import { PendingCompanies } from './PendingCompanies.tsx'
import { SuspendedMembers } from './SuspendedMembers.tsx'

/** Where operators review what members report. @param notFound what everyone else sees. */
export function ReviewPage({ notFound }: { notFound: ReactNode }) {
  return (
    <OperatorPage
      title="Company names and reports"
      intro="A company name that a member types is visible to that member only, until you approve it."
      notFound={notFound}
    >
      <div className="grid max-w-column gap-12 pt-8">
        <PendingCompanies />
        <FindReports />
        <SuspendedMembers />
      </div>
    </OperatorPage>
  )
}
