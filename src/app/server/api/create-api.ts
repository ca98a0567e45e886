import type { FastifyInstance } from 'fastify'
import { accountRoutes } from '#accounts/server/account-routes.ts'
import { createOperators } from '#accounts/server/operators.ts'
import type { PasswordCost } from '#accounts/server/passwords/passwords.ts'
import { createIdentify } from '#accounts/server/sessions/sessions.ts'
import { herdRoutes } from '#herd/server/herd-routes.ts'
import { draftsRoutes } from '#learning/server/drafts/drafts-routes.ts'
import { learningRoutes } from '#learning/server/learning-routes.ts'
import { patternRoutes } from '#patterns/server/pattern-routes.ts'
import { planRoutes } from '#plan/server/plan-routes.ts'
import type { Config } from '#platform/server/config.ts'
import { createHttpServer, type HttpServerParts } from '#platform/server/http/http-server.ts'
import type { Route } from '#platform/server/http/route.ts'
import type { Outbox } from '#platform/server/mail/outbox.ts'
import type { Secrets } from '#platform/server/secrets.ts'
import { createReadinessCheck } from '#platform/server/store/readiness-store.ts'
import type { Store } from '#platform/server/store/store.ts'
import type { PromptBank } from '#practice/rounds/bank.ts'
import { createPractice, practiceRoutes } from '#practice/server/practice-routes.ts'
import { progressRoutes } from '#progress/server/progress-routes.ts'
import { createCatalogReader } from '#questions/server/question-catalog.ts'
import { questionRoutes } from '#questions/server/question-routes.ts'
import { reminderRoutes } from '#reminders/server/reminder-routes.ts'
import { settingsRoutes } from '#settings/server/settings-routes.ts'
import { type AnswerTiming, RunningAnswers } from '#tutor/server/conversation/running-answers.ts'
import type { TutorModel } from '#tutor/server/models/tutor-model.ts'
import { tutorRoutes } from '#tutor/server/tutor-routes.ts'
import { allPersonalData } from '../all-personal-data.ts'
import { createCompanyMixReader } from '../company-mix-reader.ts'
import { createPracticeReader } from '../practice-reader.ts'
import { apiDocumentRoutes } from './api-document-routes.ts'
import { securityRoutes, serveSecurityText } from './security-contact.ts'

export interface ApiParts extends Pick<HttpServerParts, 'logTo' | 'metrics' | 'mountPages'> {
  readonly config: Config
  readonly store: Store
  readonly secrets: Secrets
  readonly outbox: Outbox
  /** The model behind the tutor. */
  readonly tutorModel: TutorModel
  readonly answerTiming?: Partial<AnswerTiming>
  /** The product's own prompts by default. */
  readonly promptBank?: PromptBank
  /** Cost of hashing a password; the recommended one by default. */
  readonly passwordCost?: PasswordCost
}

/** Every route of the API. Each feature adds its routes here. */
export function productRoutes(parts: ApiParts, answers = new RunningAnswers(parts.store)): readonly Route[] {
  const readCatalog = createCatalogReader(parts.store)
  const readCompanyMix = createCompanyMixReader(readCatalog)
  const practice = createPractice(parts)
  const readCompanyProblems = async () => (await readCatalog()).byId
  return [
    ...accountRoutes({ ...parts, personalData: allPersonalData(parts.secrets) }),
    ...progressRoutes({ ...parts, readCompanyProblems }),
    ...learningRoutes(parts),
    ...draftsRoutes(parts),
    ...settingsRoutes({ ...parts, readCompanyNames: async () => (await readCatalog()).companyNames }),
    ...reminderRoutes({ ...parts, readPractice: createPracticeReader(practice) }),
    ...patternRoutes(parts),
    ...practiceRoutes({ ...parts, practice, readCompanyMix }),
    ...planRoutes({ ...parts, practice, readCompanies: readCompanyMix }),
    ...questionRoutes({ ...parts, readCatalog }),
    ...tutorRoutes({ ...parts, answers }),
    ...herdRoutes(parts),
    ...securityRoutes(parts),
  ]
}

export function createApi(parts: ApiParts): Promise<FastifyInstance> {
  const { config, store, secrets, logTo, metrics, mountPages } = parts
  const answers = new RunningAnswers(store, parts.answerTiming)
  const routes = productRoutes(parts, answers)
  return createHttpServer({
    config,
    routes,
    identify: createIdentify(store),
    isOperator: createOperators(store, config).isOperator,
    logKey: secrets.mac('log', 'address'),
    ready: createReadinessCheck(store),
    ...(logTo ? { logTo } : {}),
    ...(metrics ? { metrics } : {}),
    mountPages: async (app) => {
      app.addHook('preClose', () => answers.close())
      apiDocumentRoutes(app, routes, config.publicUrl)
      serveSecurityText(app, config)
      return mountPages?.(app)
    },
  })
}
