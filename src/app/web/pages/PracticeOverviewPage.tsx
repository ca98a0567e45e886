import { Navigate, useLocation } from 'react-router'
import { PracticePage } from '#practice/web/overview/PracticePage.tsx'
import { readBlindPosition } from '#questions/web/blind/blind-url.ts'
import { CompanyField } from '../practice/CompanyField.tsx'

export function PracticeOverviewPage() {
  const { search, state } = useLocation()
  // Rounds of blind practice were at this address before they had one of their own.
  if (readBlindPosition(search))
    return <Navigate to={{ pathname: '/practice/blind', search }} replace state={state} />
  return <PracticePage CompanyField={CompanyField} />
}
