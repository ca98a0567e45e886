import { productRoutes } from '#app/server/api/create-api.ts'
import { readConfig } from '#platform/server/config.ts'
import type { Route } from '#platform/server/http/route.ts'
import { secretsFrom } from '#platform/server/secrets.ts'
import { openSqlite } from '#platform/server/store/sqlite.ts'
import { ScriptedTutor } from '../scripted-tutor.ts'

/** Every route of the product, to enumerate them before a server runs. The handlers must not be called. */
export function mountedRoutes(): readonly Route[] {
  const outbox = { queue: async () => undefined, pretend: async () => undefined, wake: () => undefined }
  return productRoutes({
    config: readConfig({}),
    store: openSqlite(':memory:', { milliseconds: 0 }),
    secrets: secretsFrom('a secret of the tests, long enough to be one'),
    outbox,
    tutorModel: new ScriptedTutor(),
  })
}
