import { useMatch } from 'react-router'
import { OperatorImportPage } from '#questions/web/import/OperatorImportPage.tsx'
import { ReviewPage } from '#questions/web/review/ReviewPage.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'

/** The pages for operators, in one chunk that learners never load; to all others the addresses are unknown. */
export function OperatorPages() {
  const Page = useMatch('/operator/import') ? OperatorImportPage : ReviewPage
  return <Page notFound={<NotFoundPage />} />
}
