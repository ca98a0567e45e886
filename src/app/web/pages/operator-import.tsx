import { OperatorImportPage } from '#questions/web/import/OperatorImportPage.tsx'
import NotFoundPage from './not-found.tsx'

/** Where an operator imports company lists; to all others the address is unknown. */
export default function ImportPage() {
  return <OperatorImportPage notFound={<NotFoundPage />} />
}
