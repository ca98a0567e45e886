import { Link } from 'react-router'
import { PracticePage } from '#practice/web/overview/PracticePage.tsx'
import { useMixHeight } from '../companies/use-mix-height.ts'
import { CompanyField } from '../practice/CompanyField.tsx'

export function PracticeOverviewPage() {
  return (
    <>
      <PracticePage CompanyField={CompanyField} mix={useMixHeight()} />
      <p className="page pb-6 text-sm">
        <Link to="/plan" className="link inline-flex min-h-11 items-center">
          What comes next, until your interview: the plan
        </Link>
      </p>
    </>
  )
}
