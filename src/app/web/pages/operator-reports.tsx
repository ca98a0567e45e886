import { ReviewPage } from '#questions/web/review/ReviewPage.tsx'
import NotFoundPage from './not-found.tsx'

/** Where an operator reviews company names and reports; to all others the address is unknown. */
export default function ReportsPage() {
  return <ReviewPage notFound={<NotFoundPage />} />
}
