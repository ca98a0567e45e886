import { setImmediate as nextTurn } from 'node:timers/promises'
import { type Route, route } from '#platform/server/http/route.ts'
import type { Store } from '#platform/server/store/store.ts'
import { companyOfPath } from '../../import/company-of-path.ts'
import { type FileReport, operatorApi } from '../../import/import-contract.ts'
import { addUp } from '../../import/import-rules.ts'
import { importFile } from './import-file.ts'

/** Calls for operators. Everyone else gets the same 404 as for an unknown address. */
export function operatorRoutes(store: Store): readonly Route[] {
  return [
    route(operatorApi.operator, () => ({ isOperator: true as const })),
    route(operatorApi.import, async ({ body: { files, isDryRun }, exchange }) => {
      const reports: FileReport[] = []
      for (const { path, text } of files) {
        reports.push(await importFile(store, companyOfPath(path), text, { isDryRun }))
        // SQLite never leaves the event loop by itself: other requests get their turn between two files.
        await nextTurn()
      }
      if (!isDryRun) {
        const { read, added, updated } = addUp(reports)
        exchange.event('import', { files: read, added, updated })
      }
      return { reports }
    }),
  ]
}
