import { dayMs, minuteMs } from '#platform/durations.ts'
import type { Config } from '#platform/server/config.ts'
import { limited } from '#platform/server/http/errors.ts'
import type { Exchange } from '#platform/server/http/exchange.ts'
import { type Route, route } from '#platform/server/http/route.ts'
import { TokenBuckets } from '#platform/server/limits/token-buckets.ts'
import type { Store } from '#platform/server/store/store.ts'
import { practiceApi } from '../contract.ts'
import { fingerprintApi } from '../fingerprint-contract.ts'
import type { PromptBank } from '../rounds/bank.ts'
import { sharedApi } from '../shared-contract.ts'
import { answerCheck, startCheck } from './check/weekly-check.ts'
import { createProductBank } from './difficulty/product-bank.ts'
import { type ReadCompanyMix, readFingerprint } from './fingerprint/read-fingerprint.ts'
import { listRounds, readRound } from './read-rounds.ts'
import { type Practice, readStanding } from './read-standing.ts'
import { createStandingRebuilds } from './rebuild-standing.ts'
import { importAnswers, type SpendAnswers, saveAnswers } from './save-answers.ts'
import { createSharedPrompts } from './shared/shared-prompts.ts'
import { startRound } from './start-round.ts'
import { readTrial } from './trial.ts'

interface PracticeParts {
  readonly store: Store
  readonly config: Config
  readonly practice: Practice
  readonly readCompanyMix: ReadCompanyMix
}

const minutesPerDay = dayMs / minuteMs

/** @param parts with the product's own prompts by default */
export function createPractice({
  store,
  promptBank: bank = createProductBank(),
}: {
  readonly store: Store
  readonly promptBank?: PromptBank
}): Practice {
  return { store, bank, rebuilds: createStandingRebuilds(store) }
}

export function practiceRoutes({ store, config, practice, readCompanyMix }: PracticeParts): readonly Route[] {
  const { bank } = practice
  const { practiceAnswersPerDay, importPerHour } = config.limits
  const newAnswers = new TokenBuckets(practiceAnswersPerDay / minutesPerDay, practiceAnswersPerDay)
  const shared = createSharedPrompts(bank)
  const imports = new TokenBuckets(importPerHour / 60, importPerHour)
  const spendOf =
    (userId: string, exchange: Exchange): SpendAnswers =>
    (count) => {
      const seconds = newAnswers.take(userId, count)
      if (seconds > 0)
        throw limited(exchange, 'practice_answers', seconds, 'Too many answers today. Continue tomorrow.')
    }
  return [
    route(practiceApi.startRound, ({ caller, body, query }) =>
      startRound(practice, caller.userId, { ...body, ...query }, readCompanyMix),
    ),
    route(practiceApi.rounds, ({ caller, query }) => listRounds(store, caller.userId, query.before)),
    route(practiceApi.round, ({ caller, params }) => readRound(store, bank, caller.userId, params.id)),
    route(practiceApi.saveAnswers, ({ caller, body, exchange }) =>
      saveAnswers(practice, caller.userId, body, spendOf(caller.userId, exchange)),
    ),
    route(practiceApi.startCheck, ({ caller, query }) => startCheck(practice, caller.userId, query.offset)),
    route(practiceApi.answerCheck, ({ caller, params, body }) =>
      answerCheck(practice, caller.userId, params.id, body.answers),
    ),
    route(practiceApi.standing, ({ caller, query }) => readStanding(practice, caller.userId, query.offset)),
    route(fingerprintApi.read, ({ caller, query }) =>
      readFingerprint(practice, readCompanyMix, query.companies, caller?.userId),
    ),
    route(practiceApi.importAnswers, ({ caller, body, exchange }) => {
      const seconds = imports.take(caller.userId)
      if (seconds > 0)
        throw limited(
          exchange,
          'import',
          seconds,
          `Too many imports. Please wait ${Math.ceil(seconds / 60)} minutes.`,
        )
      return importAnswers(practice, caller.userId, body, spendOf(caller.userId, exchange))
    }),
    route(sharedApi.read, ({ params }) => shared.read(params.key)),
    route(sharedApi.picture, ({ params }) => shared.picture(params.key)),
    route(practiceApi.trial, () => readTrial(bank)),
  ]
}
