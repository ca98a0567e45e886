import type { Config } from '#platform/server/config.ts'
import { AppError, limited } from '#platform/server/http/errors.ts'
import { type Route, route } from '#platform/server/http/route.ts'
import { answerOnce } from '#platform/server/idempotency.ts'
import { TokenBuckets } from '#platform/server/limits/token-buckets.ts'
import type { Store } from '#platform/server/store/store.ts'
import { progressApi } from '../contract.ts'
import { importProgress } from './import-progress.ts'
import { readStats } from './read-progress.ts'
import { saveProgress } from './save-progress.ts'

export function progressRoutes({ store, config }: { store: Store; config: Config }): readonly Route[] {
  const imports = new TokenBuckets(config.limits.importPerHour / 60, config.limits.importPerHour)
  return [
    route(progressApi.stats, async ({ caller, query }) => {
      if (query.userId !== undefined && query.userId !== caller.userId)
        throw new AppError('forbidden', 'You can only see your own progress.')
      return readStats(store, caller.userId)
    }),
    route(progressApi.save, ({ caller, body }) => saveProgress(store, caller.userId, body)),
    route(progressApi.import, ({ caller, body, exchange }) => {
      const seconds = imports.take(caller.userId)
      if (seconds > 0)
        throw limited(
          exchange,
          'import',
          seconds,
          `Too many imports. Please wait ${Math.ceil(seconds / 60)} minutes.`,
        )
      return answerOnce(
        store,
        { userId: caller.userId, call: 'progress/import', key: exchange.idempotencyKey, body },
        (tx) => importProgress(tx, caller.userId, body.progress),
      )
    }),
  ]
}
