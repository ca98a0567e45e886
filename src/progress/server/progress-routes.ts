import type { Config } from '#platform/server/config.ts'
import { AppError, limited } from '#platform/server/http/errors.ts'
import { type Route, route } from '#platform/server/http/route.ts'
import { answerOnce } from '#platform/server/idempotency.ts'
import { TokenBuckets } from '#platform/server/limits/token-buckets.ts'
import type { Store } from '#platform/server/store/store.ts'
import { progressApi } from '../contract.ts'
import { importProgress } from './import-progress.ts'
import type { CompanyProblems } from './read-progress.ts'
import { statsOf } from './read-progress.ts'
import { saveProgress, saveSolved } from './save-solved.ts'
import { readSolved, readVersion } from './solved-problems-store.ts'

interface ProgressParts {
  readonly store: Store
  readonly config: Config
  readonly readCompanyProblems: () => Promise<CompanyProblems>
}

export function progressRoutes({ store, config, readCompanyProblems }: ProgressParts): readonly Route[] {
  const imports = new TokenBuckets(config.limits.importPerHour / 60, config.limits.importPerHour)
  return [
    route(progressApi.stats, async ({ caller, query }) => {
      if (query.userId !== undefined && query.userId !== caller.userId)
        throw new AppError('forbidden', 'You can only see your own progress.')
      return statsOf(await readSolved(store, caller.userId), await readCompanyProblems())
    }),
    route(progressApi.readSolved, async ({ caller: { userId } }) => {
      // First the version: a list that is newer than its version is read again, an older one would stay.
      const version = await readVersion(store, userId)
      return { userId, version, solved: [...(await readSolved(store, userId))] }
    }),
    route(progressApi.saveSolved, async ({ caller, body }) =>
      saveSolved(store, caller.userId, body, await readCompanyProblems()),
    ),
    route(progressApi.save, async ({ caller, body }) =>
      saveProgress(store, caller.userId, body, await readCompanyProblems()),
    ),
    route(progressApi.import, async ({ caller, body, exchange }) => {
      const seconds = imports.take(caller.userId)
      if (seconds > 0)
        throw limited(
          exchange,
          'import',
          seconds,
          `Too many imports. Please wait ${Math.ceil(seconds / 60)} minutes.`,
        )
      const companyProblems = await readCompanyProblems()
      return answerOnce(
        store,
        { userId: caller.userId, call: 'progress/import', key: exchange.idempotencyKey, body },
        (tx) => importProgress(tx, caller.userId, body.progress, companyProblems),
      )
    }),
  ]
}
