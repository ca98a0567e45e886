import { AppError } from '#platform/server/http/errors.ts'
import { type Route, route } from '#platform/server/http/route.ts'
import type { Store } from '#platform/server/store/store.ts'
import { operatorApi } from '../../import/import-contract.ts'
import { addUp } from '../../import/import-report.ts'
import { importCompanies } from './import-companies.ts'
import { listImported, removeImported } from './remove-company.ts'

/** Calls for operators. Everyone else gets the same 404 as for an unknown address. */
export function operatorRoutes(store: Store): readonly Route[] {
  return [
    route(operatorApi.operator, () => ({ isOperator: true as const })),
    route(operatorApi.import, async ({ body: { files, isDryRun }, exchange }) => {
      const reports = await importCompanies(store, files, { isDryRun })
      if (!isDryRun) {
        const { read, added, updated, removed } = addUp(reports)
        exchange.event('import', { files: read, added, updated, removed })
      }
      return { reports: [...reports] }
    }),
    route(operatorApi.importedCompanies, async () => ({ companies: [...(await listImported(store))] })),
    route(operatorApi.removeImported, async ({ params, exchange }) => {
      const found = await removeImported(store, params.slug)
      if (!found) throw new AppError('not_found', 'Nothing was imported for this company.')
      exchange.event('import-removed', { removed: found.removed })
      return { removed: found.removed }
    }),
  ]
}
