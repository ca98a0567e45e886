import { OperatorImportPage } from '#questions/web/import/OperatorImportPage.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'

/** Where an operator imports company lists; to all others the address is unknown. */
export function ImportPage() {
  return <OperatorImportPage notFound={<NotFoundPage />} />
}
